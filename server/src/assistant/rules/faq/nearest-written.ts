import type { Language } from 'contract/rules/languages'
import { aspectIn } from '../field/aspects.ts'
import { fieldFacts } from '../field/field.ts'
import type { Message } from '../understanding/message.ts'
import type { Understood } from '../understanding/understood.ts'
import { faq } from './faq.ts'
import { askedInFull, stemsOf } from './match.ts'

// Asked last, of a question that no rule knows (service-written.ts): the words of the answers count too, of the site and of
// the field.

type WrittenAnswer = Extract<Understood, { intent: 'faq' | 'field' }>

/** An answer of the site or of the field: the words of those who ask for it, and its own. */
type Written = {
  answer: WrittenAnswer
  asked: readonly ReadonlySet<string>[]
  told: ReadonlySet<string>
  /** What it explains. */
  names: readonly ReadonlySet<string>[]
}

const stems = (text: string): ReadonlySet<string> => new Set(stemsOf(text))

const writtenIn = (language: Language): readonly Written[] => [
  ...faq.map(({ id, [language]: { questions, answer } }) => ({
    answer: { intent: 'faq' as const, id },
    asked: questions.map(stems),
    told: stems(answer),
    names: [],
  })),
  ...fieldFacts.map(({ id, names, questions = [], text, english = text }) => ({
    answer: { intent: 'field' as const, ids: [id] },
    asked: [...names, ...questions].map(stems),
    told: stems(language === 'en' ? english : text),
    names: names.map(stems),
  })),
]

const wordsOf = ({ asked, told }: Written): ReadonlySet<string> =>
  new Set([...asked.flatMap((one) => [...one]), ...told])

type Index = { written: readonly Written[]; weightOf(words: Iterable<string>): number }

function makeIndex(language: Language): Index {
  const written = writtenIn(language)
  // In how many answers a word stands: one of few says more than one of many.
  const answersWith = new Map<string, number>()
  for (const one of written) {
    for (const word of wordsOf(one)) answersWith.set(word, (answersWith.get(word) ?? 0) + 1)
  }
  const weigh = (word: string) => Math.log(1 + written.length / (answersWith.get(word) ?? 1))
  return {
    written,
    weightOf: (words) => [...words].reduce((sum, word) => sum + weigh(word), 0),
  }
}

const indexes = { pt: makeIndex('pt'), en: makeIndex('en') }

/** What stands in the answer alone says less than what people ask with. */
const ofTelling = 0.6

/** A question that names it is near, whatever else it says. */
const named = 0.6

/** How near an answer is to what was said, by the rarity of the words in common: 1 is the same words, 0 none. */
function nearness(
  said: ReadonlySet<string>,
  { asked, told, names }: Written,
  weightOf: Index['weightOf'],
): number {
  const saidWeight = weightOf(said)
  const likeness = (one: ReadonlySet<string>) =>
    (2 * weightOf([...one].filter((word) => said.has(word)))) / (saidWeight + weightOf(one))
  const known = new Set(asked.flatMap((one) => [...one]))
  const inQuestions = [...said].filter((word) => known.has(word))
  const inAnswer = [...said].filter((word) => !known.has(word) && told.has(word))
  const covered = (weightOf(inQuestions) + ofTelling * weightOf(inAnswer)) / saidWeight
  const isNamed = names.some((name) => [...name].every((word) => said.has(word)))
  const likest = Math.max(isNamed ? named : 0, ...asked.map(likeness))
  // One word in common says nothing, unless nothing else is asked.
  const isByChance = inQuestions.length + inAnswer.length < 2 && !isNamed && likest < askedInFull
  return isByChance ? 0 : (likest + covered) / 2
}

/** The written answer that shares the most telling words with a sentence, should any be as near as `least`. */
export function nearestWritten(
  { sentence, language }: Pick<Message, 'sentence' | 'language'>,
  least: number,
): WrittenAnswer | undefined {
  const { written, weightOf } = indexes[language]
  const said = stems(sentence)
  if (said.size === 0) return undefined
  const [nearest] = written
    .map((one) => ({ answer: one.answer, score: nearness(said, one, weightOf) }))
    .toSorted((a, b) => b.score - a.score)
  if (!nearest || nearest.score < least) return undefined
  const { answer } = nearest
  return answer.intent === 'field' ? { ...answer, aspect: aspectIn(sentence, answer.ids) } : answer
}
