import { type FaqEntry, faq } from './rules-faq.ts'
import { contentWords, isSimilarWord } from 'contract/rules/text'
import { slang } from './rules-words.ts'

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
  'quero preciso gostaria queria favor faco fazer faz posso pode consigo tem ter sobre saber vou eu me minha meu nao aqui '.split(
    ' ',
  ),
)

type Question = { entry: FaqEntry; stems: Set<string> }

const stemsOf = (text: string): string[] => {
  const words = contentWords(text).map((word) => slang[word] ?? word)
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).map(stem)
}

const questions: Question[] = faq.flatMap((entry) =>
  entry.questions.map((question) => ({ entry, stems: new Set(stemsOf(question)) })),
)

/** A word of few entries says more than one of many. */
const weights = new Map<string, number>()
{
  const entriesWith = new Map<string, Set<string>>()
  for (const { entry, stems } of questions) {
    for (const word of stems) {
      entriesWith.set(word, (entriesWith.get(word) ?? new Set()).add(entry.id))
    }
  }
  for (const [word, entries] of entriesWith)
    weights.set(word, Math.log(1 + faq.length / entries.size))
}
const unknownWeight = Math.log(1 + faq.length / 2)
const weightOf = (words: Iterable<string>) =>
  [...words].reduce((sum, word) => sum + (weights.get(word) ?? unknownWeight), 0)

function corrected(word: string): string {
  if (weights.has(word) || word.length < 4) return word
  for (const known of weights.keys()) {
    if (known[0] === word[0] && known.length >= 4 && isSimilarWord(word, known)) return known
  }
  return word
}

export type FaqMatch = {
  entry: FaqEntry
  score: number
  /** Whether the question that fits best has this word. */
  covers(word: string): boolean
}

/** Whether any question has this word. */
export const isFaqWord = (word: string): boolean => weights.has(corrected(stem(word)))

/** The entry whose questions are nearest to the text: 1 is the same words, 0 none in common. */
export function matchFaq(text: string): FaqMatch | undefined {
  const asked = new Set(stemsOf(text).map(corrected))
  if (asked.size === 0) return undefined
  const askedWeight = weightOf(asked)
  let best: FaqMatch | undefined
  for (const { entry, stems } of questions) {
    const shared = weightOf([...stems].filter((word) => asked.has(word)))
    const score = (2 * shared) / (askedWeight + weightOf(stems))
    if (score > (best?.score ?? 0)) {
      best = { entry, score, covers: (word) => stems.has(corrected(stem(word))) }
    }
  }
  return best
}
