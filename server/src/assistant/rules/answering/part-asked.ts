import { contentWords } from 'contract/rules/text'

const sentencesIn = (answer: string) => answer.split(/(?<=[.!?])\s+/)
/** 'vale', 'valem' */
const starts = (text: string): Set<string> =>
  new Set(contentWords(text).flatMap((word) => (word.length > 3 ? word.slice(0, 5) : [])))

/** Of an answer that was just given, the sentence that has most of the words of the next question; the whole where none has. */
export function partAsked(answer: string, question: string): string {
  const asked = starts(question)
  const sharedBy = (sentence: string) =>
    [...starts(sentence)].filter((one) => asked.has(one)).length
  const [best, next] = sentencesIn(answer)
    .map((sentence) => ({ sentence, shared: sharedBy(sentence) }))
    .toSorted((a, b) => b.shared - a.shared)
  return best && next && best.shared > next.shared ? best.sentence : answer
}
