import { addDays, dayOf, startOfDay } from 'contract/rules/calendar'
import {
  extensionDays,
  mostNeedDays,
  mostProposals,
  type NeedStatus,
  needDays,
} from 'contract/rules/needs'

/** The moment at which a day is over, in the product's own zone. */
export const endOfDay = (day: string): Date => startOfDay(addDays(day, 1))

/** The last day that is over at this moment. */
export const lastDayBefore = (end: Date): string => dayOf(new Date(end.getTime() - 1))

const earlier = (one: string, other: string): string => (one < other ? one : other)
const later = (one: string, other: string): string => (one > other ? one : other)

/** Until when proposals are taken: some weeks, but never beyond the deadline. */
export const firstEnd = (prazo: string, now: Date): Date =>
  endOfDay(earlier(prazo, addDays(dayOf(now), needDays)))

/** Neither accepted nor closed nor removed. */
export const isUndecided = ({ status }: { status: NeedStatus }): boolean =>
  status === 'aberta' || status === 'vencida'

type Extendable = { status: NeedStatus; proposals: number; created_at: Date; expires_at: Date }

/** The last day after one more extension; undefined for what is decided, full, or open for as long as it can be. */
export function extensionOf(need: Extendable, now: Date): string | undefined {
  if (!isUndecided(need) || need.proposals >= mostProposals) return undefined
  const { created_at, expires_at } = need
  const last = lastDayBefore(expires_at)
  const furthest = addDays(dayOf(created_at), mostNeedDays)
  const wanted = earlier(addDays(later(last, dayOf(now)), extensionDays), furthest)
  return wanted > last && wanted >= dayOf(now) ? wanted : undefined
}
