import type { ParsedInputOf, ReplyOf } from 'contract/endpoint'
import { addDays, dayOf } from 'contract/rules/calendar'
import { contentWords, fold } from 'contract/rules/text'
import type { previewTradeWords } from 'contract/search-words'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { selectItems } from './queries.ts'
import {
  deleteAnswer,
  deleteSynonyms,
  insertSynonyms,
  selectAnswers,
  selectPoorSearches,
  selectSynonyms,
  selectSynonymsForUpdate,
  updateSynonyms,
  upsertAnswer,
  upsertDismissal,
} from './queries-trade-words.ts'
import { everybody } from './rules/ranking/filter.ts'
import { phraseKey } from './rules/words/synonyms.ts'
import { freshKnowledge, type Known, synonymsWith } from './service-knowledge.ts'
import { rankWith } from './service-ranked.ts'

const poorDays = 30
const mostPoor = 100
const mostShown = 8

export const findPoorSearches = (db: Db, now: Date) =>
  selectPoorSearches(db, addDays(dayOf(now), 1 - poorDays), mostPoor)

type Writing = Pick<SessionContext, 'transaction' | 'clock' | 'session'>
type Action = 'search.synonyms' | 'search.answer' | 'search.dismiss'
type Facts = Parameters<typeof recordChange>[1]['before']

const record = (
  db: Db,
  { session, clock }: Writing,
  id: number,
  [action, before, after]: [Action, Facts, Facts],
) =>
  recordChange(db, {
    adminId: session.accountId,
    action,
    subject: { kind: 'search', id },
    before,
    after,
    at: clock.now(),
  })

export async function dismiss(context: Writing, text: string): Promise<{ term: string }> {
  const term = fold(text).replace(/\s+/g, ' ').trim()
  await context.transaction(async (db) => {
    await upsertDismissal(db, term, dayOf(context.clock.now()))
    await record(db, context, 0, ['search.dismiss', {}, { termo: term }])
  })
  return { term }
}

export async function listWords(db: Db) {
  const answers = await selectAnswers(db)
  return {
    synonyms: await selectSynonyms(db),
    answers: answers.map(({ key: _key, ...answer }) => answer),
  }
}

export async function addSynonyms(context: Writing, words: string[]): Promise<{ id: number }> {
  return context.transaction(async (db) => {
    const id = await insertSynonyms(db, words)
    await record(db, context, id, ['search.synonyms', {}, { palavras: words }])
    return { id }
  })
}

/** Without words they go. */
export async function changeSynonyms(
  context: Writing,
  id: number,
  words: string[] | undefined,
): Promise<{ id: number }> {
  return context.transaction(async (db) => {
    const before = await selectSynonymsForUpdate(db, id)
    if (!before) throw new AppError('NOT_FOUND')
    if (words) await updateSynonyms(db, id, words)
    else await deleteSynonyms(db, id)
    const change = [{ palavras: before.words }, words ? { palavras: words } : {}] as const
    await record(db, context, id, ['search.synonyms', ...change])
    return { id }
  })
}

type Answer = { term: string; supplier_id: number; instead_of?: number | undefined }

export async function promote(
  context: Writing,
  { instead_of, ...answer }: Answer,
): Promise<{ id: number }> {
  return context.transaction(async (db) => {
    const [supplier] = await selectItems(db, [answer.supplier_id])
    if (!supplier) throw new AppError('NOT_FOUND')
    const term_key = phraseKey(contentWords(answer.term))
    const answers = await selectAnswers(db)
    const former = answers.find(({ id, key }) => id === instead_of && key !== term_key)
    if (former) await drop(db, context, former)
    const before = answers.find(({ key }) => key === term_key)
    const id = await upsertAnswer(db, { ...answer, term_key })
    const after = { termo: answer.term, fornecedor: supplier.nome }
    await record(db, context, id, ['search.answer', before ? factsOf(before) : {}, after])
    return { id }
  })
}

export async function removeAnswer(context: Writing, id: number): Promise<{ id: number }> {
  return context.transaction(async (db) => {
    const before = (await selectAnswers(db)).find((answer) => answer.id === id)
    if (!before) throw new AppError('NOT_FOUND')
    await drop(db, context, before)
    return { id }
  })
}

type StoredAnswer = { id: number; term: string; supplier: { nome: string } }

async function drop(db: Db, context: Writing, answer: StoredAnswer): Promise<void> {
  await deleteAnswer(db, answer.id)
  await record(db, context, answer.id, ['search.answer', factsOf(answer), {}])
}

const factsOf = ({ term, supplier }: Pick<StoredAnswer, 'term' | 'supplier'>) => ({
  termo: term,
  fornecedor: supplier.nome,
})

type Preview = ReplyOf<typeof previewTradeWords>
type Draft = ParsedInputOf<typeof previewTradeWords>['body']

/** What a term finds now, and with what is not saved yet. */
export async function preview(db: Db, draft: Draft): Promise<Preview> {
  const { term, words, supplier_id, instead_of } = draft
  const now = await freshKnowledge(db)
  const stored = await selectSynonyms(db)
  const isAnswer = supplier_id !== undefined
  const groups = stored
    .filter(({ id }) => isAnswer || id !== instead_of)
    .map((group) => group.words)
  const answers = new Map(now.answers)
  if (isAnswer) {
    const former = (await selectAnswers(db)).find(({ id }) => id === instead_of)
    if (former) answers.delete(former.key)
    answers.set(phraseKey(contentWords(term)), supplier_id)
  }
  const then = { ...now, synonyms: synonymsWith(words ? [...groups, words] : groups), answers }
  return { before: await firstOf(db, term, now), after: await firstOf(db, term, then) }
}

async function firstOf(db: Db, term: string, known: Known): Promise<Preview['before']> {
  const ranked = (await rankWith(db, term, everybody, known)).slice(0, mostShown)
  const similar = new Map(ranked.map((one) => [one.document.id, one.similar]))
  const items = await selectItems(db, [...similar.keys()])
  return items.map(({ id, nome, cidade_estado }) => ({
    id,
    nome,
    cidade_estado,
    similar: similar.get(id) ?? false,
  }))
}
