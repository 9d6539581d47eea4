import { planHas } from 'contract/rules/plans'
import { areaOf } from 'contract/rules/service-area'
import { ratingOf } from 'contract/rules/reviews'
import { listSuppliers, type Supplier } from 'contract/suppliers'
import { type Databases, type Db, isUnavailable } from '../database/db.ts'
import { type CompressedBody, inOnePiece } from '../http/compressed-body.ts'
import { type ListedRow, selectDirectory, selectListed } from './queries-directory.ts'
import { keepWhileUnchanged } from './service-kept.ts'

/** The gate: e-mail and site never leave with an item; photo and licences only with a plan that shows them. */
export function itemOf<Row extends ListedRow>({
  atende_em,
  ...row
}: Row): Omit<Row, 'atende_em'> & Supplier {
  return {
    ...row,
    atendeEm: areaOf(atende_em),
    site: null,
    email: null,
    certificados: planHas(row.plan, 'certificates') ? row.certificados : [],
    photo: planHas(row.plan, 'logo') ? row.photo : null,
    rating: ratingOf(row),
  }
}

/** Items of these suppliers, in the order of the ids. */
export const itemsOf = async (db: Db, ids: readonly number[]): Promise<Supplier[]> =>
  (await selectListed(db, ids)).map(itemOf)

const lastGoodMs = 60 * 60 * 1000

/** The whole list; while the database is away the last one, up to an hour, with its age in seconds. */
export function keepDirectoryList(): (
  databases: Databases,
) => Promise<{ list: CompressedBody; age?: number }> {
  const current = keepWhileUnchanged(makeList)
  let lastGood: { list: CompressedBody; madeAt: number } | undefined
  return async (databases) => {
    try {
      const list = await current(databases)
      lastGood = { list, madeAt: performance.now() }
      return { list }
    } catch (error) {
      if (!lastGood || !isUnavailable(error)) throw error
      const { list, madeAt } = lastGood
      const ageMs = performance.now() - madeAt
      if (ageMs > lastGoodMs) throw error
      return { list, age: Math.round(ageMs / 1000) }
    }
  }
}

async function makeList(db: Db): Promise<CompressedBody> {
  return inOnePiece(listSuppliers, (await selectDirectory(db)).map(itemOf))
}
