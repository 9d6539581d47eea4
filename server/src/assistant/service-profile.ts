import { hasOwnPage } from 'contract/rules/plans'
import type { Db } from '../database/db.ts'
import type { VisibleSupplier } from '../search/service-matches.ts'
import { publishedTexts } from '../supplier-pages/service-shown.ts'
import { selectPublicTexts } from './queries.ts'
import { factLines } from './rules/answering/supplier-terms.ts'

// What a supplier says of itself in public.

/** Those whom its own page names. */
export async function clientsOf(db: Db, { id, plan }: VisibleSupplier): Promise<string[]> {
  const { page } = await selectPublicTexts(db, id)
  return page && hasOwnPage(plan) ? publishedTexts(page).clients : []
}

/** The public text of a profile, with what its own page says. */
export async function profileOf(db: Db, { id, servico, plan }: VisibleSupplier): Promise<string> {
  const { info, page } = await selectPublicTexts(db, id)
  if (!page || !hasOwnPage(plan)) return `${servico}\n${info}`
  return [...factLines(page), servico, info, ...publishedTexts(page).lines].join('\n')
}
