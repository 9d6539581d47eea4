import { type MailList, mailLists } from 'contract/mails'
import { urls } from 'contract/urls'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { isSameSecret } from '../security/seals.ts'
import type { Parts } from '../http/parts.ts'

/**
 * Mails that are not the answer to something: each belongs to a list, carries a link that switches the
 * list off for its address, and the same as a header for mail programs (RFC 8058).
 */
type Keys = Pick<Parts, 'throttle'>
type Subscription = { list: MailList; email: string }

const hashOf = ({ throttle }: Keys, { list, email }: Subscription): string =>
  throttle.keyOf(`no-mail:${list}:${email}`)

const sealOf = ({ throttle }: Keys, { list, email }: Subscription): string =>
  throttle.keyOf(`mail-link:${list}:${email}`)

const tokenOf = (keys: Keys, subscription: Subscription): string =>
  [
    subscription.list,
    Buffer.from(subscription.email).toString('base64url'),
    sealOf(keys, subscription),
  ].join('.')

function subscriptionOf(keys: Keys, token: string): Subscription {
  const [name, address = '', seal = ''] = token.split('.')
  const list = mailLists.find((known) => known === name)
  const email = Buffer.from(address, 'base64url').toString()
  const expected = list && sealOf(keys, { list, email })
  if (!list || !expected || !isSameSecret(seal, expected)) throw new AppError('NOT_FOUND')
  return { list, email }
}

/** For `unsubscribe` of a mail: where a person switches it off, and where a program does. */
export function unsubscribeLinks(
  { throttle, settings }: Pick<Parts, 'throttle' | 'settings'>,
  subscription: Subscription,
): { url: string; oneClick: string } {
  const token = tokenOf({ throttle }, subscription)
  const { publicUrl } = settings
  return {
    url: `${publicUrl}${urls.noMails}#${token}`,
    oneClick: `${publicUrl}${oneClickPath}?token=${token}`,
  }
}

export const oneClickPath = '/api/v1/mails/one-click'

export async function refusesMails(
  db: Db,
  keys: Keys,
  subscription: Subscription,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM mail_refusals WHERE hash = ${hashOf(keys, subscription)}`,
  )
  return rows.length > 0
}

export async function switchMails(
  { db, throttle, clock }: Keys & { db: Db } & Pick<Parts, 'clock'>,
  subscription: Subscription,
  wanted: boolean,
): Promise<void> {
  const hash = hashOf({ throttle }, subscription)
  await db.execute(
    wanted
      ? sql`DELETE FROM mail_refusals WHERE hash = ${hash}`
      : sql`INSERT INTO mail_refusals (hash, created_at) VALUES (${hash}, ${clock.now()})
          ON CONFLICT DO NOTHING`,
  )
}

/** Twice is once. */
export async function switchByToken(
  context: Parameters<typeof switchMails>[0],
  token: string,
  wanted: boolean,
): Promise<{ list: MailList; wanted: boolean }> {
  const subscription = subscriptionOf(context, token)
  await switchMails(context, subscription, wanted)
  return { list: subscription.list, wanted }
}
