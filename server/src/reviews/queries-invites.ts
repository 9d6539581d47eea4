import { inviteAfterDays, inviteValidDays } from 'contract/rules/reviews'
import type { Language } from 'contract/rules/languages'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { isVisible, suppliers } from '../tables/suppliers.ts'

export type Invited = {
  request_id: number
  email: string
  nome: string
  language: Language
  asked_at: Date
  supplier_id: number
  supplier_nome: string
  slug: string
}

const invitedColumns = sql`c.id AS request_id, c.email, c.nome, c.language, c.created_at AS asked_at,
  ${suppliers.id} AS supplier_id, ${suppliers.nome} AS supplier_nome, ${suppliers.slug} AS slug`

const toInvited = (row: Invited): Invited => ({ ...row, asked_at: new Date(row.asked_at) })

/** Too late to remember what it was like. */
const oldestDays = 30

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

/**
 * The next requests whose person is to be asked for a review: a week old, the first of this person to
 * this supplier.
 */
export async function selectToInvite(
  db: Db,
  now: Date,
  aboveId: number,
  limit: number,
): Promise<Invited[]> {
  const oldest = daysBefore(now, oldestDays)
  const { rows } = await db.execute<Invited>(sql`
    SELECT ${invitedColumns} FROM contact_requests c
    JOIN suppliers ON ${suppliers.id} = c.supplier_id
    JOIN accounts ON ${accounts.id} = ${suppliers.account_id}
    WHERE c.id > ${aboveId} AND c.created_at <= ${daysBefore(now, inviteAfterDays)}
      AND c.created_at > ${oldest} AND ${isVisible}
      AND NOT EXISTS (SELECT FROM contact_requests e WHERE e.supplier_id = c.supplier_id
        AND e.email = c.email AND e.id < c.id AND e.created_at > ${oldest})
      AND NOT EXISTS (SELECT FROM reviews r
        WHERE r.supplier_id = c.supplier_id AND r.email = c.email)
      AND NOT EXISTS (SELECT FROM review_invites i JOIN contact_requests o ON o.id = i.contact_request_id
        WHERE o.supplier_id = c.supplier_id AND o.email = c.email)
    ORDER BY c.id LIMIT ${limit}`)
  return rows.map(toInvited)
}

/** The latest request of an address to a supplier. */
export async function selectRequestOf(
  db: Db,
  supplierId: number,
  email: string,
): Promise<Invited | undefined> {
  const { rows } = await db.execute<Invited>(sql`
    SELECT ${invitedColumns} FROM contact_requests c
    JOIN suppliers ON ${suppliers.id} = c.supplier_id
    JOIN accounts ON ${accounts.id} = ${suppliers.account_id}
    WHERE c.supplier_id = ${supplierId} AND c.email = ${email} AND ${isVisible}
    ORDER BY c.id DESC LIMIT 1`)
  return rows.map(toInvited)[0]
}

/** False when it was sent meanwhile; `again` sends another in its place. */
export async function upsertInvite(
  db: Db,
  invite: { requestId: number; tokenHash: string; now: Date; again: boolean },
): Promise<boolean> {
  const { requestId, tokenHash, now, again } = invite
  const { rowCount } = await db.execute(sql`
    INSERT INTO review_invites AS i (contact_request_id, token_hash, sent_at)
    VALUES (${requestId}, ${tokenHash}, ${now})
    ON CONFLICT (contact_request_id) DO UPDATE
      SET token_hash = excluded.token_hash, sent_at = excluded.sent_at WHERE ${again}::boolean`)
  return (rowCount ?? 0) > 0
}

/** Whom a link is about; not one that is too old. */
export async function selectByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<(Invited & { written: boolean }) | undefined> {
  const { rows } = await db.execute<Invited & { written: boolean }>(sql`
    SELECT ${invitedColumns}, EXISTS (SELECT FROM reviews r
      WHERE r.supplier_id = c.supplier_id AND r.email = c.email) AS written
    FROM review_invites i JOIN contact_requests c ON c.id = i.contact_request_id
    JOIN suppliers ON ${suppliers.id} = c.supplier_id
    JOIN accounts ON ${accounts.id} = ${suppliers.account_id}
    WHERE i.token_hash = ${tokenHash} AND i.sent_at > ${daysBefore(now, inviteValidDays)}
      AND ${isVisible}`)
  return rows.map((row) => ({ ...toInvited(row), written: row.written }))[0]
}

/** The addresses by which the supplier itself would write. */
export async function selectOwnAddresses(
  db: Db,
  supplierId: number,
): Promise<{ emails: string[]; site: string | null }> {
  const { rows } = await db.execute<{ emails: string[]; site: string | null }>(sql`
    SELECT s.site, array_remove(ARRAY[a.email, a.pending_email] || ARRAY(
      SELECT i.email FROM account_identities i WHERE i.account_id = a.id), NULL) AS emails
    FROM suppliers s JOIN accounts a ON a.id = s.account_id WHERE s.id = ${supplierId}`)
  return rows[0] ?? { emails: [], site: null }
}
