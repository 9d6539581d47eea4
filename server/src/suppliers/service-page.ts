import type { ShownPage } from 'contract/supplier-pages'
import type { Supplier, SupplierPage } from 'contract/suppliers'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { getResponseHours } from '../leads/service.ts'
import { searchDirectory } from '../search/service.ts'
import { publishedPage } from '../supplier-pages/service-shown.ts'
import { selectSupplierPage, type SupplierPageRow } from './queries-directory.ts'
import { itemOf } from './service.ts'
import { idOfSlug } from './service-slug.ts'

async function asPage(db: Db, row: SupplierPageRow, page: ShownPage | null): Promise<SupplierPage> {
  const responseHours = await getResponseHours(db, row.id)
  return { ...itemOf(row), responseHours, updated_at: new Date(row.updated_at).toISOString(), page }
}

/** Addresses that are made of a name end in the id, which decides: links with a former name stay good. */
async function findVisible(db: Db, address: string): Promise<SupplierPageRow> {
  const slug = address.toLowerCase()
  const row = await selectSupplierPage(db, { slug, id: idOfSlug(slug) })
  if (!row?.visible) throw new AppError('NOT_FOUND')
  return row
}

/** Whom visitors find at an address, for what is told of them elsewhere. */
export const idAtAddress = async (db: Db, address: string): Promise<number> =>
  (await findVisible(db, address)).id

export async function getSupplierPage(db: Db, slug: string): Promise<SupplierPage> {
  const row = await findVisible(db, slug)
  return asPage(db, row, publishedPage(row))
}

/** How this page would look, for its owner: also while nobody else may see it. */
export async function previewPage(
  db: Db,
  { slug, id }: { slug: string; id: number },
  page: ShownPage,
): Promise<{ preview: SupplierPage; visible: boolean }> {
  const row = await selectSupplierPage(db, { slug, id })
  if (!row) throw new AppError('NOT_FOUND')
  return { preview: await asPage(db, row, page), visible: row.visible }
}

const mostRelated = 3

/** Whoever the search finds for what this one says it does. */
export async function relatedTo(db: Db, slug: string): Promise<Supplier[]> {
  const row = await findVisible(db, slug)
  const trade = row.com_oque_trabalha || row.segmento_empresa || row.servico
  const categoria = trade.slice(0, 120)
  const found = await searchDirectory(db, { categoria, limit: mostRelated + 1 })
  return [...found.data, ...found.similar].filter(({ id }) => id !== row.id).slice(0, mostRelated)
}
