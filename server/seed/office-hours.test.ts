import { expect, test } from 'vitest'
import { monthsOfContacts } from './contacts.ts'
import { castLeads } from './leads.ts'
import { inOfficeHours } from './office-hours.ts'
import { castContacts } from './visitors.ts'

const hourMs = 60 * 60 * 1000
const inBrasilia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Sao_Paulo',
  weekday: 'short',
  hour: '2-digit',
})

/** 'Tue 03' as day and hour. */
function isAtDesk(moment: Date): boolean {
  const parts = inBrasilia.formatToParts(moment)
  const hour = Number(parts.find(({ type }) => type === 'hour')?.value)
  const day = parts.find(({ type }) => type === 'weekday')?.value ?? ''
  return !['Sat', 'Sun'].includes(day) && hour >= 8 && hour < 18
}

// A night of a weekday, a Sunday, the day after a holiday, and a weekday at noon.
const starts = [
  '2026-11-17T04:13:00Z',
  '2026-11-15T15:00:00Z',
  '2026-11-03T11:05:00Z',
  '2026-11-18T15:40:00Z',
]

test.each(starts)('whenever the demo starts, its requests came while people work: %s', (start) => {
  const now = new Date(start)
  for (const lead of [...castContacts, ...castLeads]) {
    const { hoursAgo, answeredHoursLater = 0 } = inOfficeHours(lead, now)
    const asked = new Date(now.getTime() - hoursAgo * hourMs)
    expect(isAtDesk(asked), `${lead.nome} ${asked.toISOString()}`).toBe(true)
    expect(hoursAgo).toBeGreaterThanOrEqual(lead.hoursAgo)
    expect(answeredHoursLater).toBeLessThan(hoursAgo)
  }
  for (const { created_at, answered_at } of monthsOfContacts([1, 2, 3], now)) {
    expect(created_at && isAtDesk(created_at)).toBe(true)
    expect(answered_at && isAtDesk(answered_at)).toBe(true)
  }
})

test('what was answered within hours still is; what was noted stays in its order', () => {
  const now = new Date('2026-11-17T04:13:00Z')
  const request = {
    hoursAgo: 5,
    answeredHoursLater: 3,
    entries: [{ hoursLater: 3 }, { hoursLater: 20 }],
  }
  const moved = inOfficeHours(request, now)
  expect(moved.answeredHoursLater).toBe(3)
  expect(moved.entries?.[0]?.hoursLater).toBe(3)
  expect(moved.entries?.[1]?.hoursLater).toBeGreaterThan(3)
})
