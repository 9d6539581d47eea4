import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/**
 * The tables as queries see them. The migrations make them; schema.test.ts holds both equal.
 * Column names are the wire's names, so that no layer renames anything.
 */
export const entityId = pgSequence('entity_id')
const nextEntityId = sql`nextval('entity_id')`
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const accounts = pgTable('accounts', {
  id: integer().primaryKey().default(nextEntityId),
  tipo: text({ enum: ['Freelancer', 'PF', 'Admin'] }).notNull(),
  email: text().notNull(),
  password_hash: text().notNull(),
  password_changed_at: instant('password_changed_at').notNull().defaultNow(),
  nome: text().notNull(),
  cpf: text(),
  telefone: text(),
  nascimento: text(),
  empresa_trabalha: text(),
  cidade: text(),
  estado: text(),
  disabled_at: instant('disabled_at'),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  pending_email: text(),
  pending_email_until: instant('pending_email_until'),
  version: integer().notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const suppliers = pgTable('suppliers', {
  id: integer().primaryKey().default(nextEntityId),
  account_id: integer().notNull(),
  kind: text({ enum: ['Freelancer', 'Empresa'] }).notNull(),
  nome: text().notNull(),
  slug: text().notNull(),
  descricaoServico: text().notNull().default(''),
  com_oque_trabalha: text(),
  site: text(),
  linkedin: text(),
  cep: text(),
  logradouro: text(),
  numero: text(),
  bairro: text(),
  complemento: text(),
  cidade: text().notNull().default(''),
  estado: text().notNull().default(''),
  atende_em: text().array().notNull().default([]),
  certificados: text().array().notNull().default([]),
  categorias: text().array().notNull().default([]),
  categorias_origem: text({ enum: ['proposta', 'escolha'] }),
  atorizacoes: text(),
  marketplace: boolean().notNull().default(false),
  termos_aceitos: boolean().notNull().default(false),
  politicas_aceitas: boolean().notNull().default(false),
  status: boolean().notNull().default(true),
  suspended_at: instant('suspended_at'),
  suspended_reason: text(),
  plan: text({ enum: ['MKTFREE', 'MKTBASIC', 'MKTPRO', 'MKTCORP'] })
    .notNull()
    .default('MKTFREE'),
  photo: text(),
  review_count: integer().notNull().default(0),
  review_average: doublePrecision(),
  version: integer().notNull().default(1),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

/** Neither switched off, suspended nor of a disabled account. */
const activeAs = (s: string, a: string) =>
  `(${s}.status AND ${s}.suspended_at IS NULL AND ${a}.disabled_at IS NULL)`
/** Shown in the directory, in a query that calls suppliers and accounts so. */
export const isVisibleAs = (s: string, a: string) =>
  sql<boolean>`${sql.raw(`(${s}.marketplace AND ${activeAs(s, a)})`)}`

/** With both tables in the query. */
export const isActive = sql<boolean>`${sql.raw(activeAs('suppliers', 'accounts'))}`
export const isVisible = isVisibleAs('suppliers', 'accounts')

export const companies = pgTable('companies', {
  id: integer().primaryKey(),
  cnpj: text().notNull(),
  razao_social: text().notNull(),
  cnae_primario: text().notNull(),
  cnae_secundario: text(),
  segmento_empresa: text(),
  tipo_negocio: text(),
  inscricao_municipal: text(),
  outras_infos: text(),
  telefone_empresa: text(),
  whatsapp_empresa: text(),
})

export const sessions = pgTable('sessions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  token_hash: text().notNull(),
  account_id: integer().notNull(),
  user_agent: text().notNull().default(''),
  created_at: instant('created_at').notNull().defaultNow(),
  last_seen_at: instant('last_seen_at').notNull().defaultNow(),
})

export const identityProofs = pgTable('identity_proofs', {
  token_hash: text().primaryKey(),
  session_id: integer().notNull(),
  expires_at: instant('expires_at').notNull(),
})

export const referrals = pgTable('referrals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  nome_indicador: text().notNull(),
  email_indicado: text(),
  telefone_indicado: text().notNull(),
  empresa_freelancer_indicada: text().notNull(),
  status: text({ enum: ['aguardando', 'contactado', 'recusado'] })
    .notNull()
    .default('aguardando'),
  notice_hash: text(),
  refusal_hash: text(),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const contactRefusals = pgTable('contact_refusals', {
  email_hash: text().primaryKey(),
  created_at: instant('created_at').notNull(),
})

export const contactRequests = pgTable('contact_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  mensagem: text(),
  day: date().notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
  term: text(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['novo', 'contato', 'proposta', 'ganho', 'perdido'] })
    .notNull()
    .default('novo'),
  version: integer().notNull().default(1),
  answered_at: instant('answered_at'),
  remind_on: date(),
  reminded_at: instant('reminded_at'),
  offered_at: instant('offered_at'),
})

export const leadEntries = pgTable('lead_entries', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  contact_request_id: integer().notNull(),
  kind: text({ enum: ['nota', 'resposta'] }).notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
})

export const reviewInvites = pgTable('review_invites', {
  contact_request_id: integer().primaryKey(),
  token_hash: text().notNull(),
  sent_at: instant('sent_at').notNull(),
})

export const reviews = pgTable('reviews', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  contact_request_id: integer(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: smallint().notNull(),
  qualidade: smallint().notNull(),
  prazo: smallint().notNull(),
  texto: text().notNull(),
  status: text({ enum: ['publicada', 'espera', 'removida'] }).notNull(),
  created_at: instant('created_at').notNull(),
  answer: text(),
  answered_at: instant('answered_at'),
  decision: text({ enum: ['manter', 'remover'] }),
  decision_reason: text(),
  decision_note: text(),
  decided_at: instant('decided_at'),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
})

export const reviewReports = pgTable('review_reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  review_id: integer().notNull(),
  motivo: text().notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
})

export const leadSettings = pgTable('lead_settings', {
  supplier_id: integer().primaryKey(),
  weekly: boolean().notNull().default(true),
  summed_up_until: date(),
  needs: boolean().notNull().default(true),
  needs_seen_id: integer().notNull().default(0),
})

export const needs = pgTable('needs', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  categoria: text().notNull(),
  quantidade: text().notNull().default(''),
  cidade: text().notNull(),
  estado: text().notNull(),
  prazo: date().notNull(),
  licencas: text().array().notNull().default([]),
  tipo: text({ enum: ['Ambos', 'Freelancer', 'Empresa'] }).notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['aberta', 'vencida', 'aceita', 'encerrada', 'removida'] })
    .notNull()
    .default('aberta'),
  created_at: instant('created_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  warned_at: instant('warned_at'),
  removed_reason: text({
    enum: ['propaganda', 'dados-pessoais', 'ofensa', 'duplicada', 'fora-do-tema', 'outro'],
  }),
  removed_note: text(),
})

export const proposals = pgTable('proposals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  need_id: integer().notNull(),
  supplier_id: integer().notNull(),
  place: smallint().notNull(),
  texto: text().notNull(),
  preco_centavos: integer().notNull(),
  preco_por: text({ enum: ['total', 'unidade', 'mes', 'hora'] }).notNull(),
  validade: date().notNull(),
  entrega_dias: integer().notNull(),
  status: text({ enum: ['enviada', 'aceita', 'recusada'] })
    .notNull()
    .default('enviada'),
  decline_reason: text({
    enum: ['preco', 'prazo', 'requisitos', 'outra-proposta', 'desistencia', 'outro'],
  }),
  decline_text: text(),
  shared_at: instant('shared_at'),
  news: boolean().notNull().default(false),
  created_at: instant('created_at').notNull(),
})

export const proposalMessages = pgTable('proposal_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  proposal_id: integer().notNull(),
  author: text({ enum: ['comprador', 'fornecedor'] }).notNull(),
  texto: text().notNull(),
  created_at: instant('created_at').notNull(),
})

/** Stored files of needs and proposals. */
export const needFiles = pgTable('need_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  file: text().notNull(),
  name: text().notNull(),
  bytes: integer().notNull(),
  sender: text().notNull(),
  used: boolean().notNull().default(false),
  need_id: integer(),
  proposal_id: integer(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})

export const accessDays = pgTable(
  'access_days',
  {
    supplier_id: integer().notNull(),
    day: date().notNull(),
    term: text().notNull().default(''),
    city: text().notNull().default(''),
    state: text().notNull().default(''),
    accesses: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.supplier_id, table.day, table.term, table.city, table.state] }),
  ],
)

export const accessTotals = pgTable(
  'access_totals',
  {
    supplier_id: integer().notNull(),
    day: date().notNull(),
    accesses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier_id, table.day] })],
)

export const accessVisits = pgTable(
  'access_visits',
  {
    supplier_id: integer().notNull(),
    visitor: text().notNull(),
    counted_at: instant('counted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.supplier_id, table.visitor] })],
)

export const auditLog = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  admin_id: integer().notNull(),
  action: text().notNull(),
  subject_kind: text().notNull(),
  subject_id: integer().notNull(),
  before: jsonb().notNull(),
  after: jsonb().notNull(),
  view_key: text(),
})

export const searchLog = pgTable(
  'search_log',
  {
    day: date().notNull(),
    term: text().notNull(),
    searches: integer().notNull().default(1),
    found_nothing: integer().notNull().default(0),
    only_similar: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
)

export const keywordDays = pgTable(
  'keyword_days',
  {
    category: text().notNull(),
    day: date().notNull(),
    state: text().notNull(),
    term: text().notNull(),
    shown: text().notNull(),
    searches: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.category, table.day, table.state, table.term] })],
)

export const searchSynonyms = pgTable('search_synonyms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  words: text().array().notNull(),
})

export const searchAnswers = pgTable('search_answers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  term: text().notNull(),
  term_key: text().notNull(),
  supplier_id: integer().notNull(),
})

export const searchDismissals = pgTable('search_dismissals', {
  term: text().primaryKey(),
  day: date().notNull(),
})

const paidPlan = ['MKTBASIC', 'MKTPRO', 'MKTCORP'] as const
const anyPlan = ['MKTFREE', ...paidPlan] as const
const billingPeriod = ['month', 'year'] as const
const paymentProvider = ['stripe', 'sandbox'] as const

export const paymentCustomers = pgTable('payment_customers', {
  customer_id: text().primaryKey(),
  supplier_id: integer().notNull(),
  provider: text({ enum: paymentProvider }).notNull(),
  ticket: integer().notNull().default(0),
  applied_ticket: integer().notNull().default(0),
  created_at: instant('created_at').notNull().defaultNow(),
})

export const checkouts = pgTable('checkouts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  customer_id: text().notNull(),
  plan: text({ enum: paidPlan }).notNull(),
  period: text({ enum: billingPeriod }).notNull(),
  price_id: text().notNull(),
  session_id: text(),
  url: text(),
  status: text({ enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  expires_at: instant('expires_at').notNull(),
  created_at: instant('created_at').notNull().defaultNow(),
})

export const subscriptions = pgTable('subscriptions', {
  id: text().primaryKey(),
  supplier_id: integer(),
  customer_id: text().notNull(),
  price_id: text().notNull(),
  plan: text({ enum: paidPlan }).notNull(),
  period: text({ enum: billingPeriod }).notNull(),
  status: text({ enum: ['incomplete', 'active', 'past_due', 'ended'] }).notNull(),
  started_at: instant('started_at').notNull(),
  period_end: instant('period_end').notNull(),
  next_amount: integer().notNull(),
  ends_at: instant('ends_at'),
  ended_at: instant('ended_at'),
  plan_in_force: text({ enum: anyPlan }).notNull(),
  state: text({ enum: ['pending', 'active', 'past_due', 'ending', 'ended'] }).notNull(),
  valid_until: instant('valid_until'),
  grace_until: instant('grace_until'),
  reminded_at: instant('reminded_at'),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
})

export const invoices = pgTable('invoices', {
  id: text().primaryKey(),
  subscription_id: text().notNull(),
  number: text(),
  plan: text({ enum: paidPlan }),
  status: text({ enum: ['open', 'paid', 'void'] }).notNull(),
  amount: integer().notNull(),
  refunded: integer().notNull().default(0),
  credit_settled_at: instant('credit_settled_at'),
  period_from: instant('period_from').notNull(),
  period_until: instant('period_until').notNull(),
  paid_at: instant('paid_at'),
  url: text(),
  lines: jsonb().$type<StoredLine[]>().notNull().default([]),
  credit_used: integer().notNull().default(0),
  credit_kept: integer().notNull().default(0),
  created_at: instant('created_at').notNull(),
})

type StoredLine = {
  plan: (typeof paidPlan)[number] | null
  period: (typeof billingPeriod)[number] | null
  amount: number
  from: string
  until: string
}

export const paymentEvents = pgTable('payment_events', {
  id: text().primaryKey(),
  provider: text({ enum: paymentProvider }).notNull(),
  type: text().notNull(),
  outcome: text({ enum: ['applied', 'ignored'] }).notNull(),
  customer_id: text(),
  body: jsonb().notNull(),
  created_at: instant('created_at').notNull(),
  received_at: instant('received_at').notNull().defaultNow(),
})

export const photos = pgTable('photos', {
  hash: text().primaryKey(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})

export const photoRemovals = pgTable('photo_removals', {
  supplier_id: integer().primaryKey(),
  photo: text().notNull(),
  removed_at: instant('removed_at').notNull(),
})

export const supplierPages = pgTable('supplier_pages', {
  supplier_id: integer().primaryKey(),
  draft: jsonb().notNull(),
  published: jsonb(),
  version: integer().notNull().default(1),
  saved_at: instant('saved_at').notNull(),
  published_at: instant('published_at'),
})

export const supplierPageFiles = pgTable('supplier_page_files', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer(),
  file: text().notNull(),
  kind: text({ enum: ['picture', 'document'] }).notNull(),
  bytes: integer().notNull(),
  created_at: instant('created_at').notNull(),
  removing_at: instant('removing_at'),
})

export const supplierAddresses = pgTable('supplier_addresses', {
  slug: text().primaryKey(),
  supplier_id: integer().notNull(),
  left_at: instant('left_at').notNull(),
})

/** Kept by triggers (0062_records.sql): nothing here writes it. */
export const supplierRecords = pgTable('supplier_records', {
  supplier_id: integer().primaryKey(),
  kind: text().notNull(),
  plan: text().notNull(),
  estado: text().notNull(),
  active: boolean().notNull(),
  sort_name: text().notNull(),
  sort_city: text().notNull(),
  words: text().notNull(),
})

export const reports = pgTable('reports', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  supplier_id: integer().notNull(),
  motivo: text().notNull(),
  texto: text().notNull(),
  email: text(),
  status: text({ enum: ['aberta', 'procedente', 'descartada'] })
    .notNull()
    .default('aberta'),
  note: text(),
  created_at: instant('created_at').notNull(),
  closed_at: instant('closed_at'),
})

export const secondFactors = pgTable('second_factors', {
  account_id: integer().primaryKey(),
  secret: text().notNull(),
  enabled_at: instant('enabled_at'),
  last_step: bigint({ mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable('recovery_codes', {
  code_hash: text().primaryKey(),
  account_id: integer().notNull(),
  used_at: instant('used_at'),
})

export const passkeys = pgTable('passkeys', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  account_id: integer().notNull(),
  credential_id: text().notNull(),
  public_key: text().notNull(),
  counter: bigint({ mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  name: text().notNull(),
  created_at: instant('created_at').notNull(),
  last_used_at: instant('last_used_at'),
})

export const passkeyChallenges = pgTable('passkey_challenges', {
  holder: text().primaryKey(),
  challenge: text().notNull(),
  expires_at: instant('expires_at').notNull(),
})

export const knownDevices = pgTable('known_devices', {
  token_hash: text().primaryKey(),
  account_id: integer().notNull(),
  last_used_at: instant('last_used_at').notNull(),
})

const identityProvider = () => text({ enum: ['google', 'linkedin'] })

export const accountIdentities = pgTable(
  'account_identities',
  {
    provider: identityProvider().notNull(),
    subject: text().notNull(),
    account_id: integer().notNull(),
    email: text().notNull(),
    linked_at: instant('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] })],
)

export const signIns = pgTable('sign_ins', {
  state_hash: text().primaryKey(),
  browser: text().notNull(),
  provider: identityProvider().notNull(),
  expires_at: instant('expires_at').notNull(),
})

export const waitingIdentities = pgTable('waiting_identities', {
  browser: text().primaryKey(),
  provider: identityProvider().notNull(),
  subject: text().notNull(),
  email_hash: text().notNull(),
  expires_at: instant('expires_at').notNull(),
})

export const secondSteps = pgTable('second_steps', {
  token_hash: text().primaryKey(),
  account_id: integer().notNull(),
  by: text({ enum: ['app', 'email'] })
    .notNull()
    .default('app'),
  tries: integer().notNull().default(0),
  expires_at: instant('expires_at').notNull(),
})

export const invites = pgTable('invites', {
  account_id: integer().primaryKey(),
  token_hash: text().notNull(),
  expires_at: instant('expires_at').notNull(),
})

export const chatConversations = pgTable('chat_conversations', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  token_hash: text().notNull(),
  telefone: text().notNull(),
  nome: text(),
  emails: text().array().notNull().default([]),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  account_id: integer(),
  context: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  model_tokens: integer().notNull().default(0),
  last_seq: integer().notNull().default(0),
  created_at: instant('created_at').notNull().defaultNow(),
  updated_at: instant('updated_at').notNull().defaultNow(),
  seen_at: instant('seen_at').notNull().defaultNow(),
})

export const chatMessages = pgTable(
  'chat_messages',
  {
    conversation_id: integer().notNull(),
    seq: integer().notNull(),
    autor: text({ enum: ['visitor', 'assistant', 'attendant', 'system'] }).notNull(),
    texto: text().notNull(),
    client_id: text(),
    reply_to: integer(),
    account_id: integer(),
    supplier_ids: integer().array().notNull().default([]),
    search: jsonb().$type<{ text: string; results: number }>(),
    link: jsonb().$type<{ label: string; to: string }>(),
    suggestions: text().array().notNull().default([]),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversation_id, table.seq] })],
)

export const chatAttendances = pgTable('chat_attendances', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  conversation_id: integer().notNull(),
  priority: smallint().notNull().default(1),
  attendant_id: integer(),
  seen_seq: integer().notNull().default(0),
  note: text(),
  requested_at: instant('requested_at').notNull().defaultNow(),
  taken_at: instant('taken_at'),
  closed_at: instant('closed_at'),
  alerted_at: instant('alerted_at'),
  ended_by: text({ enum: ['attendant', 'visitor', 'absence'] }),
})

export const dataRequests = pgTable('data_requests', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['telefone', 'contestacao', 'outro', 'pagamento'] }).notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text(),
  texto: text().notNull(),
  language: text({ enum: ['pt', 'en'] })
    .notNull()
    .default('pt'),
  status: text({ enum: ['aberto', 'atendido', 'negado'] })
    .notNull()
    .default('aberto'),
  answer: text(),
  answered_by: integer(),
  answered_at: instant('answered_at'),
  created_at: instant('created_at').notNull(),
  due_at: instant('due_at').notNull(),
})

export const consents = pgTable('consents', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  purpose: text({
    enum: ['termos', 'privacidade', 'diretorio', 'contato', 'demanda'],
  }).notNull(),
  version: text().notNull(),
  email: text().notNull(),
  account_id: integer(),
  contact_request_id: integer(),
  need_id: integer(),
  given_at: instant('given_at').notNull(),
  revoked_at: instant('revoked_at'),
})

export const inboxMessages = pgTable('inbox_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  conversation_id: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  telefone: text().notNull(),
  texto: text().notNull(),
  status: text({ enum: ['nova', 'respondida', 'arquivada'] })
    .notNull()
    .default('nova'),
  handled_by: integer(),
  handled_at: instant('handled_at'),
  created_at: instant('created_at').notNull().defaultNow(),
  priority: smallint().notNull().default(1),
  answered_at: instant('answered_at'),
})
