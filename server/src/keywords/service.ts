import type { Keyword, KeywordReport } from 'contract/keywords'
import { addDays, dayOf } from 'contract/rules/calendar'
import { fewestSearches } from 'contract/rules/keyword-report'
import { planHas } from 'contract/rules/plans'
import { areaOf } from 'contract/rules/service-area'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { readTextsOf } from '../search/service-texts.ts'
import { type Searched, selectSearched, selectSupplier } from './queries.ts'

const mostKeywords = 60

export async function makeReport(
  { db, session, clock }: SessionContext,
  days: number,
): Promise<KeywordReport> {
  const supplier = session.supplierId && (await selectSupplier(db, session.supplierId))
  if (!supplier || !session.supplierId) throw new AppError('NOT_FOUND')
  if (!planHas(supplier.plan, 'keywords')) throw new AppError('PLAN_REQUIRED')
  const { categorias } = supplier
  const estados = statesOf(supplier)
  const from = addDays(dayOf(clock.now()), 1 - days)
  const searched = await selectSearched(db, {
    categories: categorias,
    states: estados.length > 0 ? estados : null,
    from,
    beforeFrom: addDays(from, -days),
    fewest: fewestSearches,
    limit: mostKeywords,
  })
  return { categorias, estados, ...(await judge(db, session.supplierId, searched)) }
}

/** Where a supplier works; empty is the whole country. */
function statesOf({ estado, atende_em }: { estado: string; atende_em: string[] }): string[] {
  const { brasil, estados, municipios } = areaOf(atende_em)
  if (brasil) return []
  return [...new Set([estado, ...estados, ...municipios.map(({ uf }) => uf)])].sort()
}

async function judge(db: Db, supplierId: number, searched: readonly Searched[]) {
  const readTexts = await readTextsOf(db, supplierId)
  const keywords = searched.map(({ shown, searches, before }): Keyword => {
    const { found, lacking } = readTexts?.(shown) ?? { found: false, lacking: [] }
    return {
      term: shown,
      searches,
      before: before < fewestSearches ? null : before,
      found,
      lacking,
    }
  })
  const sum = (some: readonly Keyword[]) => some.reduce((total, one) => total + one.searches, 0)
  return {
    visible: readTexts !== undefined,
    keywords,
    searches: sum(keywords),
    found: sum(keywords.filter(({ found }) => found)),
    lost: sum(keywords.filter(({ found }) => !found)),
  }
}
