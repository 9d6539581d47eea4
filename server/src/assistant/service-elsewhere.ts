import { proposeCategories } from 'contract/rules/category-words'
import type { Db } from '../database/db.ts'
import type { FoundSupplier } from '../search/service-matches.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import { findAnswers } from './service-found.ts'

const looked = 5
const mostOfOneTrade = 3
/** Who comes from elsewhere has to fit so well, compared with the best of all. */
const nearlyAsWell = 0.75

/**
 * Those of other places who are nearer to what is asked for than all who come to this one because they come everywhere.
 * Who validates cleaning speaks of 'limpeza hospitalar', too, and comes; who cleans is in another place.
 */
export async function findElsewhere(
  db: Db,
  near: readonly FoundSupplier[],
  wanted: Wanted,
): Promise<FoundSupplier[]> {
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
