import { keptSince } from 'contract/rules/retention'
import { sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Clock } from '../jobs/clock.ts'
import type { Db } from '../database/db.ts'
import type { Logger } from '../http/log.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Whom an answer goes to. */
  replyTo?: string
  /** What a mail program calls to unsubscribe. */
  unsubscribeUrl?: string
}

export type Mailer = {
  /** Writes the mail into the outbox: pass the transaction of what causes it. */
  send(db: Db, mail: Mail): Promise<void>
}

export const outboxMailer: Mailer = {
  async send(db, mail) {
    await db.execute(sql`
      INSERT INTO mail_outbox (recipient, subject, body_text, body_html, reply_to, unsubscribe_url)
      VALUES (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html}, ${mail.replyTo ?? null},
        ${mail.unsubscribeUrl ?? null})`)
  },
}

type OutboxRow = {
  id: number
  recipient: string
  subject: string
  body_text: string
  body_html: string
  reply_to: string | null
  unsubscribe_url: string | null
  tries: number
}

const batch = 50
const leaseSeconds = 120

/** Each wait is shorter than the lease, so that no other process takes the mail up meanwhile. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

type Transport = { deliver(mail: Mail & { id: number }): Promise<void> }

/** The library is loaded by the first mail. */
export function smtpTransport(url: string, from: string): Transport & { close(): void } {
  let smtp: Promise<Transporter> | undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport(withDefaults(url), { from })
  }
  return {
    async deliver({ id, unsubscribeUrl, ...mail }) {
      // The same mail twice (a crash between sending and noting it) carries the same id.
      const headers = { 'X-Outbox-Id': String(id), ...unsubscribeHeaders(unsubscribeUrl) }
      smtp ??= connect()
      await (await smtp).sendMail({ ...mail, headers })
    },
    close: () => void smtp?.then((open) => open.close()),
  }
}

/** RFC 8058: one press in the mail program, without opening a page. */
const unsubscribeHeaders = (url: string | undefined) =>
  url
    ? { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : {}

/** Options of the connection live in its URL; what the operator set there wins. */
function withDefaults(url: string): string {
  const address = new URL(url)
  for (const [key, value] of Object.entries({ pool: true, maxConnections: 2, ...patience })) {
    if (!address.searchParams.has(key)) address.searchParams.set(key, String(value))
  }
  return address.href
}

/** Without an SMTP server the outbox itself is the inbox that /dev/mail shows. */
export const keepInOutbox: Transport = { async deliver() {} }

/**
 * Sends what is due, one by one. A mail is claimed by pushing its next try into the future, so that
 * several processes never send it twice at once and a crash in between only delays it.
 */
export async function deliverDueMail(
  db: Db,
  transport: Transport,
  clock: Clock,
  log: Logger,
): Promise<number> {
  let sent = 0
  for (let i = 0; i < batch; i++) {
    const row = await claimDueMail(db, clock.now())
    if (!row) break
    const { id, recipient, subject, body_text, body_html, reply_to, unsubscribe_url } = row
    const more = {
      ...(reply_to ? { replyTo: reply_to } : {}),
      ...(unsubscribe_url ? { unsubscribeUrl: unsubscribe_url } : {}),
    }
    const mail = { id, to: recipient, subject, text: body_text, html: body_html, ...more }
    try {
      await transport.deliver(mail)
      await db.execute(sql`UPDATE mail_outbox SET sent_at = ${clock.now()} WHERE id = ${id}`)
      sent++
    } catch (error) {
      const failure = failureOf(error)
      log.warn({ mail: id, tries: row.tries, ...failure }, 'mail not sent')
      await postpone(db, row, failure, clock.now())
      // The server is away: the others can wait too.
      if (failure.kind === 'unreachable') break
    }
  }
  return sent
}

async function claimDueMail(db: Db, now: Date): Promise<OutboxRow | undefined> {
  const { rows } = await db.execute<OutboxRow>(sql`
    UPDATE mail_outbox SET tries = tries + 1,
      next_try_at = ${new Date(now.getTime() + leaseSeconds * 1000)}
    WHERE id = (
      SELECT id FROM mail_outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= ${now}
      ORDER BY next_try_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, subject, body_text, body_html, reply_to, unsubscribe_url, tries`)
  return rows[0]
}

type Failure = { kind: 'refused' | 'later' | 'unreachable'; reason: string }

/** Only a server that says no to this very mail (5xx) makes us give it up. */
function failureOf(error: unknown): Failure {
  const { code = '', responseCode = 0 } = error as { code?: string; responseCode?: number }
  const aboutTheMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const reason = responseCode ? `${code} ${responseCode}` : code
  if (aboutTheMail && responseCode >= 500) return { kind: 'refused', reason }
  return { kind: aboutTheMail ? 'later' : 'unreachable', reason }
}

const refusalsToGiveUp = 3
const daysOfLater = 3

/** A server that is away is asked again soon and for ever; one that says 'later' or 'no' less often, for days. */
function secondsToWait({ kind }: Failure, tries: number): number {
  const doubled = 2 ** Math.min(tries - 1, 12)
  return kind === 'unreachable'
    ? Math.min(5 * doubled, 5 * 60)
    : Math.min(30 * doubled, 4 * 60 * 60)
}

async function postpone(db: Db, row: OutboxRow, failure: Failure, now: Date): Promise<void> {
  const givenUp = failure.kind === 'refused' && row.tries >= refusalsToGiveUp
  const next = new Date(now.getTime() + secondsToWait(failure, row.tries) * 1000)
  const oldest = new Date(now.getTime() - daysOfLater * 24 * 60 * 60 * 1000)
  const mayAge = givenUp || failure.kind === 'unreachable'
  const tooOld = mayAge ? sql`${givenUp}::boolean` : sql`created_at < ${oldest}`
  await db.execute(sql`
    UPDATE mail_outbox SET next_try_at = ${next},
      failed_at = CASE WHEN ${tooOld} THEN ${now}::timestamptz END
    WHERE id = ${row.id}`)
}

/** Mails hold names and codes: they are not kept for longer than somebody may ask about them. */
export async function deleteOldMail(db: Db, now: Date): Promise<void> {
  const before = keptSince('mails', now)
  await db.execute(sql`DELETE FROM mail_outbox WHERE coalesce(sent_at, failed_at) < ${before}`)
}
