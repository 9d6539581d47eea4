import { randomBytes } from 'node:crypto'
import { isOwnAddress } from 'contract/rules/reviews'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, Parts } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import { type Limit, isWithin } from '../security/throttle.ts'
import { idAtAddress } from '../suppliers/service-page.ts'
import { refusesMails, unsubscribeLinks } from '../mail/refusals.ts'
import { inviteMail } from './mail.ts'
import {
  type Invited,
  selectByToken,
  selectOwnAddresses,
  selectRequestOf,
  selectToInvite,
  upsertInvite,
} from './queries-invites.ts'

type Sender = Pick<Parts, 'clock' | 'mail' | 'settings' | 'throttle'>

export const isOwnOf = async (db: Db, { supplier_id, email }: Invited): Promise<boolean> =>
  isOwnAddress(email, await selectOwnAddresses(db, supplier_id))

/**
 * Pass the transaction. Only a hash of the link's secret is kept, also of one that is not sent, so that nobody
 * looks at that request again.
 */
async function sendInvite(
  db: Db,
  sender: Sender,
  invited: Invited,
  again: boolean,
): Promise<boolean> {
  const { clock, mail, settings } = sender
  const list = { list: 'reviews', email: invited.email } as const
  const token = randomBytes(32).toString('base64url')
  const invite = { requestId: invited.request_id, tokenHash: hashToken(token) }
  if (!(await upsertInvite(db, { ...invite, now: clock.now(), again }))) return false
  // Who asks for the link gets it.
  const isAsked = again || !((await isOwnOf(db, invited)) || (await refusesMails(db, sender, list)))
  if (!isAsked) return false
  const url = `${settings.publicUrl}${urls.review(invited.slug)}#${token}`
  await mail.send(
    db,
    inviteMail(invited, url, { ...settings, unsubscribe: unsubscribeLinks(sender, list) }),
  )
  return true
}

const batch = 100

/** Asks who asked for contact a week ago how it was; never a supplier about itself. */
export async function inviteReviews(sender: Sender & Pick<Parts, 'database'>): Promise<number> {
  const { database, clock } = sender
  let sent = 0
  let last = 0
  for (;;) {
    const found = await selectToInvite(database.db, clock.now(), last, batch)
    for (const invited of found) {
      const isSent = await database.transaction((db) => sendInvite(db, sender, invited, false))
      if (isSent) sent++
    }
    const end = found.at(-1)
    if (!end || found.length < batch) return sent
    last = end.request_id
  }
}

const day = 24 * 60 * 60
const linksADay: Limit = { max: 3, perSeconds: day }

/** Says nothing about who asked whom: the answer is the same, the mail is not. */
export async function sendLinkAgain(
  context: Context,
  { slug, email }: { slug: string; email: string },
): Promise<{ sent: true }> {
  const { db, transaction, throttle } = context
  const supplierId = await idAtAddress(db, slug)
  const invited = await selectRequestOf(db, supplierId, email)
  if (!invited || (await isOwnOf(db, invited))) return { sent: true }
  if (!(await isWithin(throttle, `review-link:${supplierId}:${email}`, linksADay))) {
    return { sent: true }
  }
  await transaction((tx) => sendInvite(tx, context, invited, true))
  return { sent: true }
}

export async function invitedBy(
  { clock }: Pick<Context, 'clock'>,
  db: Db,
  token: string,
): Promise<Invited & { written: boolean }> {
  const invited = await selectByToken(db, hashToken(token), clock.now())
  if (!invited) throw new AppError('REVIEW_LINK_INVALID')
  return invited
}
