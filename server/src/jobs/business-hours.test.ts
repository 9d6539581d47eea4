import { expect, test } from 'vitest'
import {
  attendedMinutes,
  hoursText,
  minutesAttendedAfter,
  parseHours,
  usualHours,
} from './business-hours.ts'

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

// Midnight is 03:00 UTC.
test.each([
  ['0-6 0-24', 'a midnight ends nothing', '17T02:50', '17T03:30', 40],
  ['0-6 0-24', 'nor do three', '16T12:00', '19T12:00', 4320],
  ['0-6 0-24', 'every day is also a holiday', '19T12:00', '23T12:00', 5760],
  ['1-5 0-24', 'a night between working days counts', '17T02:00', '18T04:00', 1560],
  ['1-5 0-24', 'a holiday and a weekend do not', '20T02:50', '23T03:30', 40],
  ['1-5 9-24', 'the hours before the opening do not', '17T02:50', '17T12:05', 15],
])('%s: %s', (text, _, from, to, minutes) => {
  const hours = parseHours(text) ?? usualHours
  expect(attendedMinutes(at(from), at(to), hours, isHoliday)).toBe(minutes)
  expect(minutesAttendedAfter(at(from), minutes, hours, isHoliday)).toEqual(at(to))
})

test('hours of which none ever comes count nothing', () => {
  expect(attendedMinutes(at('16T13:00'), at('20T13:00'), usualHours, () => true)).toBe(0)
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
