import type { Language } from 'contract/rules/languages'
import { type BusinessHours, hoursText, usualHours } from '../jobs/business-hours.ts'
import { faqById, type FaqId } from './rules/faq/faq.ts'
import { fieldAnswer, type FieldQuestion } from './rules/field/field.ts'
import { english } from './rules/answering/texts-english.ts'
import { portuguese, type Texts } from './rules/answering/texts-portuguese.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'

/** A reply before it is stored. */
export type AssistantReply = {
  texto: string
  supplierIds: number[]
  search?: { text: string; results: number }
  link?: { label: string; to: string }
  suggestions: string[]
  context: AssistantContext
  /** The supplier that was asked about says nothing of it. */
  isSilent?: boolean
  /** Those who were found have only a part of what was asked for. */
  isPart?: boolean
  /** The visitor asked for a person. */
  handOver?: boolean
}

export const textsIn = (language: Language): Texts => (language === 'en' ? english : portuguese)

export const plainReply = (
  texto: string,
  context: AssistantContext,
  suggestions: string[] = [],
): AssistantReply => ({ texto, suggestions, supplierIds: [], context })

export function faqReply(
  id: FaqId,
  context: AssistantContext,
  hours: BusinessHours,
  language: Language = 'pt',
): AssistantReply {
  const entry = faqById(id)
  const { answer: usual, label = '' } = entry[language]
  const texts = textsIn(language)
  // The configured hours, should they not be the usual ones.
  const answer = usual.replace(hoursText(usualHours, language), hoursText(hours, language))
  const suggestions = /atendente|atendimento/.test(entry.pt.answer) ? [texts.person] : []
  const starters = id === 'o-que-sei-fazer' || id === 'categorias' ? texts.examples : []
  return {
    ...plainReply(answer, { ...context, ofSite: true, topic: id }, [...starters, ...suggestions]),
    ...(entry.to ? { link: { label, to: entry.to } } : {}),
  }
}

/** What was explained can be looked for next: 'quem faz em Manaus?' */
export function fieldReply(
  question: FieldQuestion,
  context: AssistantContext,
  language: Language,
): AssistantReply {
  const { texto, searches } = fieldAnswer(question, language)
  const [search] = searches
  const wanted = search ? { categoria: search, shown: search } : undefined
  return plainReply(
    texto,
    { ...context, explained: question.ids, ...(wanted ? { wanted, shown: 0 } : {}) },
    searches,
  )
}
