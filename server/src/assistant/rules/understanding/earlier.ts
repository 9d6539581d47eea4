import type { Message } from './message.ts'
import type { Wanted } from './need.ts'
import type { AssistantContext } from './understood.ts'

// What was shown before the last list.

const mostWords = 12
/** 'qual dos dois?', 'compara as duas', 'o que muda entre eles?' */
const ofTwo =
  / ((os|as|d[oa]s|n[oa]s|entre) (dois|duas)(?! (primeir|ultim))|ambos|ambas|entre (eles|elas)|(qual|quem) (deles|delas)|which of them|compar\w+ (eles|elas|them)|between them|the two|of the two|both( of them)?) /

/** After two searches that showed one supplier each, 'os dois' are those. */
export function withEarlier(
  { sentence, tokens }: Pick<Message, 'sentence' | 'tokens'>,
  context: AssistantContext,
): AssistantContext {
  const { suppliers = [], earlier } = context
  const isOfTwo = suppliers.length === 1 && tokens.length <= mostWords && ofTwo.test(sentence)
  if (!isOfTwo || earlier === undefined) return context
  return { ...context, suppliers: [earlier, ...suppliers] }
}

/** The first of the list before, once another is shown. */
export function earlierOf(before: AssistantContext, after: AssistantContext): { earlier?: number } {
  const [first] = before.suppliers ?? []
  const isSame = first === undefined || after.suppliers?.includes(first) !== false
  const earlier = isSame ? before.earlier : first
  return earlier === undefined ? {} : { earlier }
}

/** The last need for which somebody was found, once suppliers are shown for another. */
export function foundOf(
  before: AssistantContext,
  { wanted }: AssistantContext,
  shown: readonly number[],
): { found?: Partial<Wanted> } {
  const found = shown.length > 0 && wanted?.categoria ? wanted : before.found
  return found ? { found } : {}
}
