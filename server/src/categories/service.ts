import type { SupplierCategories } from 'contract/categories'
import { categoryList } from 'contract/rules/category-choice'
import { proposeCategories } from 'contract/rules/category-words'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import {
  selectCategories,
  selectNew,
  selectUnchosen,
  type SupplierWords,
  updateChosen,
  updateProposed,
} from './queries.ts'

/** What a person chose; who chose none leaves it to the texts. */
export const chosenCategories = (categorias: string[]) => ({
  categorias,
  categorias_origem: categorias.length > 0 ? ('escolha' as const) : null,
})

const propose = (db: Db, suppliers: readonly SupplierWords[]) =>
  updateProposed(
    db,
    suppliers.map(({ id, ...words }) => ({ id, categorias: proposeCategories(words) })),
  )

/** In the transaction that wrote a supplier's texts: they propose its categories unless it has chosen. */
export async function followTexts(db: Db, id: number): Promise<void> {
  await propose(db, await selectUnchosen(db, id))
}

/** So few that nobody who asks for a page meanwhile has to wait for their texts to be read. */
const atOnce = 100

/** Suppliers from before there were categories. */
export async function proposeForAll(db: Db): Promise<void> {
  const after = (last: SupplierWords | undefined) => selectNew(db, last?.id ?? 0, atOnce)
  for (let batch = await after(undefined); batch.length > 0; batch = await after(batch.at(-1)))
    await propose(db, batch)
}

export async function categoriesOf(db: Db, id: number): Promise<SupplierCategories> {
  const row = await selectCategories(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { categorias, origem, ...words } = row
  return { categorias: categoryList(categorias), origem, propostas: proposeCategories(words) }
}

/** By an administrator. Unlike an edit of the page it leaves a supplier that is switched off so. */
export async function chooseCategories(
  { transaction, session, clock }: SessionContext,
  id: number,
  categorias: string[],
): Promise<SupplierCategories> {
  return transaction(async (db) => {
    const before = await categoriesOf(db, id)
    await updateChosen(db, id, chosenCategories(categorias), clock.now())
    await followTexts(db, id)
    const after = await categoriesOf(db, id)
    await recordChange(db, {
      adminId: session.accountId,
      action: 'supplier.edit',
      subject: { kind: 'supplier', id },
      before: { categorias: before.categorias },
      after: { categorias: after.categorias },
      at: clock.now(),
    })
    return after
  })
}
