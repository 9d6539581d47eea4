import { policyVersions } from 'contract/rules/consents'
import { startTransition, useEffect, useState } from 'react'
import { makeListeners } from '../lib/store.ts'

export type Consent = 'accepted' | 'rejected'
type State = Consent | 'unasked' | 'asking' | 'unknown'

const sixMonths = 60 * 60 * 24 * 182
const { tell, subscribe } = makeListeners()
let asking = false

const pattern = /(?:^|;\s*)consent=(accepted|rejected)(?:\.([\d-]+)\.(\d+))?/

/** What was chosen, which version of the text it was about, and when; the last two since 2026-11-16. */
export function cookieChoice(): { choice: Consent; version?: string; at?: Date } | undefined {
  const [, choice, version, seconds] = pattern.exec(document.cookie) ?? []
  if (!choice) return undefined
  const known = version ? { version, at: new Date(Number(seconds) * 1000) } : {}
  return { choice: choice as Consent, ...known }
}

function read(): State {
  return asking ? 'asking' : (cookieChoice()?.choice ?? 'unasked')
}

/**
 * The choice about optional cookies, in a cookie of its own because the login page clears the local
 * storage. None is optional today: whatever comes later has to ask here first. One rendering of a page
 * serves many, so the choice is 'unknown' on the server.
 */
export function useConsent(): State {
  const [state, setState] = useState<State>('unknown')
  useEffect(() => {
    // Nobody waits for the first answer: it is drawn when the page has time.
    startTransition(() => setState(read()))
    return subscribe(() => setState(read()))
  }, [])
  return state
}

/** The cookie that keeps the choice; the browser sets it, or the server for a form without scripts. */
export function consentCookie(consent: Consent): string {
  const recorded = [consent, policyVersions.cookies, Math.floor(Date.now() / 1000)].join('.')
  return `consent=${recorded}; path=/; max-age=${sixMonths}; samesite=lax`
}

export function keepConsent(consent: Consent): void {
  asking = false
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = consentCookie(consent)
  tell()
}

/** From the footer: shows the question again. */
export function askForConsent(): void {
  asking = true
  tell()
}
