import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Logger } from './log.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = {
  /** Writes the mail into the outbox: pass the transaction of what causes it. */
  send(db: Db, mail: Mail): Promise<void>
}

export const outboxMailer: Mailer = {
  async send(db, mail) {
    await db.execute(sql`
      INSERT INTO mail_outbox (recipient, subject, body_text, body_html)
      VALUES (${mail.to}, ${mail.subject}, ${mail.text}, ${mail.html})`)
  },
}

type OutboxRow = {
  id: number
  recipient: string
  subject: string
  body_text: string
  body_html: string
  tries: number
}

const batch = 20
const leaseSeconds = 60
const mostTries = 12

/** 30 s, 1 min, 2 min ... up to 4 h between two tries. */
function backoffSeconds(tries: number): number {
  return Math.min(30 * 2 ** (tries - 1), 4 * 60 * 60)
}

type Transport = { deliver(mail: Mail): Promise<void> }

export function smtpTransport(url: string, from: string): Transport & { close(): void } {
  const smtp = createTransport(url, { from })
  return {
    async deliver(mail) {
      await smtp.sendMail(mail)
    },
    close: () => smtp.close(),
  }
}

/** Without an SMTP server the outbox itself is the inbox that /dev/mail shows. */
export const keepInOutbox: Transport = { async deliver() {} }

/**
 * Sends what is due. A mail is claimed by pushing its next try into the future, so that several
 * processes never send it twice at once and a crash in between only delays it.
 */
export async function deliverDueMail(
  db: Db,
  transport: Transport,
  clock: Clock,
  log: Logger,
): Promise<number> {
  const now = clock.now()
  const { rows } = await db.execute<OutboxRow>(sql`
    UPDATE mail_outbox SET tries = tries + 1, next_try_at = ${new Date(now.getTime() + leaseSeconds * 1000)}
    WHERE id IN (
      SELECT id FROM mail_outbox
      WHERE sent_at IS NULL AND failed_at IS NULL AND next_try_at <= ${now}
      ORDER BY next_try_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)
    RETURNING id, recipient, subject, body_text, body_html, tries`)
  for (const row of rows) {
    try {
      await transport.deliver({
        to: row.recipient,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
      })
      await db.execute(sql`UPDATE mail_outbox SET sent_at = ${clock.now()} WHERE id = ${row.id}`)
    } catch (error) {
      const givenUp = row.tries >= mostTries
      log.warn(
        { mail: row.id, tries: row.tries, reason: (error as { code?: string }).code },
        'mail not sent',
      )
      const next = new Date(clock.now().getTime() + backoffSeconds(row.tries) * 1000)
      await db.execute(sql`
        UPDATE mail_outbox SET next_try_at = ${next}, failed_at = ${givenUp ? clock.now() : null}
        WHERE id = ${row.id}`)
    }
  }
  return rows.length
}
