import { isEveryday } from '../words/everyday.ts'
import { isHouse, isKindOfHouse } from '../words/houses.ts'
import { isAttribute, isGood, isMaker, isPacking } from '../words/goods.ts'
import { phraseKey, type SynonymIndex } from '../words/synonyms.ts'
import { askingWeight, purposeWeight } from '../ranking/weights.ts'
import { isCode, isDisposal, isGeneric, isHalfAsking, isPaper } from '../words/asking.ts'

/** Beside what is asked for; of 'descarte de agulhas' the needles, for whoever collects waste takes them. */
export const isDetail = (word: string, index: number, words: readonly string[]) =>
  words.length > 1 &&
  (isHalfAsking(word) ||
    isEveryday(word) ||
    isGeneric(word) ||
    isMaker(word) ||
    isQuantity(word, index, words) ||
    words.slice(0, index).some(isDisposal))

/** '300 jalecos', 'para 40 funcionários', 'sonda 16', 'luva M'; the number of a norm and its year are its own. */
const isQuantity = (word: string, index: number, words: readonly string[]) =>
  /^[\dpmg]$/.test(word) ||
  (/^\d{2,5}$/.test(word) && !isCode(words[index - 1] ?? '', word) && !isYear(index, words))

/** Of 'RDC 15/2012' the last. */
export const isYear = (index: number, words: readonly string[]) =>
  isCode(words[index - 2] ?? '', words[index - 1] ?? '')

/** 'oxímetro de dedo', 'seringa de vidro': after a good that somebody has, which of them. */
export const isWhich = (index: number, words: readonly string[], isKnown: readonly boolean[]) =>
  isAttribute(words[index] ?? '') &&
  words.slice(0, index).some((word, before) => isKnown[before] && isGood(word))

const isNoNumber = (word: string) => !/^\d+$/.test(word)

/** 'caixa de luva', 'luva 10 caixa': how it is packed. A 'caixa térmica' is a thing of its own. */
export const isPackage = (index: number, words: readonly string[], synonyms: SynonymIndex) =>
  isPacking(words[index] ?? '') &&
  [words.slice(0, index).findLast(isNoNumber), words.slice(index + 1).find(isNoNumber)].some(
    (word) => word !== undefined && (isGood(word) || synonyms.meant(phraseKey([word])).length > 0),
  ) &&
  ![2, 3].some((count) => synonyms.meant(phraseKey(words.slice(index, index + count))).length > 0)

/**
 * For whom: of 'alvará sanitário de clínica de estética' the last two words, once something that is known stands
 * before them. 'engenharia clínica' has no house in it.
 */
export function customersIn(
  words: readonly string[],
  isKnown: readonly boolean[],
  isJoined: (index: number) => boolean,
): ReadonlySet<number> {
  const isService = (word: string, index: number) =>
    isKnown[index] && !isHouse(word) && !isGeneric(word)
  const from = words.findIndex(
    (word, index) =>
      isHouse(word) &&
      words.slice(0, index).some(isService) &&
      (!isJoined(index) || isKindOfHouse(words[index + 1] ?? '')),
  )
  const customers = new Set<number>()
  if (from < 0) return customers
  customers.add(from)
  for (let at = from + 1; at < words.length; at++) {
    if (isKnown[at] && !isKindOfHouse(words[at] ?? '')) break
    customers.add(at)
  }
  return customers
}

/** After more words 'para' rather says whither: 'o laboratório quer mandar resultado de exame para a RNDS'. */
const mostBeforePurpose = 2

/**
 * After 'para', 'com' or 'sem' and something that is known: what it is for, not what it is ('gás para centro
 * cirúrgico'). What nobody writes says least ('curativo para pé diabético', 'cama com manivela').
 */
export function purposes(
  tokens: readonly { word: string }[],
  asked: readonly { at: number }[],
  isKnown: readonly boolean[],
): number[] {
  const first = asked.find((_, index) => isKnown[index])?.at ?? tokens.length
  const turn = tokens.findIndex(({ word }, at) => at > first && /^(?:para|pra|com|sem)$/.test(word))
  const isAfter = (at: number) => turn >= 0 && at > turn
  const isShort = asked.filter(({ at }) => at < turn).length <= mostBeforePurpose
  // 'distribuidora com CBPDA': who has it, not what it is for.
  const isRequired = tokens[turn]?.word === 'com' && isPaper(tokens[turn + 1]?.word ?? '')
  return asked.map(({ at }, index) =>
    !isAfter(at) || (isRequired && isKnown[index])
      ? 1
      : !isKnown[index]
        ? askingWeight
        : isShort
          ? purposeWeight
          : 1,
  )
}
