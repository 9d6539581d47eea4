import { hash, verify } from '@node-rs/argon2'
import { AppError } from './errors.ts'

// OWASP's second recommended set for argon2id (the library's default algorithm).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const mostAtOnce = 4
const longestQueue = 64
let running = 0
const waiting: (() => void)[] = []

/** Hashing is heavy on purpose: at most four at once, and a queue that refuses rather than grows. */
async function withSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= mostAtOnce) {
    if (waiting.length >= longestQueue) throw new AppError('UNAVAILABLE', { retryAfter: 5 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

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
