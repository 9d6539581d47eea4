import { proposeCategories } from 'contract/rules/category-words'
import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { type FoundSupplier, readerOf } from '../search/service-matches.ts'
import { isDeed, withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import { isAsker, isVague } from './rules/understanding/vague.ts'
import { findAnswers } from './service-found.ts'

const looked = 5
const mostOfOneTrade = 3
/** Who comes from elsewhere has to fit so well, compared with the best of all. */
const nearlyAsWell = 0.75

/**
 * Those of other places who have all of it where nobody of this one has, and those who are nearer to what is asked for than all who come to this one because they come everywhere.
 * Who validates cleaning speaks of 'limpeza hospitalar', too, and comes; who cleans is in another place.
 */
export async function findElsewhere(
  db: Db,
  near: readonly FoundSupplier[],
  wanted: Wanted,
): Promise<FoundSupplier[]> {
  if (await lacksThing(db, wanted, near)) {
    const { near: anywhere } = await findAnswers(db, withoutPlace(wanted), looked)
    return anywhere.filter(({ closeness }) => closeness === 'whole')
  }
  if (near.some(({ where, atende_em }) => where !== 'serves' || !atende_em.includes('Brasil')))
    return []
  const { near: best } = await findAnswers(db, withoutPlace(wanted), looked)
  const [first] = best
  if (!first) return []
  if (near.every(({ match }) => match < first.match * nearlyAsWell))
    return best.filter(({ match }) => match >= first.match * nearlyAsWell)
  // A longer need speaks of things of several trades.
  const isShort = wanted.categoria.split(' ').length <= mostOfOneTrade
  const [trade] = isShort ? proposeCategories({ nome: '', speciality: wanted.categoria }) : []
  const does = ({ categorias }: FoundSupplier) => categorias[0] === trade
  const isOfTrade = near.some(({ categorias }) => categorias.some((category) => category === trade))
  return trade !== undefined && !isOfTrade && does(first) ? best.filter(does) : []
}

/** 'levantamento odontológico': for which house, and no thing. */
const ofHouse = /^(odontologic|hospitalar|medic[oa]|clinic[oa]|laboratoria|veterinari)/

/** 'cadeira odontológica', and who is there has all but the chair. */
async function lacksThing(
  db: Db,
  { categoria }: Wanted,
  [first]: readonly FoundSupplier[],
): Promise<boolean> {
  if (first === undefined || first.closeness === 'whole') return false
  const { saysNothing } = await readerOf(db)
  const words = plainText(categoria)
    .split(' ')
    .filter((word) => !saysNothing(word))
  const thing = words.find(
    (word) => !isDeed(word) && !isVague(word) && !isAsker(word) && !ofHouse.test(word),
  )
  return words.length <= mostOfOneTrade && thing !== undefined && first.lacks.includes(thing)
}
