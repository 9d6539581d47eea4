import { expect, test } from 'vitest'
import { attendedMinutes, hoursText, minutesAttendedAfter, usualHours } from './business-hours.ts'

// 16 November 2026 is a Monday; the 20th, a Friday, is a holiday here. Nine o'clock is 12:00 UTC.
const isHoliday = (day: string) => day === '2026-11-20'
const at = (time: string) => new Date(`2026-11-${time}:00Z`)

test.each([
  ['within a day', '16T13:00', '16T13:12', 12],
  ['nothing before the opening', '16T10:00', '16T12:05', 5],
  ['over night only the hours count', '16T20:50', '17T12:05', 15],
  ['a holiday and a weekend count nothing', '19T20:50', '23T12:02', 12],
  ['a whole day is nine hours', '16T12:00', '17T12:00', 540],
  ['outside the hours nothing counts', '21T12:00', '22T23:00', 0],
  ['backwards is nothing', '16T14:00', '16T13:00', 0],
])('%s', (_, from, to, minutes) => {
  expect(attendedMinutes(at(from), at(to), usualHours, isHoliday)).toBe(minutes)
})

test.each([
  ['16T13:00', '16T13:15'],
  ['16T20:50', '17T12:05'],
  ['16T20:45', '16T21:00'],
  ['19T22:00', '23T12:15'],
  ['16T03:00', '16T12:15'],
])('15 minutes after %s is %s', (from, expected) => {
  const due = minutesAttendedAfter(at(from), 15, usualHours, isHoliday)
  expect(due).toEqual(at(expected))
  expect(attendedMinutes(at(from), due, usualHours, isHoliday)).toBe(15)
})

test.each([
  [1, 'às segundas'],
  [6, 'aos sábados'],
  [0, 'aos domingos'],
])('hours of one weekday alone are told as people do: %i', (day, text) => {
  const when = { ...usualHours, days: { first: day, last: day } }
  expect(hoursText(when)).toMatch(new RegExp(`^${text}, das `))
})
