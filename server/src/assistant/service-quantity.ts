import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { listVisible, type VisibleSupplier } from '../search/service-matches.ts'
import { saidOf } from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { profileOf } from './service-profile.ts'
import type { AssistantReply } from './service-replies.ts'

/** How much is needed is told the supplier, not the assistant: to those who were shown, or to all in the bank. */
export async function quantityReply(
  db: Db,
  quantity: string,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const { suppliers = [], about, asked } = context
  const isOneMeant = about !== undefined && (asked !== undefined || about !== suppliers[0])
  const meant = isOneMeant ? [about] : suppliers
  const shown = await listVisible(db, meant)
  const [only] = shown
  const names = shown.map(({ nome }) => nome)
  const least = await sayersOf(db, shown, ' pedido minimo ')
  const bank = { label: texts.quantity.bank, to: urls.bank }
  return {
    texto: [
      names.length > 0
        ? texts.quantity.tellThem(quantity, names)
        : texts.quantity.tellAll(quantity),
      ...(least.length > 0 ? [texts.about.sayers, ...least] : []),
    ].join('\n'),
    supplierIds: shown.map(({ id }) => id),
    suggestions: [],
    link:
      only && shown.length === 1 ? { label: texts.about.page, to: urls.supplier(only.slug) } : bank,
    context,
  }
}

/** A line for each of them whose profile speaks of it: 'pedido mínimo de 20 peças'. */
async function sayersOf(
  db: Db,
  shown: readonly VisibleSupplier[],
  asked: string,
): Promise<string[]> {
  const lines = await Promise.all(
    shown.map(async (supplier) => {
      const said = saidOf({ sentence: asked }, await profileOf(db, supplier))
      return said ? [`• ${supplier.nome}: “${said}”`] : []
    }),
  )
  return lines.flat()
}
