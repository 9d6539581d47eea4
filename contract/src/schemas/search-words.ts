import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, line, requiredLine } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { contentWords, plainText } from '../rules/text.ts'
import * as at from '../search-words.ts'

/** A term of the last 30 days that found nothing, only similar suppliers, or that nobody clicked on. */
export const PoorSearch = z.object({
  term: z.string(),
  searches: z.number(),
  foundNothing: z.number(),
  onlySimilar: z.number(),
  clicks: z.number(),
  lastDay: z.string(),
})
export type PoorSearch = z.infer<typeof PoorSearch>

const longest = 80
const mostWords = 12
const term = () =>
  requiredLine(longest).check(
    z.refine((text) => text === '' || plainText(text) !== '', message('Valor inválido.')),
  )

/** Words and phrases that mean the same; what is there twice counts once. */
const words = () =>
  z.pipe(
    z.pipe(
      z.array(line(longest)).check(z.maxLength(mostWords, message('Valor inválido.'))),
      z.transform((list: string[]) => [
        ...new Map(list.map((text) => [plainText(text), text])).entries(),
      ]),
    ),
    z.pipe(
      z.transform((list: [string, string][]) =>
        list.filter(([plain]) => plain !== '').map(([, text]) => text),
      ),
      z
        .array(z.string())
        .check(
          z.minLength(2, message('Escreva pelo menos duas palavras que querem dizer o mesmo.')),
        ),
    ),
  )

export const SynonymsForm = z.object({ words: words() })
/** Words that no search counts, such as 'para', would answer every search without words. */
const answerTerm = () =>
  term().check(
    z.refine((text) => text === '' || contentWords(text).length > 0, message('Valor inválido.')),
  )
export const AnswerForm = z.object({
  term: answerTerm(),
  supplier_id: id(),
  /** The answer that is being edited: its former term has it no more. */
  instead_of: z.optional(id()),
})

export const Synonyms = z.object({ id: z.number(), words: z.array(z.string()) })
export const PromotedAnswer = z.object({
  id: z.number(),
  term: z.string(),
  supplier: z.object({ id: z.number(), nome: z.string() }),
})

const Previewed = z.array(
  z.object({
    id: z.number(),
    nome: z.string(),
    cidade_estado: z.string(),
    /** Too little to be a result. */
    similar: z.boolean(),
  }),
)

const byId = { params: z.object({ id: id() }) }
const done = z.object({ id: z.number() })

export const listPoorSearches = endpoint(at.listPoorSearches, {
  summary: 'What visitors searched for in the last 30 days with little success, most often first',
  access: 'admin',
  reply: z.array(PoorSearch),
})

export const dismissSearch = endpoint(at.dismissSearch, {
  summary: 'Takes a term from the list until it is searched for again on a later day',
  access: 'admin',
  body: z.object({ term: term() }),
  reply: z.object({ term: z.string() }),
})

export const listTradeWords = endpoint(at.listTradeWords, {
  summary: 'The synonyms and promoted answers that administrators added',
  access: 'admin',
  reply: z.object({ synonyms: z.array(Synonyms), answers: z.array(PromotedAnswer) }),
})

export const previewTradeWords = endpoint(at.previewTradeWords, {
  summary: 'What a term finds now, and what it would find with these synonyms or this answer',
  access: 'admin',
  body: z.object({
    term: term(),
    words: z.optional(words()),
    supplier_id: z.optional(id()),
    /** The synonyms, or with a supplier the answer, being edited: they do not count beside what is new. */
    instead_of: z.optional(id()),
  }),
  reply: z.object({ before: Previewed, after: Previewed }),
  errors: ['NOT_FOUND'],
})

export const createSynonyms = endpoint(at.createSynonyms, {
  summary: 'Adds words that mean the same',
  access: 'admin',
  body: SynonymsForm,
  reply: done,
})

export const editSynonyms = endpoint(at.editSynonyms, {
  summary: 'Changes words that mean the same',
  access: 'admin',
  ...byId,
  body: SynonymsForm,
  reply: done,
  errors: ['NOT_FOUND'],
})

export const deleteSynonyms = endpoint(at.deleteSynonyms, {
  summary: 'Removes words that an administrator had added',
  access: 'admin',
  ...byId,
  reply: done,
  errors: ['NOT_FOUND'],
})

export const saveAnswer = endpoint(at.saveAnswer, {
  summary:
    'Puts a supplier first for a term; a term has one answer, which may replace that of another term',
  access: 'admin',
  body: AnswerForm,
  reply: done,
  errors: ['NOT_FOUND'],
})

export const deleteAnswer = endpoint(at.deleteAnswer, {
  summary: 'Removes a promoted answer',
  access: 'admin',
  ...byId,
  reply: done,
  errors: ['NOT_FOUND'],
})
