import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLifeSeconds, codeTries, codeWaitSeconds } from 'contract/rules/email-code'
import { type Message, message } from 'contract/rules/messages'
import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { AppError } from './errors.ts'
import type { Mail } from './mail.ts'
import type { Context } from './parts.ts'
import type { Limit } from './throttle.ts'

/**
 * Codes sent by e-mail: six digits, hashed, bound to e-mail and purpose, ten minutes, five tries
 * counted before comparing, one a minute, and a new one kills the old.
 */
export type CodePurpose = 'signup' | 'recover' | 'change-email'

const verifiedForSeconds = 60 * 60
const perEmail: Limit = { max: 5, perSeconds: 60 * 60 }

const secondsFrom = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

const hashOf = (email: string, purpose: CodePurpose, code: string) =>
  createHash('sha256').update(`${purpose}\n${email}\n${code}`).digest('base64url')

/** Never begins with a zero: some clients carry the code as a number. */
const makeCode = () => String(randomInt(100_000, 1_000_000))

/**
 * Makes a code and sends its mail in one transaction. Without a mail (an unknown account) all else
 * is the same, so that the answer tells nothing.
 */
export async function issueCode(
  { db, transaction, throttle, clock, mail }: Context,
  { email, purpose, mailFor }: IssuedCode,
): Promise<void> {
  await refuseWithinMinute(db, email, purpose, clock.now())
  await throttle.hit(`code:${purpose}:${email}`, perEmail)
  const code = makeCode()
  await transaction(async (tx) => {
    const now = clock.now()
    const { rowCount } = await tx.execute(sql`
      INSERT INTO email_codes (email, purpose, code_hash, sent_at, expires_at)
      VALUES (${email}, ${purpose}, ${hashOf(email, purpose, code)}, ${now},
        ${secondsFrom(now, codeLifeSeconds)})
      ON CONFLICT (email, purpose) DO UPDATE SET
        code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
        expires_at = excluded.expires_at, verified_at = NULL
      WHERE email_codes.sent_at <= ${secondsFrom(now, -codeWaitSeconds)}`)
    if (rowCount === 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: codeWaitSeconds })
    const written = mailFor?.(code)
    if (written) await mail.send(tx, written)
  })
}

type IssuedCode = {
  email: string
  purpose: CodePurpose
  mailFor: ((code: string) => Mail) | undefined
}

async function refuseWithinMinute(
  db: Db,
  email: string,
  purpose: CodePurpose,
  now: Date,
): Promise<void> {
  const { rows } = await db.execute<{ sent_at: string }>(sql`
    SELECT sent_at FROM email_codes WHERE email = ${email} AND purpose = ${purpose}`)
  const sentAt = rows[0] ? new Date(rows[0].sent_at).getTime() : 0
  const wait = Math.ceil((sentAt + codeWaitSeconds * 1000 - now.getTime()) / 1000)
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: wait })
}

export type CodeResult = { correct: boolean; message: Message }

type TypedCode = { email: string; purpose: CodePurpose; code: string }

/**
 * Counts the try, then compares. A right code of a sign-up is used up by this; one of a recovery
 * (`keep`) stays for the change itself, which uses it up with `consumeCode`.
 */
export async function checkCode(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { email, purpose, code }: TypedCode,
  { keep = false } = {},
): Promise<CodeResult> {
  const now = clock.now()
  const { rows } = await db.execute<{ code_hash: string; tries: number }>(sql`
    UPDATE email_codes SET tries = tries + 1
    WHERE email = ${email} AND purpose = ${purpose} AND code_hash <> '' AND expires_at > ${now}
    RETURNING code_hash, tries`)
  const [row] = rows
  if (!row) return refused('Este código expirou ou já foi usado. Peça um novo código.')
  if (row.tries > codeTries) {
    return refused('Muitas tentativas com este código. Peça um novo código.')
  }
  if (!sameHash(row.code_hash, hashOf(email, purpose, code))) {
    return refused(
      row.tries === codeTries
        ? 'Muitas tentativas com este código. Peça um novo código.'
        : 'Código incorreto. Confira o e-mail e tente novamente.',
    )
  }
  return (await markVerified(db, { email, purpose, code }, keep, now))
    ? { correct: true, message: 'E-mail confirmado.' }
    : refused('Este código expirou ou já foi usado. Peça um novo código.')
}

const refused = (text: Message): CodeResult => ({ correct: false, message: text })

/** False when another request used the same code up in between. */
async function markVerified(db: Db, typed: TypedCode, keep: boolean, now: Date): Promise<boolean> {
  const { email, purpose, code } = typed
  const hash = hashOf(email, purpose, code)
  const { rowCount } = await db.execute(sql`
    UPDATE email_codes SET verified_at = ${now}, tries = 0,
      expires_at = ${secondsFrom(now, codeLifeSeconds)}, code_hash = ${keep ? hash : ''}
    WHERE email = ${email} AND purpose = ${purpose} AND code_hash = ${hash}`)
  return rowCount === 1
}

function sameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))
}

/** Uses a code up, inside the transaction of what it allows. False when somebody else just did. */
export async function consumeCode(db: Db, { email, purpose, code }: TypedCode): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM email_codes
    WHERE email = ${email} AND purpose = ${purpose} AND code_hash = ${hashOf(email, purpose, code)}`)
  return rowCount === 1
}

/** Whether the e-mail was confirmed for this purpose within the last hour. */
export async function isVerified(
  db: Db,
  email: string,
  purpose: CodePurpose,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM email_codes WHERE email = ${email} AND purpose = ${purpose}
      AND verified_at > ${secondsFrom(now, -verifiedForSeconds)}`)
  return rows.length === 1
}

/** A confirmation opens one account and no second one. */
export async function forgetCode(db: Db, email: string, purpose: CodePurpose): Promise<void> {
  await db.execute(sql`DELETE FROM email_codes WHERE email = ${email} AND purpose = ${purpose}`)
}

export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM email_codes WHERE sent_at < ${secondsFrom(now, -24 * 60 * 60)}`)
}

/** For a form that carries the code along with what it confirms. */
export function refuseCode(text: string): never {
  throw new AppError('CODE_REFUSED', { detail: text, fields: { codeVerify: [text] } })
}

export const codeSent = {
  message: message('Verifique sua caixa de email'),
  retryAfter: codeWaitSeconds,
}
