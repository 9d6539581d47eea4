import { startTransition, useEffect, useState } from 'react'

export type Consent = 'accepted' | 'rejected'
type State = Consent | 'unasked' | 'asking' | 'unknown'

const sixMonths = 60 * 60 * 24 * 182
const listeners = new Set<() => void>()
let asking = false

function read(): State {
  if (asking) return 'asking'
  const kept = /(?:^|;\s*)consent=(\w+)/.exec(document.cookie)?.[1]
  return kept === 'accepted' || kept === 'rejected' ? kept : 'unasked'
}

function change(next: () => void): void {
  next()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The choice about optional cookies, in a cookie of its own because the login page clears the local
 * storage. None is optional today: whatever comes later has to ask here first. While a page renders
 * on the server the choice is 'unknown'.
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

export function keepConsent(consent: Consent): void {
  change(() => {
    asking = false
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `consent=${consent}; path=/; max-age=${sixMonths}; samesite=lax`
  })
}

/** From the footer: shows the question again. */
export function askForConsent(): void {
  change(() => {
    asking = true
  })
}
