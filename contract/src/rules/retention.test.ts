import { expect, test } from 'vitest'
import { keptSince, periodOf, retention, retentionKinds } from './retention.ts'

test.each([
  [retention.mails.seconds, { count: 7, unit: 'day' }],
  [retention.consents.seconds, { count: 5, unit: 'year' }],
  [retention.photos.seconds, { count: 1, unit: 'hour' }],
  [retention.visits.seconds, { count: 30, unit: 'minute' }],
  [retention.searches.seconds, { count: 400, unit: 'day' }],
])('%i seconds are told in the largest unit that fits', (seconds, period) => {
  expect(periodOf(seconds)).toEqual(period)
})

test('a period ends where the table says', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  expect(keptSince('mails', now).toISOString()).toBe('2026-11-08T12:00:00.000Z')
})

test('no table of the database stands in two rows', () => {
  const tables = retentionKinds.flatMap((kind) => [...retention[kind].tables])
  expect(tables).toEqual([...new Set(tables)])
})
