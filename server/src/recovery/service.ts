import { message } from 'contract/rules/messages'
import { checkCode, codeSent, consumeCode, issueCode, refuseCode } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { Context } from '../http/parts.ts'
import { hashNewPassword, passwordMatches } from '../security/password.ts'
import { findDevice } from '../session/service-devices.ts'
import { forgetFailures } from '../session/service-login.ts'
import { endSessionsOf, setPassword, tellPasswordChanged } from '../session/service.ts'
import { recoveryCodeMail } from './mail.ts'
import { selectActiveAccountId, selectPasswordHash } from './queries.ts'

/** An unknown or disabled account gets the same answer and no mail. */
export async function sendCode(context: Context, email: string) {
  const account = await selectActiveAccountId(context.db, email)
  const language = languageOf(context.request)
  await issueCode(context, {
    email,
    purpose: 'recover',
    mailFor: account ? (code) => recoveryCodeMail({ email, language }, code) : undefined,
    fromOwner: account !== undefined && (await findDevice(context, account)) !== undefined,
  })
  return codeSent
}

type Recovery = { email: string; codeVerify: string; password_user: string }

/** The new password, the end of every session and the mail that tells so: all or nothing. */
export async function changePassword(context: Context, input: Recovery): Promise<void> {
  const { email, codeVerify: code, password_user } = input
  const { transaction, clock } = context
  const typed = { email, purpose: 'recover' as const, code }
  const result = await checkCode(context, typed, { keep: true })
  if (!result.correct) refuseCode(result.message)
  // Only who holds the code learns this, and the code stays good for another password.
  if (await passwordMatches(await selectPasswordHash(context.db, email), password_user)) {
    throw new AppError('PASSWORD_UNCHANGED')
  }
  const passwordHash = await hashNewPassword(password_user)
  const account = await transaction(async (db) => {
    if (!(await consumeCode(db, typed))) {
      refuseCode(message('Este código expirou ou já foi usado. Peça um novo código.'))
    }
    const accountId = await selectActiveAccountId(db, email)
    const owner = accountId && (await setPassword(db, accountId, passwordHash, clock.now()))
    if (!accountId || !owner) {
      refuseCode(message('Código incorreto. Confira o e-mail e tente novamente.'))
    }
    await endSessionsOf(db, accountId)
    await tellPasswordChanged(db, context, owner, 'all')
    return accountId
  })
  context.securityLog('password-changed', { account, request: context.request })
  await forgetFailures(context, email)
}
