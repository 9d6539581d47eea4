import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { supplierAddresses, suppliers } from '../tables/suppliers.ts'

/** One at a time: an address that somebody is just leaving is not free. */
export async function lockAddresses(db: Db): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('supplier_addresses'))`)
}

/** In use by somebody else, or left by them. */
export async function selectIsTaken(db: Db, slug: string, supplierId: number): Promise<boolean> {
  const used = await db.$count(
    suppliers,
    and(eq(suppliers.slug, slug), ne(suppliers.id, supplierId)),
  )
  const left = await db.$count(
    supplierAddresses,
    and(eq(supplierAddresses.slug, slug), ne(supplierAddresses.supplier_id, supplierId)),
  )
  return used + left > 0
}

export async function updateAddress(
  db: Db,
  { supplierId, from, to }: { supplierId: number; from: string; to: string },
  now: Date,
): Promise<void> {
  await db
    .delete(supplierAddresses)
    .where(or(eq(supplierAddresses.slug, to), eq(supplierAddresses.slug, from)))
  await db.insert(supplierAddresses).values({ slug: from, supplier_id: supplierId, left_at: now })
  await db.update(suppliers).set({ slug: to, updated_at: now }).where(eq(suppliers.id, supplierId))
}
