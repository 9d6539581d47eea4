import { retention, type ForgottenKind, retentionKinds } from 'contract/rules/retention'
import { type SQL, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import {
  makeAdmin,
  makeDataRequests,
  makeFreelancer,
  makeInboxMessages,
  makeSubscription,
} from '../../seed/make.ts'
import { forgetWhatIsOld } from './service-retention.ts'

const api = testApi()

/** One row of each kind, at a time: what writes it, and what reads whether it is there. */
type Row = { write: (at: Date) => SQL; kept: SQL }
const count = (from: SQL): SQL => sql`SELECT count(*)::integer AS kept FROM ${from}`
let supplierId = 0
let accountId = 0

const rows: Record<Exclude<ForgottenKind, 'conversations' | 'photos'>, Row> = {
  contacts: {
    write: (at) => sql`
      INSERT INTO contact_requests (supplier_id, nome, email, telefone, day, created_at)
      VALUES (${supplierId}, 'Rui', ${`${at.getTime()}@example.com`}, '1', ${at.toISOString().slice(0, 10)}, ${at})`,
    kept: count(sql`contact_requests`),
  },
  referrals: {
    write: (at) => sql`
      INSERT INTO referrals (nome_indicador, email_indicado, telefone_indicado,
        empresa_freelancer_indicada, created_at)
      VALUES ('Rui', ${`${at.getTime()}@example.com`}, '1', 'Luz', ${at})`,
    kept: count(sql`referrals`),
  },
  reports: {
    write: (at) => sql`
      INSERT INTO reports (supplier_id, motivo, texto, status, created_at, closed_at)
      VALUES (${supplierId}, 'Outro', 'Texto', 'descartada', '2020-01-01', ${at})`,
    kept: count(sql`reports`),
  },
  reviews: {
    write: (at) => sql`
      INSERT INTO reviews (supplier_id, nome, email, contato, qualidade, prazo, texto, status, created_at)
      VALUES (${supplierId}, 'Rui', ${`${at.getTime()}@example.com`}, 5, 5, 5, 'Texto', 'publicada', ${at})`,
    kept: count(sql`reviews`),
  },
  needs: {
    write: (at) => sql`
      INSERT INTO needs (titulo, descricao, categoria, cidade, estado, prazo, tipo, nome, email,
        telefone, created_at, expires_at)
      VALUES ('Luvas', 'Luvas', 'odontologia', 'Recife', 'PE', '2026-12-01', 'Ambos', 'Rui',
        'rui@example.com', '1', ${at}, ${at})`,
    kept: count(sql`needs`),
  },
  consents: {
    write: (at) => sql`
      INSERT INTO consents (purpose, version, email, given_at, revoked_at)
      VALUES ('contato', '1', 'rui@example.com', '2015-01-01', ${at})`,
    kept: count(sql`consents`),
  },
  mails: {
    write: (at) => sql`
      INSERT INTO mail_outbox (recipient, subject, body_text, body_html, sent_at)
      VALUES ('rui@example.com', 'S', 'T', 'H', ${at})`,
    kept: count(sql`mail_outbox`),
  },
  sessions: {
    write: (at) => sql`
      INSERT INTO sessions (token_hash, account_id, created_at)
      VALUES (${String(at.getTime())}, ${accountId}, ${at})`,
    kept: count(sql`sessions`),
  },
  devices: {
    write: (at) => sql`
      INSERT INTO known_devices (token_hash, account_id, last_used_at)
      VALUES (${String(at.getTime())}, ${accountId}, ${at})`,
    kept: count(sql`known_devices`),
  },
  codes: {
    write: (at) => sql`
      INSERT INTO email_codes (email, purpose, browser, network, code_hash, sent_at, expires_at)
      VALUES (${`${at.getTime()}@example.com`}, 'signup', 'b', 'n', 'h', ${at}, ${at})`,
    kept: count(sql`email_codes`),
  },
  // These six carry their end: written when they are made, a period before it.
  secondSteps: {
    write: (at) => sql`
      INSERT INTO second_steps (token_hash, account_id, expires_at)
      VALUES (${String(at.getTime())}, ${accountId}, ${end(at, 'secondSteps')})`,
    kept: count(sql`second_steps`),
  },
  identityProofs: {
    write: (at) => sql`
      WITH opened AS (
        INSERT INTO sessions (token_hash, account_id)
        VALUES (${`proved ${at.getTime()}`}, ${accountId}) RETURNING id)
      INSERT INTO identity_proofs (token_hash, session_id, expires_at)
      SELECT ${String(at.getTime())}, id, ${end(at, 'identityProofs')} FROM opened`,
    kept: count(sql`identity_proofs`),
  },
  signIns: {
    write: (at) => sql`
      INSERT INTO sign_ins (state_hash, browser, provider, expires_at)
      VALUES (${String(at.getTime())}, 'b', 'google', ${end(at, 'signIns')})`,
    kept: count(sql`sign_ins`),
  },
  waitingIdentities: {
    write: (at) => sql`
      INSERT INTO waiting_identities (browser, provider, subject, email_hash, expires_at)
      VALUES (${String(at.getTime())}, 'google', 's', 'h', ${end(at, 'waitingIdentities')})`,
    kept: count(sql`waiting_identities`),
  },
  invites: {
    write: (at) => sql`
      INSERT INTO invites (account_id, token_hash, expires_at)
      VALUES ((SELECT id FROM accounts WHERE tipo = 'Admin' AND id NOT IN
        (SELECT account_id FROM invites) LIMIT 1), ${String(at.getTime())}, ${end(at, 'invites')})`,
    kept: count(sql`invites`),
  },
  limits: {
    write: (at) => sql`
      INSERT INTO throttles (key, hits, resets_at)
      VALUES (${String(at.getTime())}, 1, ${end(at, 'limits')})`,
    kept: count(sql`throttles WHERE length(key) < 20`),
  },
  visits: {
    write: (at) => sql`
      INSERT INTO access_visits (supplier_id, visitor, counted_at)
      VALUES (${supplierId}, ${String(at.getTime())}, ${at})`,
    kept: count(sql`access_visits`),
  },
  searches: {
    write: (at) => sql`
      INSERT INTO search_log (day, term) VALUES (${at.toISOString().slice(0, 10)}, 'gaze')`,
    kept: count(sql`search_log`),
  },
  paymentEvents: {
    write: (at) => sql`
      INSERT INTO payment_events (id, provider, type, outcome, body, created_at, received_at)
      VALUES (${String(at.getTime())}, 'stripe', 'x', 'applied', '{"email": "rui"}', ${at}, ${at})`,
    kept: count(sql`payment_events WHERE body <> '{}'`),
  },
  invoices: {
    write: (at) => sql`
      INSERT INTO invoices (id, subscription_id, status, amount, period_from, period_until, created_at)
      SELECT ${String(at.getTime())}, id, 'paid', 1, ${at}, ${at}, ${at} FROM subscriptions`,
    kept: count(sql`invoices WHERE amount = 1`),
  },
  requests: {
    write: (at) => sql`
      INSERT INTO data_requests (kind, nome, email, texto, status, answered_at, created_at, due_at)
      VALUES ('outro', 'Rui', 'rui@example.com', 'Texto', 'atendido', ${at}, '2015-01-01', '2015-01-16')`,
    kept: count(sql`data_requests`),
  },
  audit: {
    write: (at) => sql`
      INSERT INTO audit_log (at, admin_id, action, subject_kind, subject_id, before, after)
      VALUES (${at}, 1, 'supplier.edit', 'supplier', 1, '{}', '{"nome": "Rui"}')`,
    kept: count(sql`audit_log`),
  },
}

const end = (at: Date, kind: ForgottenKind) =>
  new Date(at.getTime() + retention[kind].seconds * 1000)

const forget = () => forgetWhatIsOld(api.parts)
async function kept({ kept: question }: Row): Promise<number> {
  const { rows: found } = await api.db.execute<{ kept: number }>(question)
  return found[0]?.kept ?? 0
}

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'bia@example.com' })
  await makeAdmin(api.db, { email: 'rui@example.com' })
  const { account, supplier } = await makeFreelancer(api.db, { plan: 'MKTPRO' })
  supplierId = supplier.id
  accountId = account.id
  const since = new Date('2026-11-01T09:00:00Z')
  await makeSubscription(api.db, supplier, { period: 'month', since, now: api.clock.now() })
})

// A day counts from its midnight where only the day is kept.
const grain = (kind: string) => (kind === 'searches' ? 24 * 60 * 60 : 60)

test.each(Object.entries(rows))(
  '%s: kept to the end of the period, and no longer',
  async (kind, row) => {
    const now = api.clock.now().getTime()
    const { seconds } = retention[kind as ForgottenKind]
    await api.db.execute(row.write(new Date(now - (seconds - grain(kind)) * 1000)))
    await api.db.execute(row.write(new Date(now - (seconds + grain(kind)) * 1000)))
    expect(await kept(row)).toBe(2)
    await forget()
    expect(await kept(row)).toBe(1)
    await forget()
    expect(await kept(row)).toBe(1)
  },
)

test('conversations: 180 days after the last message, with all that belongs to them', async () => {
  const created_at = api.clock.now()
  const left = { nome: 'Rui', email: 'rui@example.com', telefone: '(11) 4000-2026', texto: 'Oi' }
  await makeInboxMessages(api.db, [{ ...left, created_at }])
  const tables = retention.conversations.tables.filter((name) => name !== 'chat_attendances')
  const rest = async () => {
    const counts = tables.map((name) =>
      api.db.execute(count(sql.identifier(name) as unknown as SQL)),
    )
    return (await Promise.all(counts)).map(({ rows: [row] }) => row?.kept)
  }
  api.clock.advance(retention.conversations.seconds - 60)
  await forget()
  expect(await rest()).toEqual([1, 1, 1])
  api.clock.advance(120)
  await forget()
  expect(await rest()).toEqual([0, 0, 0])
})

test('photos: an hour after nobody uses them, with their files', async () => {
  const photo = 'e'.repeat(32)
  await api.parts.files.put(`${photo}/320.webp`, Buffer.from('x'), 'image/webp')
  await api.db.execute(
    sql`INSERT INTO photos (hash, created_at) VALUES (${photo}, ${api.clock.now()})`,
  )
  api.clock.advance(retention.photos.seconds - 60)
  await forget()
  expect(await api.parts.files.get(`${photo}/320.webp`)).not.toBeNull()
  api.clock.advance(120)
  await forget()
  expect(await api.parts.files.get(`${photo}/320.webp`)).toBeNull()
})

test('what still waits or belongs to an account is kept, however old', async () => {
  const old = new Date('2015-01-01T00:00:00Z')
  await api.db.execute(sql`
    INSERT INTO reports (supplier_id, motivo, texto, created_at)
    VALUES (${supplierId}, 'Outro', 'Texto', ${old})`)
  await api.db.execute(sql`
    INSERT INTO consents (purpose, version, email, account_id, given_at)
    VALUES ('termos', '1', 'rui@example.com', ${accountId}, ${old})`)
  await makeDataRequests(api.db, [{ created_at: old }])
  await forget()
  expect(await kept(rows.reports)).toBe(1)
  expect(await kept(rows.consents)).toBe(1)
  expect(await kept(rows.requests)).toBe(1)
})

test('the audit log lets nothing younger than five years go, whoever asks', async () => {
  await api.db.execute(rows.audit.write(new Date()))
  const error = await api.db.execute(sql`SELECT audit_age(now())`).catch((thrown: Error) => thrown)
  expect(String((error as Error).cause)).toContain('append-only')
})

test('what cannot be forgotten keeps nothing else', async () => {
  await api.db.execute(rows.audit.write(new Date('2000-01-01T00:00:00Z')))
  await api.db.execute(rows.contacts.write(new Date('2000-01-01T00:00:00Z')))
  const broken = { ...api.parts.files, delete: () => Promise.reject(new Error('disk away')) }
  const photo = 'd'.repeat(32)
  await api.db.execute(
    sql`INSERT INTO photos (hash, created_at) VALUES (${photo}, ${new Date('2026-01-01')})`,
  )
  await forgetWhatIsOld({ ...api.parts, files: broken })
  api.expectLogged('retention failed')
  expect(await kept(rows.audit)).toBe(0)
  expect(await kept(rows.contacts)).toBe(0)
})

test('every table of the database has a row, or speaks of nobody', async () => {
  const { rows: found } = await api.db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  )
  const ofNobody = ['schema_migrations', 'settings']
  const known = [...retentionKinds.flatMap((kind) => [...retention[kind].tables]), ...ofNobody]
  expect(found.map(({ name }) => name)).toEqual(known.sort())
})
