import type { FreelancerRecord } from 'contract/profiles'
import { message } from 'contract/rules/messages'
import { violatedConstraint } from '../platform/db.ts'
import { checkCode, consumeCode, issueCode, refuseCode } from '../platform/email-codes.ts'
import { AppError } from '../platform/errors.ts'
import type { SessionContext } from '../platform/parts.ts'
import { emailChangedMail, newEmailCodeMail } from './mail.ts'
import { selectHasEmail, updateEmail } from './queries.ts'
import { getFreelancerRecord, recordEdit } from './service.ts'

const perAccount = { max: 5, perSeconds: 60 * 60 }

export const countEmailChange = ({ throttle }: SessionContext, id: number): Promise<void> =>
  throttle.hit(`change-email:${id}`, perAccount)

/** A taken address gets no mail and the same answer. A code sent within the last minute stays good. */
export async function askForNewEmail(context: SessionContext, email: string): Promise<void> {
  const taken = await selectHasEmail(context.db, email)
  try {
    await issueCode(context, {
      email,
      purpose: 'change-email',
      mailFor: taken ? undefined : (code) => newEmailCodeMail(email, code),
    })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')) throw error
  }
}

/** The new address counts from here on; the old one is told. */
export async function confirmNewEmail(
  context: SessionContext,
  id: number,
  { email, codeVerify: code }: { email: string; codeVerify: string },
): Promise<FreelancerRecord> {
  const { transaction, mail, clock } = context
  const before = await getFreelancerRecord(context.db, id)
  const typed = { email, purpose: 'change-email' as const, code }
  const result = await checkCode(context, typed, { keep: true })
  if (!result.correct) refuseCode(result.message)
  return transaction(async (db) => {
    if (!(await consumeCode(db, typed)))
      refuseCode(message('Este código expirou ou já foi usado. Peça um novo código.'))
    await updateEmail(db, id, email, clock.now()).catch((error: unknown) => {
      if (violatedConstraint(error) === 'accounts_email_key') throw new AppError('EMAIL_TAKEN')
      throw error
    })
    await mail.send(db, emailChangedMail(before.email, email))
    const after = await getFreelancerRecord(db, id)
    await recordEdit(db, context, id, before, after)
    return after
  })
}
