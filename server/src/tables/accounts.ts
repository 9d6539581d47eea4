import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, nextEntityId } from './columns.ts'

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
