import { isAttended, nextAttended, parseHours, usualHours } from '../src/jobs/business-hours.ts'
import { isNationalHoliday } from '../src/jobs/holidays.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs

/** When buyers and suppliers of the demo sit at their desks, in Brasília. */
const office = parseHours('1-5 8-18') ?? usualHours

const isAtWork = (moment: number) => isAttended(new Date(moment), office, isNationalHoliday)

/** The last moment until then at which people work, and still do so many hours later. */
export function lastAtWork(until: Date, hoursLeft = 0): Date {
  // Not everything happens at the minute at which the demo was started.
  let moment = until.getTime() - ((Math.floor(until.getTime() / hourMs) * 17) % 60) * minuteMs
  while (!isAtWork(moment) || !isAtWork(moment + hoursLeft * hourMs)) moment -= 173 * minuteMs
  return new Date(moment)
}

/** The first moment from then on at which people work; nothing of the demo lies in the future. */
export function nextAtWork(from: Date, now: Date): Date {
  if (isAtWork(from.getTime())) return from
  const opening = nextAttended(from, office, isNationalHoliday)
  const settled = opening.getTime() + (15 + (Math.floor(from.getTime() / hourMs) % 90)) * minuteMs
  return settled < now.getTime() ? new Date(settled) : from
}

type Timed = {
  hoursAgo: number
  answeredHoursLater?: number
  entries?: { hoursLater: number }[]
}

/** A whole day's work is too long to be answered on the same day. */
const sameDayHours = 6

/** A request, and what was done about it, as they would have happened in the week of an office. */
export function inOfficeHours<T extends Timed>(request: T, now: Date): T {
  const { answeredHoursLater = 0, entries } = request
  const hoursLeft = answeredHoursLater <= sameDayHours ? answeredHoursLater : 0
  const asked = lastAtWork(new Date(now.getTime() - request.hoursAgo * hourMs), hoursLeft)
  const later = (hours: number) => {
    const done = nextAtWork(new Date(asked.getTime() + hours * hourMs), now)
    return (done.getTime() - asked.getTime()) / hourMs
  }
  return {
    ...request,
    hoursAgo: (now.getTime() - asked.getTime()) / hourMs,
    ...(answeredHoursLater && { answeredHoursLater: later(answeredHoursLater) }),
    ...(entries && {
      entries: entries.map((entry) => ({ ...entry, hoursLater: later(entry.hoursLater) })),
    }),
  }
}
