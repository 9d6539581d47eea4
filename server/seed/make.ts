import { hash } from '@node-rs/argon2'
import type { BillingPeriod } from 'contract/rules/plans'
import { slugOf } from '../src/suppliers/service-slug.ts'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../src/database/db.ts'
import { hashPassword } from '../src/security/password.ts'
import { paySession } from '../src/payments/sandbox/checkout.ts'
import { allFacts } from '../src/payments/facts.ts'
import { advance, newId, nextAmounts, openLedger } from '../src/payments/sandbox/ledger.ts'
import { insertLedger } from '../src/payments/sandbox/ledgers.ts'
import { sandboxPrices } from '../src/payments/sandbox/sandbox.ts'
import { applyFacts } from '../src/plans/service-sync.ts'
import { selectCustomerForUpdate } from '../src/plans/queries-subscriptions.ts'
import { accessDays } from '../src/tables/accesses.ts'
import { accounts } from '../src/tables/accounts.ts'
import { chatConversations, chatMessages, inboxMessages } from '../src/tables/chat.ts'
import { contactRequests, referrals } from '../src/tables/contacts.ts'
import { paymentCustomers } from '../src/tables/payments.ts'
import { consents, dataRequests } from '../src/tables/privacy.ts'
import { companies, reports, suppliers } from '../src/tables/suppliers.ts'
import { makeCnpj, makeCpf } from './documents.ts'

/**
 * Factories of people and things. Tests and the demo cast are built from them: each makes a whole,
 * valid thing of which only the fields that matter are named.
 */
type AccountFields = Partial<typeof accounts.$inferInsert>
type SupplierFields = Partial<typeof suppliers.$inferInsert>
type CompanyFields = Partial<typeof companies.$inferInsert>

export const testPassword = 'Saude@2026'

let passwordHash: Promise<string> | undefined
// Hashing is slow on purpose: once is enough for everyone who shares the password.
const sharedPasswordHash = () => (passwordHash ??= hashPassword(testPassword))

/** Tests log in thousands of times: comparing with a cheap hash takes no time. */
export function shareCheapPassword(): void {
  passwordHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })
}

async function nextId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`SELECT nextval('entity_id')::integer AS id`)
  return rows[0]?.id ?? 0
}

async function insertAccount(
  db: Db,
  tipo: 'Freelancer' | 'PF' | 'Admin',
  fields: AccountFields,
): Promise<typeof accounts.$inferSelect> {
  const id = fields.id ?? (await nextId(db))
  const person =
    tipo === 'Admin'
      ? {}
      : {
          cpf: makeCpf(100_000_000 + id * 7),
          telefone: '(11) 98765-4321',
          nascimento: '14/03/1985',
          empresa_trabalha: '',
        }
  const [row] = await db
    .insert(accounts)
    .values({
      id,
      tipo,
      email: `pessoa${id}@example.com`,
      nome: `Pessoa ${id}`,
      password_hash: await sharedPasswordHash(),
      ...person,
      ...fields,
    })
    .returning()
  if (!row) throw new Error('no account was inserted')
  return row
}

async function insertSupplier(
  db: Db,
  kind: 'Freelancer' | 'Empresa',
  id: number,
  accountId: number,
  fields: SupplierFields,
) {
  const nome = fields.nome ?? `Fornecedor ${id}`
  const [row] = await db
    .insert(suppliers)
    .values({
      id,
      account_id: accountId,
      kind,
      nome,
      slug: slugOf(nome, id),
      descricaoServico: 'Validação de autoclaves e qualificação térmica para hospitais.',
      cep: '13010-001',
      logradouro: 'Rua Barão de Jaguara',
      numero: '100',
      bairro: 'Centro',
      complemento: 'Sala 2',
      cidade: 'Campinas',
      estado: 'SP',
      certificados: ['Alvará de funcionamento'],
      categorias: ['engenharia-clinica-e-calibracao'],
      categorias_origem: 'proposta',
      marketplace: true,
      termos_aceitos: true,
      politicas_aceitas: true,
      ...fields,
    })
    .returning()
  if (!row) throw new Error('no supplier was inserted')
  return row
}

export async function makeAdmin(db: Db, fields: AccountFields = {}) {
  return insertAccount(db, 'Admin', { nome: 'Administração', ...fields })
}

/** A freelancer: the account and the supplier share one id. */
export async function makeFreelancer(
  db: Db,
  { account = {}, ...supplier }: SupplierFields & { account?: AccountFields } = {},
) {
  const nome = supplier.nome ?? account.nome
  const person = await insertAccount(db, 'Freelancer', nome ? { ...account, nome } : account)
  const row = await insertSupplier(db, 'Freelancer', person.id, person.id, {
    com_oque_trabalha: 'Engenharia clínica',
    linkedin: 'https://www.linkedin.com/in/example',
    ...supplier,
    nome: person.nome,
  })
  return { account: person, supplier: row }
}

/** A company with its owner, a person of type PF. */
export async function makeCompany(
  db: Db,
  {
    account = {},
    company = {},
    ...supplier
  }: SupplierFields & { account?: AccountFields; company?: CompanyFields } = {},
) {
  const owner = await insertAccount(db, 'PF', { cidade: 'Campinas', estado: 'SP', ...account })
  const id = supplier.id ?? (await nextId(db))
  const row = await insertSupplier(db, 'Empresa', id, owner.id, {
    site: 'https://empresa.example.com',
    ...supplier,
  })
  const [record] = await db
    .insert(companies)
    .values({
      id,
      cnpj: makeCnpj(10_000_000 + id),
      razao_social: `${row.nome} Ltda.`,
      cnae_primario: '4645-1/01',
      tipo_negocio: 'Serviços',
      inscricao_municipal: String(100_000 + id),
      ...company,
    })
    .returning()
  if (!record) throw new Error('no company was inserted')
  return { account: owner, supplier: row, company: record }
}

/** An owner whose company is not registered yet. */
export async function makeOwner(db: Db, fields: AccountFields = {}) {
  return insertAccount(db, 'PF', { cidade: 'Campinas', estado: 'SP', ...fields })
}

let referralNumber = 0

export async function makeReferral(db: Db, fields: Partial<typeof referrals.$inferInsert> = {}) {
  referralNumber++
  const [row] = await db
    .insert(referrals)
    .values({
      nome_indicador: 'Helena Prado',
      email_indicado: `indicado${referralNumber}@example.com`,
      telefone_indicado: '(11) 91234-5678',
      empresa_freelancer_indicada: 'Calibra Serviços',
      ...fields,
    })
    .returning()
  if (!row) throw new Error('no referral was inserted')
  return row
}

export async function makeContactRequests(
  db: Db,
  rows: (typeof contactRequests.$inferInsert)[],
): Promise<void> {
  await db.insert(contactRequests).values(rows)
}

/** Left in the chat by somebody whose browser is elsewhere. */
export async function makeInboxMessages(
  db: Db,
  rows: Omit<typeof inboxMessages.$inferInsert, 'conversation_id'>[],
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    const { nome, telefone, created_at } = row
    const [conversation] = await db
      .insert(chatConversations)
      .values({
        token_hash: `nobody's ${index} ${row.email}`,
        nome,
        telefone,
        emails: [row.email],
        created_at,
        updated_at: created_at,
        seen_at: created_at,
        last_seq: 1,
      })
      .returning({ id: chatConversations.id })
    if (!conversation) throw new Error('no conversation was inserted')
    const conversation_id = conversation.id
    await db
      .insert(chatMessages)
      .values({ conversation_id, seq: 1, autor: 'visitor', texto: row.texto, created_at })
    await db.insert(inboxMessages).values({ ...row, conversation_id })
  }
}

/** Asked for in 'Meus dados'; due 15 days later. */
export async function makeDataRequests(
  db: Db,
  rows: (Partial<typeof dataRequests.$inferInsert> & { created_at: Date })[],
): Promise<void> {
  await db.insert(dataRequests).values(
    rows.map((row) => ({
      kind: 'outro' as const,
      nome: 'Paula Reis',
      email: 'paula@example.org',
      texto: 'Quero saber de onde veio o meu telefone.',
      due_at: new Date(row.created_at.getTime() + 15 * 24 * 60 * 60 * 1000),
      ...row,
    })),
  )
}

export async function makeConsents(db: Db, rows: (typeof consents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(consents).values(rows)
}

export async function makeReports(db: Db, rows: (typeof reports.$inferInsert)[]): Promise<void> {
  await db.insert(reports).values(rows)
}

export async function makeAccesses(db: Db, rows: (typeof accessDays.$inferInsert)[]) {
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insert(accessDays)
      .values(rows.slice(start, start + 1000))
      .onConflictDoNothing()
  }
  await db.execute(sql`
    INSERT INTO access_totals (supplier_id, day, accesses)
    SELECT supplier_id, day, sum(accesses) FROM access_days
    WHERE supplier_id = ANY (${sql.param([...new Set(rows.map((row) => row.supplier_id))])}::integer[])
    GROUP BY supplier_id, day
    ON CONFLICT (supplier_id, day) DO UPDATE SET accesses = excluded.accesses`)
}

export async function setPlan(
  db: Db,
  supplierId: number,
  plan: (typeof suppliers.$inferSelect)['plan'],
): Promise<void> {
  await db.update(suppliers).set({ plan }).where(eq(suppliers.id, supplierId))
}

/**
 * A subscription that was paid in the sandbox at `since` and renewed ever since, for a supplier who
 * already holds the plan: ledger, invoices and next payment all agree.
 */
export async function makeSubscription(
  db: Db,
  supplier: typeof suppliers.$inferSelect,
  { period, since, now }: { period: BillingPeriod; since: Date; now: Date },
): Promise<{ customer: string }> {
  const customer = newId('cus_sandbox')
  const ledger = openLedger({ id: customer, email: '', name: supplier.nome })
  const session = newId('cs_sandbox')
  const created = Math.floor(since.getTime() / 1000)
  ledger.sessions[session] = {
    id: session,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    subscription: null,
    client_reference_id: `${supplier.kind}:${supplier.id}`,
    success_url: '',
    cancel_url: '',
    expires_at: created + 3600,
    created,
    price: `sandbox_${supplier.plan}_${period}`,
    metadata: {},
  }
  paySession({ ledger, now: since, prices: sandboxPrices }, session)
  const context = { ledger, now, prices: sandboxPrices }
  advance(context)
  await db
    .insert(paymentCustomers)
    .values({ customer_id: customer, supplier_id: supplier.id, provider: 'sandbox' })
  const stored = await selectCustomerForUpdate(db, customer)
  if (!stored) throw new Error('no customer was inserted')
  ledger.customer.email = stored.email
  await insertLedger(db, ledger)
  const records = {
    subscriptions: Object.values(ledger.subscriptions),
    invoices: Object.values(ledger.invoices),
    charges: Object.values(ledger.charges),
    nextAmounts: nextAmounts(context),
  }
  const silent = { clock: { now: () => now }, mail: { async send() {} } }
  const settings = { publicUrl: '' }
  await applyFacts(db, { ...silent, settings }, stored, allFacts(records, sandboxPrices))
  return { customer }
}
