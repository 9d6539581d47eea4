import type { BusinessHours } from '../jobs/business-hours.ts'
import type { AboutTheTalk } from './rules/understanding/about-the-talk.ts'
import type { AssistantContext, Understanding } from './rules/understanding/understood.ts'
import {
  type AssistantReply,
  faqReply,
  fieldReply,
  plainReply,
  textsIn,
} from './service-replies.ts'

/** What is answered to a word about the answer before. */
export function talkReply(
  about: AboutTheTalk,
  context: AssistantContext,
  hours: BusinessHours,
  language: Understanding['language'],
): AssistantReply {
  const texts = textsIn(language)
  if (about === 'afresh') return plainReply(texts.afresh, {}, [texts.whatCanYouDo])
  const written = about === 'unclear' ? lastWritten(context, hours, language) : undefined
  const texto = written ? texts.inShort(firstSentence(written.texto)) : texts[about]
  return plainReply(texto, { ...context, offer: undefined }, [texts.person])
}

const firstSentence = (text: string) => /^[^\n]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

/** The explanation or the written answer that was given last. */
function lastWritten(
  { explained, topic, ...context }: AssistantContext,
  hours: BusinessHours,
  language: Understanding['language'],
): AssistantReply | undefined {
  if (explained) return fieldReply({ ids: explained }, context, language)
  return topic && faqReply(topic, context, hours, language)
}
