import { m } from '#texts/messages.js'

const hour = 60
const day = 24 * hour

/** A time between two moments as people say it: '40 min', '3 h', '2 dias'. */
export function durationText(minutes: number): string {
  if (minutes < hour) return m.leads_minutes({ count: Math.max(1, Math.round(minutes)) })
  if (minutes < 2 * day) return m.leads_hours({ count: Math.round(minutes / hour) })
  return m.leads_days({ count: Math.round(minutes / day) })
}

export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 60_000
