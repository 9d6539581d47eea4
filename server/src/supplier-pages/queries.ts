import type { PageContent } from 'contract/supplier-pages'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { supplierPages } from '../tables/supplier-pages.ts'
import { suppliers } from '../tables/suppliers.ts'

export async function selectPage(db: Db, supplierId: number) {
  const rows = await db
    .select({
      slug: suppliers.slug,
      plan: suppliers.plan,
      version: supplierPages.version,
      draft: supplierPages.draft,
      published: supplierPages.published,
      saved_at: supplierPages.saved_at,
      published_at: supplierPages.published_at,
      changed: sql<boolean>`coalesce(${supplierPages.draft} IS DISTINCT FROM ${supplierPages.published}, false)`,
    })
    .from(suppliers)
    .leftJoin(supplierPages, eq(supplierPages.supplier_id, suppliers.id))
    .where(eq(suppliers.id, supplierId))
  return rows[0]
}

/** Version 0 is a page that was never saved. False when somebody saved meanwhile. */
export async function upsertDraft(
  db: Db,
  { supplierId, version, draft }: { supplierId: number; version: number; draft: PageContent },
  now: Date,
): Promise<boolean> {
  const change = { draft, saved_at: now }
  if (version === 0) {
    const rows = await db
      .insert(supplierPages)
      .values({ supplier_id: supplierId, ...change })
      .onConflictDoNothing()
      .returning({ version: supplierPages.version })
    return rows.length > 0
  }
  const { rowCount } = await db
    .update(supplierPages)
    .set({ ...change, version: version + 1 })
    .where(and(eq(supplierPages.supplier_id, supplierId), eq(supplierPages.version, version)))
  return (rowCount ?? 0) > 0
}

export async function updatePublished(
  db: Db,
  supplierId: number,
  version: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(supplierPages)
    .set({ published: sql`${supplierPages.draft}`, published_at: now })
    .where(and(eq(supplierPages.supplier_id, supplierId), eq(supplierPages.version, version)))
  await db.update(suppliers).set({ updated_at: now }).where(eq(suppliers.id, supplierId))
  return (rowCount ?? 0) > 0
}

export async function selectOwner(db: Db, supplierId: number) {
  const rows = await db
    .select({ nome: suppliers.nome, email: accounts.email, language: accounts.language })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(suppliers.id, supplierId))
  return rows[0]
}

type Copies = { published: PageContent; draft: PageContent; version: number }

/** False when somebody saved meanwhile. */
export async function updateBothCopies(
  db: Db,
  supplierId: number,
  { published, draft, version }: Copies,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db
    .update(supplierPages)
    .set({ published, draft, version: version + 1, saved_at: now })
    .where(and(eq(supplierPages.supplier_id, supplierId), eq(supplierPages.version, version)))
  await db.update(suppliers).set({ updated_at: now }).where(eq(suppliers.id, supplierId))
  return (rowCount ?? 0) > 0
}
