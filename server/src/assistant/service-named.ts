import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { findByName, findMatches, readerOf } from '../search/service-matches.ts'
import type { SupplierAsked } from './rules/understanding/understood.ts'

// Which supplier a message names.

const longestName = 8

/** The supplier that the words name, if they do. */
export async function findNamed(
  db: Db,
  text: string,
  /** Whether one such word alone names somebody. */
  isOwn?: (word: string) => boolean,
): Promise<{ id: number; nome: string } | undefined> {
  const { isName, saysNothing } = await readerOf(db)
  const words = plainText(text)
    .split(' ')
    .filter((word) => word !== '' && !saysNothing(word))
  if (words.length === 0 || words.length > longestName) return undefined
  const isRare = isOwn ?? isName
  const found = await findByName(db, words, words.filter(isRare))
  return found.find(({ nome }) => isNamed(nome, words, isRare))
}

/**
 * Who is spoken of in a question: by its whole name ('a Rota Sul Fria tem AFE?') or its first two words, or by its
 * first name and one that is its own ('a Trama aceita pedido de 5 peças?').
 */
export async function findSpokenOf(
  db: Db,
  text: string,
): Promise<{ id: number; nome: string } | undefined> {
  const { isName, saysNothing } = await readerOf(db)
  const words = plainText(text).split(' ')
  const names = words.filter(isName)
  const asked = names.length > 0 ? names : words
  const [first] = await findMatches(db, { categoria: `${asked.join(' ')}.` }, 1)
  if (!first) return undefined
  const [head = '', ...more] = plainText(first.nome).split(' ')
  const isWhole = [head, ...more].every((word) => words.includes(word))
  const isOwn = isName(head) || more.some((word) => names.includes(word))
  const second = more[0] ?? ''
  const beginsSo =
    second !== '' && !saysNothing(second) && ` ${words.join(' ')} `.includes(` ${head} ${second} `)
  return isWhole || beginsSo || (words.includes(head) && isOwn) ? first : undefined
}

/** Of 'rota sul fria afe' the licence. */
export function withoutName(asked: SupplierAsked, nome: string): SupplierAsked {
  if (asked.paper === undefined) return asked
  const own = new Set(plainText(nome).split(' '))
  const paper = asked.paper
    .split(' ')
    .filter((word) => !own.has(word))
    .join(' ')
  return { ...asked, paper }
}

/** Whether the words of a need are a supplier's name, and not what many are called. */
function isNamed(
  nome: string,
  words: readonly string[],
  isName: (word: string) => boolean,
): boolean {
  const own = plainText(nome)
    .split(' ')
    .filter((word) => word.length > 2)
  const isPart = words.length > 0 && words.every((word) => own.includes(word))
  const isWhole = words.length >= 2 && own.every((word) => words.includes(word))
  return isPart && (isWhole || words.some(isName))
}
