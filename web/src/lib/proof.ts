import type { Challenge } from 'altcha-lib'
import { useSyncExternalStore } from 'react'

let working = 0
const listeners = new Set<() => void>()

function work(change: 1 | -1): void {
  working += change
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether this browser is proving right now that it is no robot. */
export const useIsProving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => working > 0,
    () => false,
  )

/**
 * Does the small piece of work that the server asks for after suspicious use (ALTCHA): nothing to
 * click, read or hear, about a second on a phone. The header of the call that is then sent again.
 */
export async function solveProof(askChallenge: () => Promise<unknown>): Promise<string> {
  work(1)
  try {
    const [{ solveChallenge }, { deriveKey }, asked] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
      askChallenge(),
    ])
    const challenge = asked as Challenge
    const solution = await solveChallenge({ challenge, deriveKey })
    return btoa(JSON.stringify({ challenge, solution }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  } finally {
    work(-1)
  }
}
