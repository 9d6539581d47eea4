import { proposeCategories } from 'contract/rules/category-words'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import { selectNew, selectUnchosen, type SupplierWords, updateProposed } from './queries.ts'

/** What a person chose; who chose none leaves it to the texts. */
export const chosenCategories = (categorias: string[]) => ({
  categorias,
  categorias_origem: categorias.length > 0 ? ('escolha' as const) : null,
})

const propose = (db: Db, { id, ...words }: SupplierWords) =>
  updateProposed(db, id, proposeCategories(words))

/** In the transaction that wrote a supplier's texts: they propose its categories unless it has chosen. */
export async function followTexts(db: Db, id: number): Promise<void> {
  for (const words of await selectUnchosen(db, id)) await propose(db, words)
}

/** Suppliers from before there were categories. */
export async function proposeForAll(db: Db): Promise<void> {
  const waiting = inBatches<SupplierWords>((last, limit) => selectNew(db, last?.id ?? 0, limit))
  for await (const words of waiting) await propose(db, words)
}
