import { createContext, use } from 'react'

/**
 * Asks whoever is logged in to prove it once more. The proof goes with the change it is for; undefined
 * when the person would rather not: then nothing is to happen.
 */
export type Prove = () => Promise<string | undefined>

export const IdentityContext = createContext<Prove>(() => {
  throw new Error('only pages of the logged-in area can ask for a proof')
})

export const useProve = (): Prove => use(IdentityContext)
