import { randomBytes } from 'node:crypto'
import { retention } from 'contract/rules/retention'
import type { IdentityProvider } from 'contract/sign-in'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import type { Context } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import { cookieName, cookieOptions } from '../http/cookies.ts'
import { identityLinkedMail } from './mail.ts'
import {
  deleteExpiredSignIns,
  deleteExpiredWaiting,
  deleteIdentities,
  deleteWaiting,
  upsertIdentity,
  upsertWaiting,
} from './queries.ts'
import type { Recipient } from '../mail/layout.ts'

/** As long as a sign-up may take with an e-mail that is confirmed. */
const waitSeconds = retention.waitingIdentities.seconds

/** The secret of this browser, from which all that binds a sign-in to it is derived. */
export function browserToken({
  request,
  settings,
}: Pick<Context, 'request' | 'settings'>): string | undefined {
  const token = request.cookies[cookieName('identity', settings)]
  return token && token.length <= 100 ? token : undefined
}

/** The same one for all tabs: two sign-ins at once do not disturb each other. */
export function rememberBrowser(context: Pick<Context, 'request' | 'reply' | 'settings'>): string {
  const { reply, settings } = context
  const token = browserToken(context) ?? randomBytes(32).toString('base64url')
  reply.setCookie(cookieName('identity', settings), token, cookieOptions(settings, waitSeconds))
  return token
}

type Named = { provider: IdentityProvider; subject: string; email: string }

/** Remembers whom this browser came back as, until it is proven whose account that is. */
export async function keepWaiting(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  browser: string,
  { provider, subject, email }: Named,
): Promise<void> {
  const expires_at = new Date(clock.now().getTime() + waitSeconds * 1000)
  const email_hash = hashToken(email)
  await upsertWaiting(db, {
    browser: hashToken(browser),
    provider,
    subject,
    email_hash,
    expires_at,
  })
}

type Linking = Pick<Context, 'request' | 'settings' | 'clock' | 'mail' | 'securityLog'>

/**
 * For an account whose owner is proven: links it with whom this browser came back as. Only under the
 * same e-mail: on a shared computer it may have been somebody else.
 */
export async function linkWaiting(
  db: Db,
  context: Linking,
  account: Recipient & { id: number },
): Promise<IdentityProvider | null> {
  const { settings, clock, mail, request, securityLog } = context
  const browser = browserToken(context)
  if (!browser) return null
  const now = clock.now()
  const waiting = await deleteWaiting(db, hashToken(browser), hashToken(account.email), now)
  if (!waiting) return null
  await upsertIdentity(db, {
    ...waiting,
    account_id: account.id,
    email: account.email,
    linked_at: now,
  })
  securityLog('provider-linked', { account: account.id, request })
  const accountUrl = `${settings.publicUrl}${urls.dashboardSection('conta')}`
  await mail.send(db, identityLinkedMail(account, waiting.provider, accountUrl))
  return waiting.provider
}

export const deleteOldSignIns = deleteExpiredSignIns
export const deleteOldWaiting = deleteExpiredWaiting

/** Nobody is let in by Google or LinkedIn any more, until they are linked again. */
export const forgetIdentities = deleteIdentities
