import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { supplierPageFiles, supplierPages } from '../tables/supplier-pages.ts'
import { isVisible, suppliers } from '../tables/suppliers.ts'

type PageFile = { supplierId: number; file: string; kind: 'picture' | 'document'; bytes: number }

/** Sent again, it is kept anew, also by who was about to remove it. */
export async function upsertPageFile(
  db: Db,
  { supplierId, ...file }: PageFile,
  now: Date,
): Promise<void> {
  await db
    .insert(supplierPageFiles)
    .values({ supplier_id: supplierId, ...file, created_at: now })
    .onConflictDoUpdate({
      target: [supplierPageFiles.supplier_id, supplierPageFiles.file],
      set: { created_at: now, removing_at: null },
    })
}

/** Those of these files that are stored for this supplier, kept from being removed until the end of the step. */
export async function selectPageFiles(db: Db, supplierId: number, files: readonly string[]) {
  return db
    .select({
      file: supplierPageFiles.file,
      kind: supplierPageFiles.kind,
      bytes: supplierPageFiles.bytes,
    })
    .from(supplierPageFiles)
    .where(
      and(
        eq(supplierPageFiles.supplier_id, supplierId),
        inArray(supplierPageFiles.file, [...files]),
        isNull(supplierPageFiles.removing_at),
      ),
    )
    .for('share')
}

/** Whose document it is, and whether the page that visitors see names it. */
export async function selectDocument(db: Db, file: string) {
  const rows = await db
    .select({
      supplierId: suppliers.id,
      plan: suppliers.plan,
      visible: isVisible,
      draft: supplierPages.draft,
      published: supplierPages.published,
    })
    .from(supplierPageFiles)
    .innerJoin(suppliers, eq(suppliers.id, supplierPageFiles.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .innerJoin(supplierPages, eq(supplierPages.supplier_id, suppliers.id))
    .where(and(eq(supplierPageFiles.file, file), eq(supplierPageFiles.kind, 'document')))
  return rows[0]
}

const isNamed = sql`EXISTS (
  SELECT FROM supplier_pages p WHERE p.supplier_id = f.supplier_id
    AND (strpos(p.draft::text, f.file) > 0 OR strpos(coalesce(p.published::text, ''), f.file) > 0))`

/**
 * What may be unused: sent before that time, or left behind by a supplier who is gone. What a draft is just being
 * saved with is left out. The name of a file is so long that it stands nowhere by chance.
 */
export async function selectUnusedLocked(db: Db, before: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT f.id FROM supplier_page_files f
    WHERE (f.supplier_id IS NULL OR f.removing_at IS NOT NULL OR f.created_at < ${before})
      AND NOT ${isNamed}
    ORDER BY f.id FOR UPDATE OF f SKIP LOCKED`)
  return rows.map(({ id }) => id)
}

type Unused = { id: number; file: string; kind: 'picture' | 'document' }

/** Claims those of the locked ones that still nothing names: a draft may have been saved before the lock. */
export async function updateRemoving(db: Db, ids: readonly number[], now: Date): Promise<Unused[]> {
  const { rows } = await db.execute<Unused>(sql`
    UPDATE supplier_page_files f SET removing_at = ${now}
    WHERE f.id = ANY (${sql.param([...ids])}::integer[]) AND NOT ${isNamed}
    RETURNING f.id, f.file, f.kind`)
  return rows
}

/** False when it was sent again since it was claimed. */
export async function deleteClaimedFile(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(supplierPageFiles)
    .where(and(eq(supplierPageFiles.id, id), isNotNull(supplierPageFiles.removing_at)))
  return (rowCount ?? 0) > 0
}
