import type { SecondFactorAnswer } from 'contract/rules/passkey-answer'
import type { LoginInfo } from 'contract/session'
import { CodeJustSent, issueCode } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import { networkOf } from '../http/network.ts'
import type { Context } from '../http/parts.ts'
import { passwordMatches } from '../security/password.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import {
  askForStepPasskey,
  getStepWays,
  openSecondStep,
  passSecondStep,
} from '../second-factor/service-steps.ts'
import { needsSecondStep } from '../second-factor/service.ts'
import { loginCodeMail } from './mail.ts'
import { selectCredentials, selectEnabledAccount } from './queries.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { findDevice } from './service-devices.ts'
import { endSession, getLoginInfo, openSession } from './service.ts'
import { languageOf } from '../http/language.ts'

const minute = 60
const day = 24 * 60 * minute

/** Of one network or one known browser against one account; then that one has to wait. */
const perCaller: Limit = { max: 5, perSeconds: 15 * minute }
/**
 * Against one account from anywhere. Nobody is locked out by strangers: beyond these a right password
 * still opens the account, together with a code sent to its e-mail.
 */
const quickGuesses: Limit = { max: 30, perSeconds: 15 * minute }
const slowGuesses: Limit = { max: 100, perSeconds: 30 * day }

const anywhere = (email: string) => [`login:${email}`, `login-slow:${email}`] as const
const byCaller = (email: string, caller: string) => `login:${email}:${caller}`

/** Counted before the password is compared, so that parallel guesses count too. */
export async function logIn(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<LoginInfo> {
  const { db, throttle, request } = context
  const address = email.trim().toLowerCase()
  const account = await selectCredentials(db, address)
  const device = account && (await findDevice(context, account.id))
  const caller = device ?? networkOf(request.ip)
  await throttle.hit(byCaller(address, caller), perCaller)
  const isUsual = device !== undefined || (await isUnderLimits(context, address))
  const right = await passwordMatches(account?.password_hash, password)
  if (!account || !right || account.disabled_at) {
    throw new AppError('LOGIN_FAILED', { account: account?.id })
  }
  await throttle.forget(byCaller(address, caller))
  await endSession(context)
  if (await needsSecondStep(db, account.id)) {
    return askForCode(context, account.id, 'app')
  }
  if (!isUsual) {
    await sendLoginCode(context, address)
    return askForCode(context, account.id, 'email')
  }
  return enter(context, account.id, address)
}

/** Both are counted, whatever the first one says. */
async function isUnderLimits({ throttle }: Context, email: string): Promise<boolean> {
  const [quick, slow] = anywhere(email)
  const isQuiet = await isWithin(throttle, quick, quickGuesses)
  return (await isWithin(throttle, slow, slowGuesses)) && isQuiet
}

/** A code sent within the last minute stays good; where the hour has had all of its codes, none is promised. */
async function sendLoginCode(context: Context, email: string): Promise<void> {
  const language = languageOf(context.request)
  try {
    const mailFor = (code: string) => loginCodeMail({ email, language }, code)
    await issueCode(context, { email, purpose: 'login', mailFor })
  } catch (error) {
    if (!(error instanceof CodeJustSent)) throw error
  }
}

/** The second step belongs to the browser in which the password was right. */
async function askForCode(
  context: Context,
  accountId: number,
  by: 'app' | 'email',
): Promise<never> {
  const { settings, reply } = context
  const { token, seconds } = await openSecondStep(context, accountId, by)
  const options = cookieOptions(settings, seconds)
  reply.setCookie(cookieName('second-step', settings), token, options)
  const code = by === 'app' ? 'SECOND_FACTOR_REQUIRED' : 'LOGIN_CODE_REQUIRED'
  throw new AppError(code, { account: accountId })
}

function stepToken({ request, settings }: Context): string {
  const token = request.cookies[cookieName('second-step', settings)]
  if (!token || token.length > 100) throw new AppError('SECOND_FACTOR_EXPIRED')
  return token
}

export const getSecondStepWays = async (context: Context) =>
  getStepWays(context, stepToken(context))

export const startSecondStepPasskey = async (context: Context) =>
  askForStepPasskey(context, stepToken(context))

export async function finishLogIn(
  context: Context,
  answer: SecondFactorAnswer,
): Promise<LoginInfo> {
  const { db, settings, reply } = context
  const cookie = cookieName('second-step', settings)
  const accountId = await passSecondStep(context, stepToken(context), answer)
  const account = await selectEnabledAccount(db, accountId)
  if (!account) throw new AppError('LOGIN_FAILED')
  reply.clearCookie(cookie, { path: '/', secure: settings.secureCookies })
  return enter(context, accountId, account.email)
}

/** For somebody who proved elsewhere whose account it is: what a right password leads to. */
export async function enterProven(
  context: Context,
  accountId: number,
  email: string,
): Promise<LoginInfo> {
  await endSession(context)
  if (await needsSecondStep(context.db, accountId)) return askForCode(context, accountId, 'app')
  return enter(context, accountId, email)
}

async function enter(context: Context, accountId: number, email: string): Promise<LoginInfo> {
  await forgetFailures(context, email)
  await openSession(context.db, context, accountId)
  return getLoginInfo(context.db, accountId)
}

/** Whoever proved to be the owner starts afresh. */
export async function forgetFailures({ throttle, request }: Context, email: string): Promise<void> {
  for (const key of [...anywhere(email), byCaller(email, networkOf(request.ip))]) {
    await throttle.forget(key)
  }
}
