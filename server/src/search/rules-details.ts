import { isEveryday } from './rules-everyday.ts'
import { isAttribute, isGood } from './rules-goods.ts'
import { isCode, isDisposal, isGeneric, isHalfAsking } from './rules-words.ts'

/** Beside what is asked for; of 'descarte de agulhas' the needles, for whoever collects waste takes them. */
export const isDetail = (word: string, index: number, words: readonly string[]) =>
  words.length > 1 &&
  (isHalfAsking(word) ||
    isEveryday(word) ||
    isGeneric(word) ||
    isQuantity(word, index, words) ||
    words.slice(0, index).some(isDisposal))

/** '300 jalecos', 'para 40 funcionários'; the number of a norm is its own. */
const isQuantity = (word: string, index: number, words: readonly string[]) =>
  /^\d$/.test(word) ||
  (/^\d{2,5}$/.test(word) &&
    /^[a-z]{2,}s$/.test(words[index + 1] ?? '') &&
    !isCode(words[index - 1] ?? '', word))

/** 'oxímetro de dedo', 'seringa de vidro': after a good that somebody has, which of them. */
export const isWhich = (index: number, words: readonly string[], isKnown: readonly boolean[]) =>
  isAttribute(words[index] ?? '') &&
  words.slice(0, index).some((word, before) => isKnown[before] && isGood(word))
