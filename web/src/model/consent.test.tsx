import { afterEach, expect, test, vi } from 'vitest'
import { cookieChoice, keepConsent } from './consent.ts'

afterEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'consent=; path=/; max-age=0'
  vi.useRealTimers()
})

test('a choice is kept with the version of the text and its time', () => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') })
  expect(cookieChoice()).toBeUndefined()
  keepConsent('rejected')
  expect(cookieChoice()).toEqual({
    choice: 'rejected',
    version: '2026-11-18',
    at: new Date('2026-11-16T12:00:00Z'),
  })
})

test('a choice from before versions were kept still counts', () => {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'consent=accepted; path=/'
  expect(cookieChoice()).toEqual({ choice: 'accepted' })
})
