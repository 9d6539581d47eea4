import type { Db } from '../database/db.ts'
import { withoutAsides } from './rules/understanding/aside.ts'
import { askedBeside } from './rules/understanding/asked-beside.ts'
import { twoQuestionsIn } from './rules/understanding/two-questions.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import { placeName } from './service-found.ts'
import { isWritten, read } from './service-read.ts'
import type { AssistantReply } from './service-replies.ts'
import { tellingClause } from './service-story.ts'

// Two questions in one message.

/** The answer to one of them alone. */
export type Answer = (
  asked: Understanding,
  context: AssistantContext,
  said: string,
) => Promise<AssistantReply>

/** Both answers in one reply, should the message ask two things. */
type AnswerTwo = (
  db: Db,
  text: string,
  whole: Understanding,
  context: AssistantContext,
  answer: Answer,
) => Promise<AssistantReply | undefined>

export const answerTwo: AnswerTwo = async (...asked) =>
  (await answerBeside(...asked)) ?? (await answerBoth(...asked))

/** Of a supplier that was shown, or of all of them. */
const mayBeTheirs = (asked: Understanding): boolean =>
  asked.intent === 'about' ||
  asked.intent === 'who-says' ||
  asked.intent === 'who-holds' ||
  (asked.intent === 'search' && asked.perhaps !== undefined)

const areOfSiteAndSearch = (first: Understanding, second: Understanding): boolean =>
  (isWritten(first) && second.intent === 'search') ||
  (first.intent === 'search' && isWritten(second))

/** 'tem que pagar? e meus dados vão pra quem?' */
const areOfSite = (first: Understanding, second: Understanding): boolean =>
  isWritten(first) &&
  isWritten(second) &&
  (first.intent !== second.intent ||
    (first.intent === 'faq' && second.intent === 'faq' && first.id !== second.id))

/** Any two of the site, the field and a search; of suppliers that were shown, two, or one and a need of its own. */
const answerBoth: AnswerTwo = async (db, text, whole, context, answer) => {
  const mayBeTwo = isWritten(whole) || whole.intent === 'search' || mayBeTheirs(whole)
  const questions = mayBeTwo ? twoQuestionsIn(withoutAsides(text) ?? text) : undefined
  if (!questions) return undefined
  const first = await read(db, questions[0], context)
  if (!isWritten(first) && first.intent !== 'search' && !mayBeTheirs(first)) return undefined
  const one = await answer(first, context, questions[0])
  const before = { ...one.context, language: whole.language }
  const second = await read(db, questions[1], before)
  const other = () => answer(second, before, questions[1])
  if (mayBeTheirs(first) && (mayBeTheirs(second) || second.intent === 'search'))
    return ofShownAndMore(one, await other(), second, context)
  const isOfSite = questions[0].endsWith('?') && areOfSite(first, second)
  return isOfSite || areOfSiteAndSearch(first, second)
    ? withWritten(one, await other(), isWritten(first), isOfSite)
    : undefined
}

/** 'é treinada em NR-32? e tem dedetização em Goiânia?': who is found for the second is shown, should it be somebody else. */
function ofShownAndMore(
  one: AssistantReply,
  other: AssistantReply,
  second: Understanding,
  { suppliers = [] }: AssistantContext,
): AssistantReply | undefined {
  const isOfShown = one.supplierIds.some((id) => suppliers.includes(id))
  if (!isOfShown || other.supplierIds.length === 0) return undefined
  const ids = [...new Set([...one.supplierIds, ...other.supplierIds])]
  return {
    ...other,
    texto: joined(one, other),
    supplierIds: mayBeTheirs(second) ? ids : other.supplierIds,
  }
}

function withWritten(
  one: AssistantReply,
  other: AssistantReply,
  isFirstWritten: boolean,
  isOfSite: boolean,
): AssistantReply | undefined {
  const [written, found] = isFirstWritten ? [one, other] : [other, one]
  if (found.supplierIds.length === 0 && !isOfSite) return undefined
  const { explained } = written.context
  return {
    ...found,
    context: { ...found.context, ...(explained ? { explained } : {}) },
    texto: joined(one, other),
    ...(written.link ? { link: written.link } : {}),
  }
}

const joined = (one: AssistantReply, other: AssistantReply): string =>
  one.texto.includes(other.texto) ? one.texto : `${one.texto}\n\n${other.texto}`

/** A need, and what is asked of whoever does it: the first of those found is asked. */
const answerBeside: AnswerTwo = async (db, text, whole, context, answer) => {
  if (whole.intent !== 'search') return undefined
  const beside = askedBeside(withoutAsides(text) ?? text)
  if (!beside) return undefined
  const need = await tellingClause(db, beside.need, await read(db, beside.need, context), context)
  // 'que entrega em São Paulo' is part of the need.
  if (need.intent !== 'search' || placeName(need.wanted) !== placeName(whole.wanted))
    return undefined
  const found = await answer(need, context, beside.need)
  const [id] = found.supplierIds
  if (id === undefined) return undefined
  const of = { ...found.context, suppliers: [id], about: id, language: whole.language }
  const asked = await read(db, beside.question, of)
  const told = await answer(asked, of, beside.question)
  const isTold = told.supplierIds.length === 1 && told.supplierIds[0] === id
  const isSaid = isTold && (told.texto.includes('“') || asked.intent === 'about')
  if (!isSaid && !beside.isSure) return undefined
  return isTold ? { ...found, texto: joined(found, told) } : found
}
