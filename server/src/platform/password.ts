import { hash, verify } from '@node-rs/argon2'
import { makeSlots } from './slots.ts'

// OWASP's second recommended set for argon2id (the library's default algorithm).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is heavy on purpose.
const withSlot = makeSlots(4, 64)

export const hashPassword = (password: string): Promise<string> =>
  withSlot(() => hash(password, cost))

let decoy: Promise<string> | undefined

/** Takes as long for an unknown account (no stored hash) as for a wrong password. */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const target = stored ?? (await decoy)
  const matches = await withSlot(() => verify(target, password))
  return matches && stored !== undefined
}
