import { sql } from 'drizzle-orm'
import type { Db } from '../../database/db.ts'
import { type Ledger, newId } from './ledger.ts'

/** By the id of the customer, or of a session, subscription, invoice or payment in its ledger. */
export async function selectLedger(db: Db, id: string): Promise<Ledger | undefined> {
  const { rows } = await db.execute<{ ledger: Ledger }>(sql`${ledgerOf(id)}`)
  return rows[0]?.ledger
}

export async function selectLedgerForUpdate(db: Db, id: string): Promise<Ledger | undefined> {
  const { rows } = await db.execute<{ ledger: Ledger }>(sql`${ledgerOf(id)} FOR UPDATE`)
  return rows[0]?.ledger
}

const ledgerOf = (id: string) => sql`
  SELECT ledger FROM sandbox_ledgers
  WHERE customer_id = ${id} OR ledger -> 'sessions' ? ${id}
    OR ledger -> 'subscriptions' ? ${id} OR ledger -> 'invoices' ? ${id}
    OR jsonb_path_exists(ledger, '$.charges.*.payment_intent ? (@ == $id)',
      jsonb_build_object('id', ${id}::text))`

/** Of two at once the first stays. */
export async function insertLedger(db: Db, ledger: Ledger): Promise<void> {
  await db.execute(sql`
    INSERT INTO sandbox_ledgers (customer_id, ledger)
    VALUES (${ledger.customer.id}, ${JSON.stringify(ledger)}::jsonb)
    ON CONFLICT (customer_id) DO NOTHING`)
}

export async function updateLedger(db: Db, ledger: Ledger): Promise<void> {
  await db.execute(sql`
    UPDATE sandbox_ledgers SET ledger = ${JSON.stringify(ledger)}::jsonb
    WHERE customer_id = ${ledger.customer.id}`)
}

/** Made once per installation when PAYMENTS_WEBHOOK_SECRET is not given. */
export async function getWebhookSecret(db: Db): Promise<string> {
  await db.execute(sql`
    INSERT INTO settings (key, value) VALUES ('payments-webhook-secret', ${newId('whsec')})
    ON CONFLICT (key) DO NOTHING`)
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = 'payments-webhook-secret'`,
  )
  return rows[0]?.value ?? ''
}
