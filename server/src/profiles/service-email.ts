import type { EditableFreelancer, FreelancerRecord } from 'contract/profiles'
import { message } from 'contract/rules/messages'
import { urls } from 'contract/urls'
import { requireProof, spendProof } from '../identity/service.ts'
import { violatedConstraint } from '../database/db.ts'
import { checkCode, consumeCode, issueCode, refuseCode } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { endSessionsOf } from '../session/service.ts'
import { emailChangeAskedMail, emailChangedMail, newEmailCodeMail } from './mail.ts'
import { selectHasEmail, selectPendingEmail, updateEmail, updatePendingEmail } from './queries.ts'
import { getFreelancerRecord, recordEdit } from './service.ts'
import { languageOf } from '../http/language.ts'

const perAccount = { max: 5, perSeconds: 60 * 60 }
const waitsForMinutes = 60

type EmailChange = {
  accountId: number
  email: string
  /** Undefined when the account waits for this e-mail already: only another code was asked for. */
  proof: string | undefined
}

/** With the e-mail that waits for its code: a page that was opened anew asks for the code again. */
export async function withPendingEmail(
  { db, clock }: SessionContext,
  record: FreelancerRecord,
): Promise<EditableFreelancer> {
  return { ...record, email_pendente: await selectPendingEmail(db, record.id, clock.now()) }
}

/** Refuses before anything is saved. */
export async function prepareEmailChange(
  context: SessionContext,
  accountId: number,
  email: string,
  proof: string | undefined | null,
): Promise<EmailChange> {
  const { db, throttle, clock } = context
  const isPending = (await selectPendingEmail(db, accountId, clock.now())) === email
  if (!isPending) await requireProof(context, proof)
  await throttle.hit(`change-email:${accountId}`, perAccount)
  return { accountId, email, proof: isPending ? undefined : (proof ?? undefined) }
}

/** The old address hears of it first. A taken address gets no code and the same answer. */
export async function askForNewEmail(context: SessionContext, change: EmailChange): Promise<void> {
  const { email, proof } = change
  if (proof) await waitForNewEmail(context, change)
  const language = languageOf(context.request)
  const taken = await selectHasEmail(context.db, email)
  try {
    await issueCode(context, {
      email,
      purpose: 'change-email',
      mailFor: taken ? undefined : (code) => newEmailCodeMail({ email, language }, code),
    })
  } catch (error) {
    // A code sent within the last minute stays good.
    if (!(error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')) throw error
  }
}

async function waitForNewEmail(
  context: SessionContext,
  { accountId, email, proof }: EmailChange,
): Promise<void> {
  const { transaction, clock, mail, settings } = context
  const until = new Date(clock.now().getTime() + waitsForMinutes * 60 * 1000)
  await transaction(async (db) => {
    await spendProof(db, context, proof)
    const old = await updatePendingEmail(db, accountId, email, until)
    const recoverUrl = `${settings.publicUrl}${urls.recoverPassword}`
    if (old) await mail.send(db, emailChangeAskedMail(old, email, recoverUrl))
  })
}

/** The new address counts from here on; the old one is told, and whoever else was in is out. */
export async function confirmNewEmail(
  context: SessionContext,
  id: number,
  { email, codeVerify: code }: { email: string; codeVerify: string },
): Promise<FreelancerRecord> {
  const { transaction, mail, clock, session, settings } = context
  const before = await getFreelancerRecord(context.db, id)
  const typed = { email, purpose: 'change-email' as const, code }
  const result = await checkCode(context, typed, { keep: true })
  if (!result.correct) refuseCode(result.message)
  const record = await transaction(async (db) => {
    const language =
      (await consumeCode(db, typed)) &&
      (await updateEmail(db, id, email, clock.now()).catch((error: unknown) => {
        if (violatedConstraint(error) === 'accounts_email_key') throw new AppError('EMAIL_TAKEN')
        throw error
      }))
    if (!language) refuseCode(message('Este código expirou ou já foi usado. Peça um novo código.'))
    await endSessionsOf(db, id, session.id)
    const old = { email: before.email, language }
    await mail.send(db, emailChangedMail(old, email, settings.supportPhone))
    const after = await getFreelancerRecord(db, id)
    await recordEdit(db, context, { kind: 'supplier', id }, before, after)
    return after
  })
  context.securityLog('email-changed', { account: id, request: context.request })
  return record
}
