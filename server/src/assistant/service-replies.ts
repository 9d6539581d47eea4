import type { Language } from 'contract/rules/languages'
import { type BusinessHours, hoursText, usualHours } from '../jobs/business-hours.ts'
import { faq } from './rules/faq/faq.ts'
import { faqInEnglish } from './rules/faq/english.ts'
import { fieldAnswer } from './rules/field/field.ts'
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
  id: string,
  context: AssistantContext,
  hours: BusinessHours,
  language: Language = 'pt',
): AssistantReply {
  const entry = faq.find((candidate) => candidate.id === id)
  if (!entry) return plainReply('', context)
  const translated = language === 'en' ? faqInEnglish[id] : undefined
  const texts = textsIn(language)
  // The configured hours, should they not be the usual ones.
  const answer = (translated?.answer ?? entry.answer).replace(
    hoursText(usualHours, language),
    hoursText(hours, language),
  )
  const suggestions = /atendente|atendimento/.test(entry.answer) ? [texts.person] : []
  const starters = id === 'o-que-sei-fazer' || id === 'categorias' ? texts.examples : []
  const link = entry.link && { ...entry.link, label: translated?.label ?? entry.link.label }
  return {
    ...plainReply(answer, { ...context, ofSite: true, topic: id }, [...starters, ...suggestions]),
    ...(link ? { link } : {}),
  }
}

/** What was explained can be looked for next: 'quem faz em Manaus?' */
export function fieldReply(
  ids: readonly string[],
  context: AssistantContext,
  language: Language,
): AssistantReply {
  const { texto, searches } = fieldAnswer(ids, language)
  const [search] = searches
  const wanted = search ? { categoria: search, shown: search } : undefined
  return plainReply(
    texto,
    { ...context, explained: [...ids], ...(wanted ? { wanted, shown: 0 } : {}) },
    searches,
  )
}
