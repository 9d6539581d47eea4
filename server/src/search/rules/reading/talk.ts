import { isEveryday } from '../words/everyday.ts'
import { isGood, isMaker } from '../words/goods.ts'
import { isVerbForm, root } from './stem.ts'
import type { SynonymIndex } from '../words/synonyms.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isAsking, isHalfAsking, isStop, soundsLikeAsking } from '../words/asking.ts'

type Said = { word: string; at: number }
type Known = { vocabulary: Vocabulary; synonyms: SynonymIndex }

/**
 * What is asked for, without the talk around it: 'empresa que faz calibração', 'glosa subindo'. 'auditor de
 * fornecedores' stays whole.
 */
export function withoutTalk<S extends Said>(
  said: readonly S[],
  tokens: readonly { word: string }[],
  { vocabulary, synonyms }: Known,
): S[] {
  const all = tokens.map(({ word }) => word)
  const negated = negatedIn(tokens)
  const heard = said.filter(
    ({ word, at }) => !negated.has(at) && (!asks(word, vocabulary) || isInsect(all, at)),
  )
  const roots = heard.map(({ word }) => root(word))
  const wanted = heard.filter(
    ({ word }, index) =>
      vocabulary.suppliers(word) > 0 ||
      !(isEveryday(word) || isMaker(word) || isUnknownVerb(word, vocabulary)) ||
      isInPhrase(roots, index, synonyms),
  )
  const first = wanted.findIndex(({ word }) => !isHalfAsking(word))
  return first < 0 ? wanted : wanted.slice(first)
}

const asks = (word: string, vocabulary: Vocabulary) =>
  isAsking(word) || (vocabulary.suppliers(word) === 0 && soundsLikeAsking(word))

/** 'caindo', 'multou': a verb that no supplier uses in any form tells a story, and names no service. */
const isUnknownVerb = (word: string, vocabulary: Vocabulary) =>
  isVerbForm(word) &&
  vocabulary
    .readings(word, { unfinished: false, trusted: false })
    .every(({ how }) => how === 'begins' || how === 'inside')

/** Of 'remédio vencido' both words are meant, of 'alvará vencido' the first alone. */
function isInPhrase(roots: readonly string[], index: number, synonyms: SynonymIndex): boolean {
  for (let from = Math.max(0, index - synonyms.longest + 1); from <= index; from++) {
    for (let to = index + 1; to <= Math.min(roots.length, from + synonyms.longest); to++) {
      if (synonyms.meant(roots.slice(from, to).join(' ')).length > 0) return true
    }
  }
  return false
}

/**
 * Of 'luva sem látex', 'luva que não seja de látex' the last word: who has it is not what is asked for. Beside a
 * good alone: who writes 'ficamos sem oxigênio' wants it, and 'leite sem lactose' is a kind of milk.
 */
export function negatedIn(tokens: readonly { word: string }[]): ReadonlySet<number> {
  const words = tokens.map(({ word }) => word)
  const negated = new Set<number>()
  words.forEach((word, at) => {
    const isNot = word === 'nao' && /^(?:seja|sejam|tenha|tenham)$/.test(words[at + 1] ?? '')
    if (!(word === 'sem' || isNot) || !words.slice(0, at).some(isGood)) return
    const from = isNot ? at + 2 : at + 1
    const next = words.findIndex((other, index) => index >= from && !isStop(other))
    if (next >= 0) negated.add(next)
  })
  return negated
}

const cheapAfter = new Set(['mais', 'menos', 'bem', 'muito', 'tao', 'super', 'bom', 'boa', 'boas'])

/** 'luva barata', 'a mais barata', 'boa e barata' are cheap; 'tem barata', 'ratos e baratas' are the insect. */
export function isInsect(words: readonly string[], at: number): boolean {
  if (!/^baratas?$/.test(words[at] ?? '')) return false
  const before = words[at - 1]
  const isCheap = (word: string | undefined) => word !== undefined && cheapAfter.has(word)
  if (isCheap(before) || (before === 'e' && isCheap(words[at - 2]))) return false
  return before === undefined || isStop(before) || isVerb(before)
}

const isVerb = (word: string) =>
  isAsking(word) || isEveryday(word) || isVerbForm(word) || /[aei]r$/.test(word)
