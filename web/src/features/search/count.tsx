import { useFormat } from '../../lib/format.ts'
import type { Counts } from './api.ts'
import classes from './filter-form.module.css'

/** Of those that were looked at: there may be more. */
export function Count({ of, counts }: { of: number | undefined; counts: Counts }) {
  const { number } = useFormat()
  if (of === undefined && counts.partial) return null
  return <span className={classes.count}>{`${number(of ?? 0)}${counts.partial ? '+' : ''}`}</span>
}
