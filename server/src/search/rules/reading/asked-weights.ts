import { customersIn, isDetail, isPackage, isWhich, isYear, purposes } from './details.ts'
import type { AskedPhrase } from './phrases.ts'
import type { SynonymIndex } from '../words/synonyms.ts'
import type { Vocabulary, WordReading } from './vocabulary.ts'
import {
  askingWeight,
  detailAtMost,
  rentalWeight,
  unknownSuppliers,
  yearWeight,
} from '../ranking/weights.ts'
import { isRental } from '../words/asking.ts'

type Question = {
  words: readonly string[]
  readings: readonly (readonly WordReading[])[]
  phrases: readonly AskedPhrase[]
  /** Where each word stands among the tokens. */
  asked: readonly { at: number }[]
  tokens: readonly { word: string }[]
}

/** How much finding each of the asked words says. */
export function weightsOf(
  { words, readings, phrases, asked, tokens }: Question,
  { vocabulary, synonyms }: { vocabulary: Vocabulary; synonyms: SynonymIndex },
): number[] {
  const isKnown = words.map(
    (_, index) =>
      (readings[index]?.length ?? 0) > 0 ||
      phrases.some(({ from, to }) => from <= index && index <= to),
  )
  const purposeShare = purposes(tokens, asked, isKnown)
  const rarity = words.map((_, index) =>
    rarityOf(index, readings[index] ?? [], phrases, vocabulary),
  )
  // 'engenharia clínica': nothing stands between the two.
  const isJoined = (index: number) => asked[index - 1]?.at === (asked[index]?.at ?? 0) - 1
  const customers = customersIn(words, isKnown, isJoined)
  const isBeside = words.map(
    (word, index) =>
      customers.has(index) ||
      isDetail(word, index, words) ||
      isWhich(index, words, isKnown) ||
      isPackage(index, words, synonyms),
  )
  const main = Math.max(...rarity.filter((_, index) => !isBeside[index]))
  return rarity.map((weight, index) =>
    // However rare, a detail says less than what it is a detail of.
    isBeside[index]
      ? askingWeight * (main > 0 ? Math.min(weight, detailAtMost * main) : weight)
      : weight * (ownShare(index, words) ?? purposeShare[index] ?? 1),
  )
}

function ownShare(index: number, words: readonly string[]): number | undefined {
  if (isYear(index, words)) return yearWeight
  return isRental(words[index] ?? '') ? rentalWeight : undefined
}

/** The rarer, the more it says; a word that nobody uses is the rarest. */
function rarityOf(
  index: number,
  readings: readonly WordReading[],
  phrases: readonly AskedPhrase[],
  vocabulary: Vocabulary,
): number {
  const own = suppliersOf(readings, vocabulary)
  const meant = phrases
    .filter(({ from, to }) => from <= index && index <= to)
    .map(({ words }) => Math.min(...words.map((word) => suppliersOf(word, vocabulary))))
  const suppliers = Math.max(unknownSuppliers, own, ...meant)
  const { documents } = vocabulary
  return Math.log(1 + Math.max(0.5, documents - suppliers + 0.5) / (suppliers + 0.5))
}

function suppliersOf(readings: readonly WordReading[], vocabulary: Vocabulary): number {
  const sure = Math.max(0, ...readings.map((reading) => reading.quality)) - 0.2
  return readings
    .filter((reading) => reading.quality >= sure)
    .reduce((sum, { word }) => sum + vocabulary.suppliers(word), 0)
}
