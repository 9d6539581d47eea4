import { hash, verify } from '@node-rs/argon2'
import { message } from 'contract/rules/messages'
import { isInPublicList } from './common-passwords.ts'
import { AppError } from '../http/errors.ts'
import { makeSemaphore } from '../jobs/semaphore.ts'

// OWASP's second recommended set for argon2id (the library's default algorithm).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing is heavy on purpose.
const withPermit = makeSemaphore(4, 64)

export const hashPassword = (password: string): Promise<string> =>
  withPermit(() => hash(password, cost))

/** For a password that somebody chooses; the contract has checked its own rules before. */
export async function hashNewPassword(password: string): Promise<string> {
  if (await isInPublicList(password)) {
    const text = message('Esta senha é muito comum. Escolha outra.')
    throw new AppError('INVALID_INPUT', { fields: { password_user: [text] } })
  }
  return hashPassword(password)
}

let decoy: Promise<string> | undefined

/** Takes as long for an unknown account, or one without a password, as for a wrong password. */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const target = stored ? stored : await decoy
  const matches = await withPermit(() => verify(target, password))
  return matches && target === stored
}
