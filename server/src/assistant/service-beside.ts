import type { Db } from '../database/db.ts'
import { readerOf, type VisibleSupplier } from '../search/service-matches.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { isDeed, withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import { isAsker } from './rules/understanding/telling-words.ts'
import { findAnswers } from './service-found.ts'
import type { AssistantReply } from './service-replies.ts'
import { thingsOf } from './service-supplier.ts'

const looked = 3
/** Whoever does it hardly better is not worth a second card. */
const clearlyBetter = 0.05

/** Of the words of a question those that name a thing of the trade, should the trade's own dictionary have one of them. */
export async function tellingOf(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const { isInDictionary } = await readerOf(db)
  const isThing = await thingsOf(db)
  // 'farmácia clínica' is a service, 'clínica' is who asks; 'e calibração?' is asked for alone, too.
  const telling = words.length > 1 ? words : words.filter((word) => !isAsker(word))
  const isTold = (word: string) => isInDictionary(word) && (isThing(word) || words.every(isDeed))
  return telling.some(isTold) ? telling : []
}

/** To what the profile says of a need who does all of it better, there or elsewhere. */
export async function withBetter(
  db: Db,
  reply: AssistantReply,
  { id }: VisibleSupplier,
  wanted: Wanted,
  texts: Texts,
): Promise<AssistantReply> {
  const here = await findAnswers(db, wanted, looked)
  const { near } = here.near.length > 0 ? here : await findAnswers(db, withoutPlace(wanted), looked)
  const [best] = near
  const own = near.find((other) => other.id === id)?.match ?? 0
  if (!best || best.id === id || best.closeness !== 'whole' || best.match < own + clearlyBetter)
    return reply
  return {
    ...reply,
    texto: `${reply.texto} ${texts.about.doesToo(best.nome, best.cidade_estado)}`,
    supplierIds: [...reply.supplierIds, best.id],
    context: { ...reply.context, suppliers: [id, best.id] },
  }
}
