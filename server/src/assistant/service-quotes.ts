import type { Db } from '../database/db.ts'
import { findPassages } from '../search/service-matches.ts'
import {
  asksHowMany,
  asksStrictly,
  countOf,
  saidOrHours,
  sentencesOf,
  shortened,
  tellingOfThem,
} from './rules/answering/supplier-terms.ts'

// What a profile says of the words of a question, in whichever words it says it: the search's own reading.

/** How much of the question a sentence has to say; where the search has found it all, one word shows the sentence. */
const mostOfThem = 0.55
export const someOfThem = 0.01
export const allOfThem = 0.8
const restOfThem = 0.3

/** The sentence of a profile that says most of what these words ask. */
export async function quoteOf(
  db: Db,
  words: readonly string[],
  profile: string,
  least = mostOfThem,
  question = '',
): Promise<string> {
  if (words.length === 0) return ''
  const sentences = sentencesOf(profile)
  const { passages, tells } = await findPassages(db, tellingOfThem(words), sentences, question)
  const [best, next] = passages
  if (!best || best.said < least) return ''
  // Half of it stands in one sentence, the rest in another.
  const isHalf = best.said < allOfThem && next !== undefined && next.said >= restOfThem
  // The page may say it in the words of the profile.
  const isOther =
    next !== undefined && !next.text.includes(best.text) && !best.text.includes(next.text)
  const told = isHalf && isOther && least <= mostOfThem ? [best, next] : [best]
  return told.map(({ text }) => shortened(text, tells)).join('; ')
}

/** So much of what is asked may stand in other words, or beside words that no profile would say. */
const nearEnough = 0.34

/** What comes nearest to these words, should no sentence say them. */
export async function nearestTo(
  db: Db,
  words: readonly string[],
  profile: string,
  question = '',
): Promise<string> {
  if (words.length === 0) return ''
  const sentences = sentencesOf(profile)
  const { passages, tells } = await findPassages(db, tellingOfThem(words), sentences, question)
  const best = passages.find(({ meant }) => meant >= nearEnough)
  return best ? shortened(best.text, tells) : ''
}

/** What answers a question with these words: of days, delays and the like a sentence that tells them, else the one that says most of it. */
export async function answerIn(
  db: Db,
  said: string,
  words: readonly string[],
  profile: string,
): Promise<string> {
  const told = saidOrHours({ sentence: said }, profile)
  if (told) return told
  if (asksHowMany(said)) return countOf(words, profile)
  return asksStrictly(said) ? '' : quoteOf(db, words, profile, mostOfThem, said)
}
