import type { IdentityWays, proveIdentity } from 'contract/identity'
import type { ParsedInputOf } from 'contract/endpoint'
import { message } from 'contract/rules/messages'
import { checkCode, codeSent, consumeCode, issueCode, refuseCode } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { passwordMatches } from '../security/password.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { requireSecondFactor } from '../second-factor/service-steps.ts'
import { secondFactorWays } from '../second-factor/service.ts'
import { endSession } from '../session/service.ts'
import { identityCodeMail } from './mail.ts'
import { selectAccount } from './queries.ts'
import { openProof } from './service.ts'
import { languageOf } from '../http/language.ts'

const minute = 60
const day = 24 * 60 * minute
/** Counted per session: whoever stole one cannot keep the owner, who has another, from proving it. */
const quickTries: Limit = { max: 5, perSeconds: 15 * minute }
const triesInAll: Limit = { max: 20, perSeconds: 14 * day }

async function ownAccount({ db, session }: SessionContext) {
  const account = await selectAccount(db, session.accountId)
  if (!account) throw new AppError('NOT_LOGGED_IN')
  return account
}

export async function getWays(context: SessionContext): Promise<IdentityWays> {
  const { email, password_hash } = await ownAccount(context)
  const secondFactor = await secondFactorWays(context.db, context.session.accountId)
  return { by: password_hash ? 'password' : 'email', secondFactor, email }
}

/** An account with a password proves itself by that: it gets the same answer and no mail. */
export async function sendCode(context: SessionContext) {
  const { email, password_hash } = await ownAccount(context)
  const language = languageOf(context.request)
  const mailFor = password_hash
    ? undefined
    : (code: string) => identityCodeMail({ email, language }, code)
  await issueCode(context, { email, purpose: 'identity', mailFor })
  return codeSent
}

type Given = ParsedInputOf<typeof proveIdentity>['body']

/** What the login asks for, once more: password or code by e-mail, then the second factor if it is on. */
export async function prove(context: SessionContext, given: Given): Promise<string> {
  const { db, session } = context
  await countTry(context)
  const { email, password_hash } = await ownAccount(context)
  const typed = { email, purpose: 'identity' as const, code: given.codeVerify }
  if (password_hash) await requirePassword(password_hash, given.password)
  else await requireCode(context, typed)
  if (await secondFactorWays(db, session.accountId)) {
    await requireSecondFactor(context, session.accountId, given, `prove ${session.id}`)
  }
  if (!password_hash && !(await consumeCode(db, typed))) {
    refuseCode(message('Este código expirou ou já foi usado. Peça um novo código.'))
  }
  await forgetTries(context)
  return openProof(db, context)
}

/** Counted before anything is compared: a stolen session must not become an oracle. */
async function countTry(context: SessionContext): Promise<void> {
  const { throttle, session } = context
  if (!(await isWithin(throttle, `identity-in-all:${session.id}`, triesInAll))) {
    await endSession(context)
    throw new AppError('NOT_LOGGED_IN')
  }
  await throttle.hit(`identity:${session.id}`, quickTries)
}

async function forgetTries({ throttle, session }: SessionContext): Promise<void> {
  await throttle.forget(`identity-in-all:${session.id}`)
  await throttle.forget(`identity:${session.id}`)
}

async function requirePassword(hash: string, password: string): Promise<void> {
  if (await passwordMatches(hash, password)) return
  const text = message('A senha atual não confere.')
  throw new AppError('PASSWORD_WRONG', { fields: { password: [text] } })
}

type Typed = { email: string; purpose: 'identity'; code: string }

async function requireCode(context: SessionContext, typed: Typed): Promise<void> {
  const result = await checkCode(context, typed, { keep: true })
  if (!result.correct) refuseCode(result.message)
}
