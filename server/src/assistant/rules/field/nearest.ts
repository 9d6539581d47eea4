import type { Language } from 'contract/rules/languages'
import { contentWords } from 'contract/rules/text'
import type { Message } from '../understanding/message.ts'
import { aspectIn } from './aspects.ts'
import { fieldFacts, type FieldQuestion } from './field.ts'

// Of a question that is surely of the field and names none of its papers: the explanation that has the most of its words.

const endings =
  /(amentos?|imentos?|acoes|acao|ando|endo|indo|aram|eram|ada|ado|adas|ados|arem|aria|amos|emos|ar|er|ir|ei|ou|am|em|es|as|os|a|e|o|s|i|u)$/

/** Rough: 'pagar', 'pago' and 'pagamento' are one word here. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const cut = word.replace(endings, '')
  return cut.length >= 3 ? cut : word
}

const stems = (text: string): ReadonlySet<string> => new Set(contentWords(text).map(stem))

type Explanation = {
  id: string
  names: readonly ReadonlySet<string>[]
  asked: readonly ReadonlySet<string>[]
  told: ReadonlySet<string>
}

const explanationsIn = (language: Language): readonly Explanation[] =>
  fieldFacts.map(({ id, names, questions = [], text, english = text }) => ({
    id,
    names: names.map(stems),
    asked: [...names, ...questions].map(stems),
    told: stems(language === 'en' ? english : text),
  }))

const wordsOf = ({ asked, told }: Explanation): ReadonlySet<string> =>
  new Set([...asked.flatMap((one) => [...one]), ...told])

/** A word of few explanations says more than one of many. */
function makeIndex(language: Language) {
  const explanations = explanationsIn(language)
  const counts = new Map<string, number>()
  for (const one of explanations) {
    for (const word of wordsOf(one)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weigh = (word: string) => Math.log(1 + explanations.length / (counts.get(word) ?? 1))
  const weightOf = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + weigh(word), 0)
  return { explanations, weightOf }
}

const indexes = { pt: makeIndex('pt'), en: makeIndex('en') }

/** A question that names it is near, whatever else it says. */
const named = 0.6
/** The same words. */
const same = 0.95
/** What stands in the explanation alone says less than what people ask with. */
const ofTelling = 0.6
const least = 0.25

export function nearestField({
  sentence,
  language,
}: Pick<Message, 'sentence' | 'language'>): FieldQuestion | undefined {
  const { explanations, weightOf } = indexes[language]
  const said = stems(sentence)
  if (said.size === 0) return undefined
  const nearness = ({ names, asked, told }: Explanation): number => {
    const likeness = (one: ReadonlySet<string>) =>
      (2 * weightOf([...one].filter((word) => said.has(word)))) / (weightOf(said) + weightOf(one))
    const known = new Set(asked.flatMap((one) => [...one]))
    const asks = [...said].filter((word) => known.has(word))
    const tells = [...said].filter((word) => !known.has(word) && told.has(word))
    const covered = (weightOf(asks) + ofTelling * weightOf(tells)) / weightOf(said)
    const isNamed = names.some((name) => [...name].every((word) => said.has(word)))
    const likest = Math.max(isNamed ? named : 0, ...asked.map(likeness))
    // One word in common says nothing, unless nothing else is asked.
    const isByChance = asks.length + tells.length < 2 && !isNamed && likest < same
    return isByChance ? 0 : (likest + covered) / 2
  }
  const [nearest] = explanations
    .map((one) => ({ id: one.id, score: nearness(one) }))
    .toSorted((a, b) => b.score - a.score)
  if (!nearest || nearest.score < least) return undefined
  return { ids: [nearest.id], aspect: aspectIn(sentence, [nearest.id]) }
}
