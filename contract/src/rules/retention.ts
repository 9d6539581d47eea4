const minute = 60
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

type Unit = 'year' | 'day' | 'hour' | 'minute'
type Row = {
  by: 'job' | 'account' | 'nobody' | 'operator'
  seconds?: number
  tables: readonly string[]
}

/**
 * How long every kind of data is kept: the server's job enforces it (`job`), the privacy policy shows it.
 * The others have no period of their own: they go with the account (`account`), stay because they
 * are nobody's (`nobody`), or are in the hands of whoever runs the server (`operator`). `tables` are
 * those of the database; each stands in one row.
 */
export const retention = {
  account: {
    by: 'account',
    tables: [
      'account_identities',
      'accounts',
      'checkouts',
      'companies',
      'lead_settings',
      'passkeys',
      'payment_customers',
      'recovery_codes',
      'sandbox_ledgers',
      'search_answers',
      'search_documents',
      'second_factors',
      'supplier_addresses',
      'supplier_pages',
      'supplier_records',
      'suppliers',
    ],
  },
  conversations: {
    by: 'job',
    seconds: 180 * day,
    tables: ['chat_attendances', 'chat_conversations', 'chat_messages', 'inbox_messages'],
  },
  contacts: {
    by: 'job',
    seconds: 2 * year,
    tables: ['contact_requests', 'lead_entries', 'review_invites'],
  },
  referrals: { by: 'job', seconds: year, tables: ['referrals'] },
  reports: { by: 'job', seconds: 2 * year, tables: ['reports'] },
  reviews: { by: 'job', seconds: 5 * year, tables: ['review_reports', 'reviews'] },
  needs: {
    by: 'job',
    seconds: year,
    tables: ['need_notices', 'needs', 'proposal_messages', 'proposals'],
  },
  consents: { by: 'job', seconds: 5 * year, tables: ['consents'] },
  mails: { by: 'job', seconds: 7 * day, tables: ['mail_outbox'] },
  sessions: { by: 'job', seconds: 14 * day, tables: ['sessions'] },
  devices: { by: 'job', seconds: 180 * day, tables: ['known_devices'] },
  codes: { by: 'job', seconds: day, tables: ['email_codes'] },
  secondSteps: { by: 'job', seconds: 10 * minute, tables: ['passkey_challenges', 'second_steps'] },
  identityProofs: { by: 'job', seconds: 10 * minute, tables: ['identity_proofs'] },
  signIns: { by: 'job', seconds: 10 * minute, tables: ['sign_ins'] },
  waitingIdentities: { by: 'job', seconds: hour, tables: ['waiting_identities'] },
  invites: { by: 'job', seconds: day, tables: ['invites'] },
  limits: { by: 'job', seconds: 30 * day, tables: ['throttles'] },
  photos: {
    by: 'job',
    seconds: hour,
    tables: ['need_files', 'photo_removals', 'photos', 'supplier_page_files'],
  },
  visits: { by: 'job', seconds: 30 * minute, tables: ['access_visits'] },
  searches: { by: 'job', seconds: 400 * day, tables: ['keyword_days', 'search_log'] },
  paymentEvents: { by: 'job', seconds: 90 * day, tables: ['payment_events'] },
  // Five years count from the year after the payment.
  invoices: { by: 'job', seconds: 6 * year, tables: ['invoices', 'subscriptions'] },
  audit: { by: 'job', seconds: 5 * year, tables: ['audit_log'] },
  requests: { by: 'job', seconds: 2 * year, tables: ['data_requests'] },
  // A hash that leads back to nobody.
  refusals: { by: 'nobody', tables: ['contact_refusals', 'mail_refusals'] },
  counts: {
    by: 'nobody',
    tables: [
      'access_days',
      'access_totals',
      'search_dismissals',
      'search_synonyms',
      'search_words',
    ],
  },
  backups: { by: 'operator', seconds: 28 * day, tables: [] },
} as const satisfies Record<string, Row>

export type RetentionKind = keyof typeof retention
export const retentionKinds = Object.keys(retention) as RetentionKind[]

/** What the job forgets. */
export type ForgottenKind = {
  [Kind in RetentionKind]: (typeof retention)[Kind] extends { by: 'job' } ? Kind : never
}[RetentionKind]

/** What is older than this is kept no longer. */
export const keptSince = (kind: ForgottenKind, now: Date): Date =>
  new Date(now.getTime() - retention[kind].seconds * 1000)

const sizes = { year, day, hour, minute } satisfies Record<Unit, number>

/** The period in the largest unit that counts it whole. */
export function periodOf(seconds: number): { count: number; unit: Unit } {
  const units = Object.keys(sizes) as Unit[]
  const unit = units.find((name) => seconds % sizes[name] === 0) ?? 'minute'
  return { count: seconds / sizes[unit], unit }
}
