import { proposeCategories } from 'contract/rules/category-words'
import type { Db } from '../database/db.ts'
import type { FoundSupplier } from '../search/service-matches.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import { findAnswers } from './service-found.ts'

const looked = 5
const mostOfOneTrade = 3

/** Who validates cleaning speaks of 'limpeza hospitalar', too, and comes; who cleans is in another place. */
export async function findElsewhere(
  db: Db,
  near: readonly FoundSupplier[],
  wanted: Wanted,
): Promise<FoundSupplier[]> {
  // A longer need speaks of things of several trades.
  const isShort = wanted.categoria.split(' ').length <= mostOfOneTrade
  const [trade] = isShort ? proposeCategories({ nome: '', speciality: wanted.categoria }) : []
  const isOfAnother = ({ where, categorias }: FoundSupplier) =>
    where === 'serves' && !categorias.some((category) => category === trade)
  if (trade === undefined || !near.every(isOfAnother)) return []
  const { near: best } = await findAnswers(db, withoutPlace(wanted), looked)
  const does = ({ categorias }: FoundSupplier) => categorias[0] === trade
  return best.slice(0, 1).some(does) ? best.filter(does) : []
}
