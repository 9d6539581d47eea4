import type { Language } from 'contract/rules/languages'
import { contentWords, isSimilarWord } from 'contract/rules/text'
import type { Message } from '../understanding/message.ts'
import { faq, type FaqId } from './faq.ts'

// How near a text is to the questions that are written down for each answer of the site, by their words. Asked after the
// wordings of sure.ts: whether an answer is nearer than a search (nearest.ts), whether a question is asked in full, of the
// visitor's own account (written-answer.ts), and by a language model's tool.

const endings =
  /(amentos?|imentos?|acoes|acao|ando|endo|indo|aram|eram|ada|ado|adas|ados|arem|aria|amos|emos|ar|er|ir|ei|ou|am|em|es|as|os|a|e|o|s|i|u)$/

/** Rough: 'pagar', 'pago' and 'pagamento' are one word here. */
function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word
  const cut = word.replace(endings, '')
  return cut.length >= 3 ? cut : word
}

// Words of asking that every question could have.
const empty = new Set(
  (
    'quero preciso gostaria queria favor faco fazer faz posso pode consigo tem ter sobre saber vou eu me minha meu aqui estou ' +
    'i the a is are do does can how what to my you your of for it in and want'
  ).split(' '),
)

type Question = { id: FaqId; stems: Set<string> }

export const stemsOf = (text: string): string[] => {
  const words = contentWords(text)
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

/** A language's questions, and how much each of their words says. */
function makeIndex(language: Language) {
  const questions: Question[] = faq.flatMap((entry) =>
    entry[language].questions.map((question) => ({
      id: entry.id,
      stems: new Set(stemsOf(question)),
    })),
  )
  // A word of few entries says more than one of many.
  const entriesWith = new Map<string, Set<string>>()
  for (const { id, stems } of questions) {
    for (const word of stems) {
      entriesWith.set(word, (entriesWith.get(word) ?? new Set()).add(id))
    }
  }
  const weights = new Map(
    [...entriesWith].map(([word, entries]) => [word, Math.log(1 + faq.length / entries.size)]),
  )
  return { questions, weights }
}

const indexes = { pt: makeIndex('pt'), en: makeIndex('en') }

/** A word that no question has says little against them. */
const unknownWeight = Math.log(1 + faq.length / 2) / 3
const weightOf = (words: Iterable<string>, weights: ReadonlyMap<string, number>) =>
  [...words].reduce((sum, word) => sum + (weights.get(word) ?? unknownWeight), 0)

function corrected(word: string, weights: ReadonlyMap<string, number>): string {
  if (weights.has(word) || word.length < 4) return word
  for (const known of weights.keys()) {
    if (known[0] === word[0] && known.length >= 4 && isSimilarWord(word, known)) return known
  }
  return word
}

export type FaqMatch = {
  id: FaqId
  score: number
  /** Whether one of the entry's questions has this word. */
  covers(word: string): boolean
}

/** Whether any question has this word. */
export const isFaqWord = (word: string): boolean =>
  indexes.pt.weights.has(corrected(stem(word), indexes.pt.weights))

/** So near are the same words. */
export const askedInFull = 0.95
/** A written question in its own words goes on from nothing; 'e whatsapp?' does. */
export const isAskedInFull = ({ sentence, language }: Message): boolean =>
  new Set(stemsOf(sentence)).size > 1 && (matchFaq(sentence, language)?.score ?? 0) >= askedInFull

const topicBonus = 1.3

/** The entry whose questions are nearest to the text: 1 is the same words, 0 none in common. */
export function matchFaq(
  text: string,
  language: Language = 'pt',
  /** What was answered last: a short question goes on about it. */
  topic?: string,
): FaqMatch | undefined {
  const { questions, weights } = indexes[language]
  const typed = stemsOf(text)
  const asked = new Set(typed.map((word) => corrected(word, weights)))
  const exact = new Set(typed)
  if (asked.size === 0) return undefined
  const askedWeight = weightOf(asked, weights)
  let best: FaqMatch | undefined
  for (const { id, stems } of questions) {
    const common = [...stems].filter((word) => asked.has(word))
    const likely = id === topic ? topicBonus : 1
    const score =
      (likely * 2 * weightOf(common, weights)) / (askedWeight + weightOf(stems, weights))
    const asTyped = common.filter((word) => exact.has(word)).length
    // One word in common says nothing, unless nothing else is asked; nor do two of which one only looks like it.
    const isByChance = common.length < 3 && asTyped < 2
    if (isByChance && !(score >= askedInFull && asTyped > 0)) continue
    if (score > (best?.score ?? 0)) {
      best = {
        id,
        score,
        covers: (word) =>
          questions.some(
            (other) => other.id === id && other.stems.has(corrected(stem(word), weights)),
          ),
      }
    }
  }
  return best
}
