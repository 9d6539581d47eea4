import type { Challenge } from 'altcha-lib'
import { makeStore } from './store.ts'

const working = makeStore(0)

/** Whether this browser is proving right now that it is no robot. */
export const useIsProving = (): boolean => working.use() > 0

/**
 * Does the small piece of work that the server asks for after suspicious use (ALTCHA): nothing to
 * click, read or hear, about a second on a phone. The header of the call that is then sent again.
 */
export async function solveProof(askChallenge: () => Promise<unknown>): Promise<string> {
  working.set(working.get() + 1)
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
    working.set(working.get() - 1)
  }
}
