import { createHash, randomBytes, randomInt } from 'node:crypto'
import { codeLifeSeconds, codeTries, codeWaitSeconds } from 'contract/rules/email-code'
import { type Message, message } from 'contract/rules/messages'
import { keptSince } from 'contract/rules/retention'
import { sql } from 'drizzle-orm'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Mail } from './outbox.ts'
import { networkOf } from '../http/network.ts'
import type { Context } from '../http/parts.ts'
import { isSameSecret } from '../security/seals.ts'
import type { Limit } from '../security/throttle.ts'
import { hashToken } from '../security/tokens.ts'

/**
 * Codes sent by e-mail: six digits, hashed, bound to e-mail, purpose and the browser that asked, ten
 * minutes, five tries counted before comparing, one a minute, and a new one kills the old. Each network
 * has a code of its own: a stranger elsewhere who asks or guesses spoils nobody's.
 */
export type CodePurpose =
  | 'signup'
  | 'recover'
  | 'change-email'
  | 'login'
  | 'identity'
  | 'privacy'
  | 'need'

const verifiedForSeconds = 60 * 60
const perEmailAndNetwork: Limit = { max: 5, perSeconds: 60 * 60 }
/** From everywhere: above it a mailbox would only be flooded. */
const perEmail: Limit = { max: 20, perSeconds: 60 * 60 }

const secondsFrom = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000)

const hashOf = (email: string, purpose: CodePurpose, code: string) =>
  createHash('sha256').update(`${purpose}\n${email}\n${code}`).digest('base64url')

/** Never begins with a zero: some clients carry the code as a number. */
const makeCode = () => String(randomInt(100_000, 1_000_000))

/** Refused because one was sent within the last minute, which is good: no other limit says that. */
export class CodeJustSent extends AppError {
  constructor(retryAfter: number) {
    super('TOO_MANY_REQUESTS', { retryAfter })
  }
}

type Browser = Pick<Context, 'request' | 'reply' | 'settings'>

function tokenOf({ request, settings }: Pick<Browser, 'request' | 'settings'>): string | undefined {
  const token = request.cookies[cookieName('code', settings)]
  return token && token.length <= 100 ? token : undefined
}

/** The hash of what this browser carries; undefined for one that never asked. */
function browserOf(context: Pick<Browser, 'request' | 'settings'>): string | undefined {
  const token = tokenOf(context)
  return token && hashToken(token)
}

/** The same, for a browser that is to be known for as long as the code that it asks for now. */
function rememberBrowser(context: Browser): string {
  const token = tokenOf(context) ?? randomBytes(32).toString('base64url')
  const { reply, settings } = context
  const maxAge = verifiedForSeconds + codeLifeSeconds
  reply.setCookie(cookieName('code', settings), token, cookieOptions(settings, maxAge))
  return hashToken(token)
}

const networkKey = ({ throttle, request }: Pick<Context, 'throttle' | 'request'>) =>
  throttle.keyOf(`network:${networkOf(request.ip)}`)

/**
 * Makes a code and sends its mail in one transaction. Without a mail (an unknown account) all else
 * is the same, so that the answer tells nothing.
 */
export async function issueCode(
  context: Context,
  { email, purpose, mailFor, fromOwner = false }: IssuedCode,
): Promise<void> {
  const { db, transaction, throttle, clock, mail } = context
  const network = networkKey(context)
  const browser = rememberBrowser(context)
  await refuseWithinMinute(db, { email, purpose, browser, network }, clock.now())
  await throttle.hit(`code:${purpose}:${email}:${network}`, perEmailAndNetwork)
  if (!fromOwner) await throttle.hit(`code:${purpose}:${email}`, perEmail)
  const code = makeCode()
  await transaction(async (tx) => {
    const now = clock.now()
    const { rowCount } = await tx.execute(sql`
      INSERT INTO email_codes (email, purpose, browser, network, code_hash, sent_at, expires_at)
      VALUES (${email}, ${purpose}, ${browser}, ${network}, ${hashOf(email, purpose, code)}, ${now},
        ${secondsFrom(now, codeLifeSeconds)})
      ON CONFLICT (email, purpose, network) DO UPDATE SET
        code_hash = excluded.code_hash, tries = 0, sent_at = excluded.sent_at,
        browser = excluded.browser, expires_at = excluded.expires_at, verified_at = NULL
      WHERE email_codes.sent_at <= ${secondsFrom(now, -codeWaitSeconds)}`)
    if (rowCount === 0) throw new CodeJustSent(codeWaitSeconds)
    const written = mailFor?.(code)
    if (written) await mail.send(tx, written)
  })
}

type IssuedCode = {
  email: string
  purpose: CodePurpose
  mailFor: ((code: string) => Mail) | undefined
  /** Asked for in a browser of the account's own: however many strangers ask, they do not use up its codes. */
  fromOwner?: boolean
}

type Asking = { email: string; purpose: CodePurpose; browser: string; network: string }

async function refuseWithinMinute(
  db: Db,
  { email, purpose, browser, network }: Asking,
  now: Date,
): Promise<void> {
  const { rows } = await db.execute<{ sent_at: string | null }>(sql`
    SELECT max(sent_at) AS sent_at FROM email_codes
    WHERE email = ${email} AND purpose = ${purpose}
      AND (browser = ${browser} OR network = ${network})`)
  const sentAt = rows[0]?.sent_at ? new Date(rows[0].sent_at).getTime() : 0
  const wait = Math.ceil((sentAt + codeWaitSeconds * 1000 - now.getTime()) / 1000)
  if (wait > 0) throw new CodeJustSent(wait)
}

export type CodeResult = { correct: boolean; message: Message }

type TypedCode = { email: string; purpose: CodePurpose; code: string }

/**
 * Counts the try, then compares. A right code of a sign-up is used up by this; one of a recovery
 * (`keep`) stays for the change itself, which uses it up with `consumeCode`. A caller without cookies
 * is known by its network; once the code was right, by the cookie it gets.
 */
export async function checkCode(
  context: Context,
  { email, purpose, code }: TypedCode,
  { keep = false } = {},
): Promise<CodeResult> {
  const { db, clock } = context
  const now = clock.now()
  const browser = browserOf(context)
  const own = browser ? sql`browser = ${browser}` : sql`network = ${networkKey(context)}`
  const { rows } = await db.execute<{ code_hash: string; tries: number; network: string }>(sql`
    UPDATE email_codes SET tries = tries + 1
    WHERE email = ${email} AND purpose = ${purpose} AND network = (
      SELECT network FROM email_codes
      WHERE email = ${email} AND purpose = ${purpose} AND code_hash <> '' AND expires_at > ${now}
        AND ${own}
      ORDER BY sent_at DESC, network LIMIT 1)
    RETURNING code_hash, tries, network`)
  const [row] = rows
  if (!row) return refused('Este código expirou ou já foi usado. Peça um novo código.')
  if (row.tries > codeTries) {
    return refused('Muitas tentativas com este código. Peça um novo código.')
  }
  if (!isSameSecret(row.code_hash, hashOf(email, purpose, code))) {
    return refused(
      row.tries === codeTries
        ? 'Muitas tentativas com este código. Peça um novo código.'
        : 'Código incorreto. Confira o e-mail e tente novamente.',
    )
  }
  const typed = { email, purpose, code, network: row.network }
  return (await markVerified(db, typed, rememberBrowser(context), keep, now))
    ? { correct: true, message: 'E-mail confirmado.' }
    : refused('Este código expirou ou já foi usado. Peça um novo código.')
}

const refused = (text: Message): CodeResult => ({ correct: false, message: text })

/** False when another request used the same code up in between. */
async function markVerified(
  db: Db,
  typed: TypedCode & { network: string },
  browser: string,
  keep: boolean,
  now: Date,
): Promise<boolean> {
  const { email, purpose, code, network } = typed
  const hash = hashOf(email, purpose, code)
  const { rowCount } = await db.execute(sql`
    UPDATE email_codes SET verified_at = ${now}, tries = 0, browser = ${browser},
      expires_at = ${secondsFrom(now, codeLifeSeconds)}, code_hash = ${keep ? hash : ''}
    WHERE email = ${email} AND purpose = ${purpose} AND network = ${network}
      AND code_hash = ${hash}`)
  return rowCount === 1
}

/**
 * Uses a code up, inside the transaction of what it allows. False when somebody else just did. The
 * row stays: whether a new code can be asked for must not tell what became of the last one.
 */
export async function consumeCode(db: Db, { email, purpose, code }: TypedCode): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE email_codes SET code_hash = '', verified_at = NULL
    WHERE email = ${email} AND purpose = ${purpose} AND code_hash = ${hashOf(email, purpose, code)}`)
  return rowCount === 1
}

/** Whether this browser confirmed the e-mail for this purpose within the last hour. */
export async function isVerified(
  context: Context,
  email: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const { rows } = await context.db.execute(sql`
    SELECT 1 FROM email_codes WHERE email = ${email} AND purpose = ${purpose}
      AND browser = ${browserOf(context) ?? ''}
      AND verified_at > ${secondsFrom(context.clock.now(), -verifiedForSeconds)}`)
  // Twice when it was confirmed at home and on the way.
  return rows.length > 0
}

/**
 * Somebody whom we believe has confirmed the e-mail: as if this browser had typed a right code. A code
 * of ours can be asked for at once all the same.
 */
export async function countAsVerified(
  context: Context,
  email: string,
  purpose: CodePurpose,
): Promise<void> {
  const now = context.clock.now()
  const waited = secondsFrom(now, -codeWaitSeconds)
  await context.db.execute(sql`
    INSERT INTO email_codes (email, purpose, browser, network, code_hash, sent_at, expires_at, verified_at)
    VALUES (${email}, ${purpose}, ${rememberBrowser(context)}, ${networkKey(context)}, '', ${waited},
      ${now}, ${now})
    ON CONFLICT (email, purpose, network) DO UPDATE SET
      code_hash = '', browser = excluded.browser, verified_at = excluded.verified_at`)
}

/** The e-mail that this browser confirmed last for this purpose, within the last hour. */
export async function verifiedEmail(
  context: Context,
  purpose: CodePurpose,
): Promise<string | undefined> {
  const { rows } = await context.db.execute<{ email: string }>(sql`
    SELECT email FROM email_codes WHERE purpose = ${purpose}
      AND browser = ${browserOf(context) ?? ''}
      AND verified_at > ${secondsFrom(context.clock.now(), -verifiedForSeconds)}
    ORDER BY verified_at DESC, email LIMIT 1`)
  return rows[0]?.email
}

/** A confirmation opens one account and no second one. */
export async function forgetVerified(db: Db, email: string, purpose: CodePurpose): Promise<void> {
  await db.execute(sql`
    UPDATE email_codes SET code_hash = '', verified_at = NULL
    WHERE email = ${email} AND purpose = ${purpose}`)
}

/** This browser's confirmations end, of whatever address; `except` is whose turn it is now. */
export async function forgetInBrowser(
  context: Context,
  purpose: CodePurpose,
  except = '',
): Promise<void> {
  await context.db.execute(sql`
    UPDATE email_codes SET verified_at = NULL
    WHERE purpose = ${purpose} AND browser = ${browserOf(context) ?? ''} AND email <> ${except}`)
}

/** Uses a confirmation of this browser up, inside the transaction of what it allows: of two calls at once one. */
export async function consumeVerified(
  db: Db,
  context: Context,
  email: string,
  purpose: CodePurpose,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE email_codes SET verified_at = NULL
    WHERE email = ${email} AND purpose = ${purpose} AND browser = ${browserOf(context) ?? ''}
      AND verified_at > ${secondsFrom(context.clock.now(), -verifiedForSeconds)}`)
  return (rowCount ?? 0) > 0
}

export async function deleteOldCodes(db: Db, now: Date): Promise<void> {
  await db.execute(sql`DELETE FROM email_codes WHERE sent_at < ${keptSince('codes', now)}`)
}

/** For a form that carries the code along with what it confirms. */
export function refuseCode(text: string): never {
  throw new AppError('CODE_REFUSED', { detail: text, fields: { codeVerify: [text] } })
}

export const codeSent = {
  message: message('Verifique sua caixa de email'),
  retryAfter: codeWaitSeconds,
}
