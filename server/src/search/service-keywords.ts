import { proposeCategories } from 'contract/rules/category-words'
import { isState } from 'contract/rules/states'
import { contentWords } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { keptTerm } from './service-searches.ts'
import { readText } from './service-ranked.ts'

export type SearchedFor = {
  text: string
  /** Chosen beside the text. */
  category?: string | undefined
  estado?: string | undefined
  /** Who stood first among the results. */
  first?: { nome: string; categorias: readonly string[] } | undefined
}

type Keyword = { category: string; state: string; term: string; shown: string }

/** What was asked for, once for each trade it belongs to; nothing when it is somebody's name. */
export async function keywordsIn(
  db: Db,
  { text, category, estado = '', first }: SearchedFor,
): Promise<Keyword[]> {
  const { told, place } = await readText(db, text)
  const { shown } = told
  const term = keptTerm(shown)
  if (!term) return []
  const state = (place?.estado ?? estado).toUpperCase()
  const categories = category ? [category] : tradesOf(shown, first)
  return categories.map((one) => ({
    category: one,
    state: isState(state) ? state : '',
    term,
    shown: shown.replace(/\s+/g, ' ').trim().slice(0, term.length).toLowerCase(),
  }))
}

function tradesOf(shown: string, first: SearchedFor['first']): readonly string[] {
  const named = proposeCategories({ speciality: shown })
  if (!first) return named
  const asked = contentWords(shown)
  const name = contentWords(first.nome)
  const isPartOfName = asked.every((word) => name.includes(word))
  // 'Engenharia clínica' is a trade, though somebody is called 'Clinengi Engenharia Clínica'.
  const isName = isPartOfName && (named.length === 0 || name.every((word) => asked.includes(word)))
  if (isName) return []
  return named.length > 0 ? named : first.categorias.slice(0, 1)
}
