import type { Language } from 'contract/rules/languages'
/** When people answer the chat. Hours are Brasília's, which has had no summer time since 2019. */
export type BusinessHours = {
  /** 0 is Sunday; both ends count. */
  days: { first: number; last: number }
  /** From this hour until before that one. */
  hours: { from: number; to: number }
}

export const usualHours: BusinessHours = {
  days: { first: 1, last: 5 },
  hours: { from: 9, to: 18 },
}

const brasiliaOffsetMs = -3 * 60 * 60 * 1000
const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
const dayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado']
const englishDays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** A national holiday, given as '2026-12-25'. */
export type IsHoliday = (day: string) => boolean

/** '1-5 9-18' as hours; undefined when it is nothing of the kind. */
export function parseHours(text: string): BusinessHours | undefined {
  const parts = /^([0-6])-([0-6]) (\d{1,2})-(\d{1,2})$/.exec(text)?.slice(1).map(Number)
  if (!parts) return undefined
  const [first = 0, last = 0, from = 0, to = 0] = parts
  if (first > last || from >= to || to > 24) return undefined
  return { days: { first, last }, hours: { from, to } }
}

export function isAttended(now: Date, hours: BusinessHours, isHoliday: IsHoliday): boolean {
  const local = new Date(now.getTime() + brasiliaOffsetMs)
  const hour = local.getUTCHours()
  return isWorkingDay(local, hours, isHoliday) && hour >= hours.hours.from && hour < hours.hours.to
}

/** The next moment at which somebody answers; `now` itself when somebody does already. */
export function nextAttended(now: Date, hours: BusinessHours, isHoliday: IsHoliday): Date {
  if (isAttended(now, hours, isHoliday)) return now
  const local = now.getTime() + brasiliaOffsetMs
  const midnight = local - (local % dayMs)
  for (let days = 0; days < 30; days++) {
    const opening = midnight + days * dayMs + hours.hours.from * 60 * 60 * 1000
    if (opening > local && isWorkingDay(new Date(opening), hours, isHoliday)) {
      return new Date(opening - brasiliaOffsetMs)
    }
  }
  return now
}

/** How many minutes of these hours lie between two moments. */
export function attendedMinutes(
  from: Date,
  to: Date,
  hours: BusinessHours,
  isHoliday: IsHoliday,
): number {
  let total = 0
  let moment = nextAttended(from, hours, isHoliday)
  while (moment < to && isAttended(moment, hours, isHoliday)) {
    const closing = closingOf(moment, hours)
    total += Math.min(closing.getTime(), to.getTime()) - moment.getTime()
    moment = nextAttended(closing, hours, isHoliday)
  }
  return total / minuteMs
}

/** The moment until which so many minutes of these hours have passed. */
export function minutesAttendedAfter(
  start: Date,
  minutes: number,
  hours: BusinessHours,
  isHoliday: IsHoliday,
): Date {
  let left = minutes * minuteMs
  let moment = nextAttended(start, hours, isHoliday)
  for (;;) {
    const room = closingOf(moment, hours).getTime() - moment.getTime()
    if (left <= room) return new Date(moment.getTime() + left)
    left -= room
    moment = nextAttended(closingOf(moment, hours), hours, isHoliday)
  }
}

function closingOf(moment: Date, { hours }: BusinessHours): Date {
  const local = moment.getTime() + brasiliaOffsetMs
  return new Date(local - (local % dayMs) + hours.to * 60 * minuteMs - brasiliaOffsetMs)
}

/** The same hour so many working days later. */
export function workingDaysAfter(
  start: Date,
  days: number,
  hours: BusinessHours,
  isHoliday: IsHoliday,
): Date {
  let moment = start.getTime()
  for (let counted = 0; counted < days; ) {
    moment += dayMs
    if (isWorkingDay(new Date(moment + brasiliaOffsetMs), hours, isHoliday)) counted++
  }
  return new Date(moment)
}

function isWorkingDay(local: Date, { days }: BusinessHours, isHoliday: IsHoliday): boolean {
  const weekday = local.getUTCDay()
  const everyDay = days.first === 0 && days.last === 6
  return (
    weekday >= days.first &&
    weekday <= days.last &&
    (everyDay || !isHoliday(local.toISOString().slice(0, 10)))
  )
}

/** As the FAQ says it: 'de segunda a sexta, das 9h às 18h (horário de Brasília), exceto ...'. */
export function hoursText(when: BusinessHours, language: Language = 'pt'): string {
  return language === 'en' ? inEnglish(when) : inPortuguese(when)
}

function inEnglish({ days, hours }: BusinessHours): string {
  const time = `from ${clockTime(hours.from)} to ${clockTime(hours.to)} (Brasília time)`
  if (days.first === 0 && days.last === 6) {
    return hours.from === 0 && hours.to === 24 ? 'every day, 24 hours' : `every day, ${time}`
  }
  const which =
    days.first === days.last
      ? `on ${englishDays[days.first]}s`
      : `${englishDays[days.first]} to ${englishDays[days.last]}`
  return `${which}, ${time}, except national holidays`
}

const clockTime = (hour: number) =>
  hour === 24 ? 'midnight' : `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`

function inPortuguese({ days, hours }: BusinessHours): string {
  if (days.first === 0 && days.last === 6) {
    return hours.from === 0 && hours.to === 24
      ? 'todos os dias, 24 horas'
      : `todos os dias, das ${hours.from}h às ${hours.to}h (horário de Brasília)`
  }
  const which =
    days.first === days.last
      ? `${days.first % 6 === 0 ? 'aos' : 'às'} ${dayNames[days.first]}s`
      : `de ${dayNames[days.first]} a ${dayNames[days.last]}`
  return `${which}, das ${hours.from}h às ${hours.to}h (horário de Brasília), exceto feriados nacionais`
}
