import type { InvoiceFacts } from 'contract/rules/subscription'
import { and, asc, desc, eq, gt, gte, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { invoices, subscriptions } from '../tables/payments.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

type InvoiceRow = typeof invoices.$inferSelect
export type StoredInvoice = InvoiceFacts & { subscription: string }

const invoiceFacts = (row: InvoiceRow): StoredInvoice => ({
  subscription: row.subscription_id,
  id: row.id,
  number: row.number,
  plan: row.plan,
  from: row.period_from,
  until: row.period_until,
  status: row.status,
  amount: row.amount,
  refunded: row.refunded,
  createdAt: row.created_at,
  paidAt: row.paid_at,
  url: row.url,
  lines: row.lines.map((line) => ({
    ...line,
    from: new Date(line.from),
    until: new Date(line.until),
  })),
  creditUsed: row.credit_used,
  creditKept: row.credit_kept,
})

/** Newest first; within one second, which is all that a provider tells, the numbers count on. */
export async function selectInvoices(db: Db, supplierId: number): Promise<StoredInvoice[]> {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscription_id))
    .where(eq(subscriptions.supplier_id, supplierId))
    .orderBy(desc(invoices.created_at), desc(invoices.number), desc(invoices.id))
  return rows.map(({ invoice }) => invoiceFacts(invoice))
}

export async function upsertInvoice(
  db: Db,
  subscriptionId: string,
  facts: InvoiceFacts,
): Promise<void> {
  const values = {
    subscription_id: subscriptionId,
    number: facts.number,
    plan: facts.plan,
    status: facts.status,
    amount: facts.amount,
    refunded: facts.refunded,
    period_from: facts.from,
    period_until: facts.until,
    paid_at: facts.paidAt,
    url: facts.url,
    lines: facts.lines.map((line) => ({
      ...line,
      from: line.from.toISOString(),
      until: line.until.toISOString(),
    })),
    credit_used: facts.creditUsed,
    credit_kept: facts.creditKept,
    created_at: facts.createdAt,
  }
  await db
    .insert(invoices)
    .values({ id: facts.id, ...values })
    .onConflictDoUpdate({ target: invoices.id, set: values })
}

const unsettled = and(
  gt(invoices.amount, 0),
  gte(invoices.refunded, invoices.amount),
  isNull(invoices.credit_settled_at),
)

/** Payments given back whole, whose credit may still be with the customer, oldest first. */
export async function selectUnsettledRefunds(db: Db, customerId: string) {
  return db
    .select({ invoice: invoices.id, amount: invoices.refunded })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscription_id))
    .where(and(eq(subscriptions.customer_id, customerId), unsettled))
    .orderBy(asc(invoices.created_at), asc(invoices.id))
}

export async function updateCreditSettled(db: Db, invoice: string, now: Date): Promise<void> {
  await db.update(invoices).set({ credit_settled_at: now }).where(eq(invoices.id, invoice))
}

/** An invoice with whom it is made out to. */
export async function selectInvoiceWithBuyer(db: Db, id: string) {
  const rows = await db
    .select({
      invoice: invoices,
      supplier_id: suppliers.id,
      nome: suppliers.nome,
      email: accounts.email,
      cpf: accounts.cpf,
      cnpj: companies.cnpj,
      razao_social: companies.razao_social,
      logradouro: suppliers.logradouro,
      numero: suppliers.numero,
      complemento: suppliers.complemento,
      bairro: suppliers.bairro,
      cidade: suppliers.cidade,
      estado: suppliers.estado,
      cep: suppliers.cep,
    })
    .from(invoices)
    .innerJoin(subscriptions, eq(subscriptions.id, invoices.subscription_id))
    .innerJoin(suppliers, eq(suppliers.id, subscriptions.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .where(eq(invoices.id, id))
  return rows[0] && { ...rows[0], invoice: invoiceFacts(rows[0].invoice) }
}
