import type { ReplyOf } from 'contract/endpoint'
import { categorySlugs, categoryTitle } from 'contract/rules/categories'
import type { getDirectoryFacts } from 'contract/suppliers'
import type { Databases, Db } from '../database/db.ts'
import { selectCategorySizes, selectFacts } from './queries-directory.ts'
import { keepWhileUnchanged } from './service-kept.ts'

type Facts = ReplyOf<typeof getDirectoryFacts>

async function countFacts(db: Db): Promise<Facts> {
  const [facts, sizes] = await Promise.all([selectFacts(db), selectCategorySizes(db)])
  const size = new Map(sizes.map(({ slug, fornecedores }) => [slug, fornecedores]))
  return {
    ...facts,
    categorias: categorySlugs
      .map((slug) => ({ slug, nome: categoryTitle[slug], fornecedores: size.get(slug) ?? 0 }))
      .filter(({ fornecedores }) => fornecedores > 0),
  }
}

/** Counted once for everybody, until the directory changes. */
export const keepFacts = (): ((databases: Databases) => Promise<Facts>) =>
  keepWhileUnchanged(countFacts)
