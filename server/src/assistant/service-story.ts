import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { plainText } from 'contract/rules/text'
import { isDeed, placeIn, withoutPlace } from './rules/understanding/combine.ts'
import { readNeed, type Wanted } from './rules/understanding/need.ts'
import { isAsker } from './rules/understanding/telling-words.ts'
import { clausesOf, isWanting } from './rules/understanding/told-at-length.ts'
import { readMessage } from './rules/understanding/message.ts'
import { understand } from './rules/understanding/understand.ts'
import type { AssistantContext, Search, Understanding } from './rules/understanding/understood.ts'
import { readerFor } from './service-intents.ts'
import { findAnswers } from './service-found.ts'

/** Of a single word that more offer than this, nobody knows what is meant. */
const mostForOneWord = 6
/** Each is a search: a pasted text has hundreds. */
const mostClauses = 6

/**
 * Of a message that tells a story, and that nobody offers as a whole, the clause that somebody offers:
 * 'dra. Ana aqui, consultório em Curitiba. minha autoclave parou'. Where it was said is kept.
 */
export async function tellingClause(
  db: Db,
  text: string,
  whole: Understanding,
  context: AssistantContext,
): Promise<Understanding> {
  const clauses = whole.intent === 'search' ? clausesOf(text).slice(0, mostClauses) : []
  if (whole.intent !== 'search' || clauses.length < 2) return whole
  const { near } = await findAnswers(db, whole.wanted, 1)
  if (near[0]?.closeness === 'whole' || (await isOffered(db, whole))) return whole
  const alone = {
    ...context,
    offer: undefined,
    wanted: undefined,
    suppliers: undefined,
    about: undefined,
  }
  const directory = await readerFor(db, alone)
  // Where somebody has a part of it all, only what is asked for outright is nearer.
  for (const clause of near.length > 0 ? clauses.filter(isWanting) : clauses) {
    const part = understand(clause, alone, directory)
    if (part.intent !== 'search' || part.asked) continue
    const told = { ...part, wanted: { ...placeIn(whole.wanted), ...part.wanted } }
    if (await isOffered(db, told)) return { ...told, language: whole.language }
  }
  if (near.length > 0) return whole
  // Nobody has what one of them says: the words of the trade that they say together.
  const { need } = readNeed(readMessage(text, whole.language), 0, directory)
  const all = need.words.filter(directory.isInDictionary).join(' ')
  const together = { ...whole.wanted, categoria: all, shown: all }
  const isHad = all !== '' && (await findAnswers(db, together, 1)).near.length > 0
  return isHad ? { ...whole, wanted: together, parts: [] } : whole
}

async function isOffered(db: Db, { wanted, parts }: Search): Promise<boolean> {
  if (parts.length < 2) return hasAll(db, wanted)
  let offered = 0
  for (const part of parts) {
    if (await hasAll(db, { ...wanted, categoria: part }, true)) offered++
  }
  return offered > 1
}

/** Whether somebody, here or elsewhere, has all of it, and it is not one word that says too little, unless as part of a list. */
async function hasAll(db: Db, wanted: Wanted, isPart = false): Promise<boolean> {
  const { isTrade, isAttribute, isInDictionary, saysNothing } = await readerOf(db)
  const telling = plainText(wanted.categoria)
    .split(' ')
    .filter((word) => word !== '' && !saysNothing(word) && !isAsker(word))
  const things = telling.filter((word) => isTrade(word) && !isAttribute(word) && !isDeed(word))
  if (things.length === 0) return false
  const here = await findAnswers(db, wanted, mostForOneWord + 1)
  const isHere = here.near.length + here.away.length > 0
  const { near, away } = isHere
    ? here
    : await findAnswers(db, withoutPlace(wanted), mostForOneWord + 1)
  const isClear =
    isPart ||
    telling.length > 1 ||
    (isInDictionary(telling[0] ?? '') && near.length <= mostForOneWord)
  return isClear && [...near, ...away].some(({ closeness }) => closeness === 'whole')
}
