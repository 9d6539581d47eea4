import { plainText } from 'contract/rules/text'
import { isHouse } from '../words/houses.ts'

const forWhom =
  /(?:(?<=^|[.!?;:\n]\s*)(?<start>para)|(?<!\p{L})para) (?<whom>[^.!?;:\n(]+?)(?=, (?:com|sem|conforme|segundo|incl)|[.!?;:\n(]|$)/giu
/** 'amostras sem custo', 'equipe treinada na NR-32' */
const noOffer = /(?<!\p{L})(?:sem \p{L}+|treinad[oa]s?(?: (?:na|no|em) [\p{L}\d-]+)?)/giu
const firstOf = (list: string): string => list.split(/,| e /)[0] ?? ''

/**
 * What a description offers: without those whom it serves ('para hospitais, indústrias e cozinhas'), what it does not
 * bring along and what its own people were taught.
 */
export const offeredIn = (text: string): string =>
  text.replace(noOffer, ' ').replace(forWhom, (clause, start: string | undefined, whom: string) => {
    if (!plainText(firstOf(whom)).split(' ').some(isHouse)) return clause
    // 'Para hospitais, curva ABC de estoque' goes on with what is offered.
    return start === undefined ? ' . ' : ` . ${whom.slice(firstOf(whom).length)}`
  })
