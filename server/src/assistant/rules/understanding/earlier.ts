import type { Message } from './message.ts'
import type { Wanted } from './need.ts'
import type { AssistantContext } from './understood.ts'

// What was shown before the last list.

const mostWords = 12
/** 'qual dos dois?', 'compara as duas', 'o que muda entre eles?' */
const ofTwo =
  / ((os|as|d[oa]s|n[oa]s|entre) (dois|duas)(?! (primeir|ultim))|ambos|ambas|entre (eles|elas)|(qual|quem) (deles|delas)|which of them|compar\w+ (eles|elas|them)|between them|the two|of the two|both( of them)?) |^ (me |pode |e )*(compar\w+|qual (e )?a diferenca)( para mim| por favor| ai| entao)? $/

/** 'algum deles': all of whom were spoken of. */
const ofAny =
  / (algum|alguma|alguns|nenhum|nenhuma|any|none) (deles|delas|desses|dessas|of (them|these|those)) /
const mostBefore = 4

/**
 * After two searches that showed one supplier each, 'os dois' are those; after 'tem outro?' the one who was shown
 * before, and the next.
 */
export function withEarlier(
  { sentence, tokens }: Pick<Message, 'sentence' | 'tokens'>,
  context: AssistantContext,
): AssistantContext {
  const { suppliers: [first] = [], suppliers = [], before = [], shown = 0 } = context
  const [earlier] = before
  if (first === undefined || earlier === undefined || tokens.length > mostWords) return context
  const isNext = shown > suppliers.length
  if (ofAny.test(sentence) && suppliers.length === 1)
    return { ...context, suppliers: [...suppliers, ...before] }
  if (ofTwo.test(sentence) && (suppliers.length === 1 || isNext))
    return { ...context, suppliers: [earlier, first] }
  return context
}

/** Those of the list before who are not on the next one. */
export function earlierOf(
  { suppliers = [], before = [] }: AssistantContext,
  after: AssistantContext,
): Pick<AssistantContext, 'before'> {
  const gone = [...suppliers, ...before].filter((id) => !after.suppliers?.includes(id))
  return gone.length > 0 ? { before: [...new Set(gone)].slice(0, mostBefore) } : {}
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
