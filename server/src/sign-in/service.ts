import { randomBytes } from 'node:crypto'
import type { IdentityProvider as Name, LinkedIdentity, SignedIn } from 'contract/sign-in'
import { retention } from 'contract/rules/retention'
import { email as emailField } from 'contract/rules/fields'
import { anonymous } from 'contract/session'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { countAsVerified } from '../mail/email-codes.ts'
import { AppError } from '../http/errors.ts'
import type { Attempt, Identity, IdentityProvider } from '../security/identity-provider.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import { enterProven } from '../session/service-login.ts'
import { ownerOfFresh } from '../session/service.ts'
import {
  deleteIdentity,
  deleteSignIn,
  insertSignIn,
  selectAccountByEmail,
  selectIdentities,
  selectLinkedAccount,
} from './queries.ts'
import { browserToken, keepWaiting, linkWaiting, rememberBrowser } from './service-waiting.ts'
import type { Recipient } from '../mail/layout.ts'

/** To choose a person and type a password at the provider. */
const attemptSeconds = retention.signIns.seconds

function providerOf({ identityProviders }: Context, name: Name): IdentityProvider {
  const provider = identityProviders.find(name)
  if (!provider) throw new AppError('NOT_FOUND')
  return provider
}

/** The sandbox is wherever the browser is; a provider knows one address of ours. */
const originOf = ({ request, settings }: Context, { isSandbox }: IdentityProvider) =>
  (isSandbox && request.headers.origin) || settings.publicUrl

/**
 * Nonce and verifier follow from the browser's secret and the state, each by a one-way function: the
 * database needs to keep neither, and the state, which everybody may see, tells nothing of them.
 */
const attemptOf = (origin: string, name: Name, browser: string, state: string): Attempt => ({
  redirectUri: `${origin}${urls.loginReturn(name)}`,
  state,
  nonce: hashToken(`nonce ${browser} ${state}`),
  verifier: hashToken(`verifier ${browser} ${state}`),
})

export async function beginSignIn(context: Context, name: Name): Promise<{ url: string }> {
  const { db, clock } = context
  const provider = providerOf(context, name)
  const browser = rememberBrowser(context)
  const state = randomBytes(32).toString('base64url')
  const attempt = attemptOf(originOf(context, provider), name, browser, state)
  const url = new URL(await provider.addressFor(attempt))
  await insertSignIn(db, {
    state_hash: hashToken(state),
    browser: hashToken(browser),
    provider: name,
    expires_at: new Date(clock.now().getTime() + attemptSeconds * 1000),
  })
  return { url: provider.isSandbox ? `${url.pathname}${url.search}` : url.href }
}

export async function endSignIn(context: Context, name: Name, answer: string): Promise<SignedIn> {
  const { db, clock } = context
  const provider = providerOf(context, name)
  const browser = browserToken(context)
  const parameters = new URLSearchParams(answer)
  const state = parameters.get('state')
  const returned =
    browser &&
    state &&
    (await deleteSignIn(db, {
      state_hash: hashToken(state),
      browser: hashToken(browser),
      provider: name,
      now: clock.now(),
    }))
  if (!returned) throw new AppError('SIGN_IN_EXPIRED')
  const attempt = attemptOf(originOf(context, provider), name, browser, state)
  const identity = withOwnFields(await provider.identify(attempt, parameters))
  return recognise(context, name, browser, identity)
}

/** What does not fit our fields is as if it had not been said. */
function withOwnFields({ subject, nome, email, emailVerified }: Identity): Identity {
  const parsed = emailField().safeParse(email)
  return {
    subject,
    nome: nome.trim().slice(0, 120),
    email: parsed.success ? parsed.data : '',
    emailVerified: parsed.success && emailVerified,
  }
}

/**
 * By the subject; the first time by an e-mail that the provider calls verified. Somebody else there
 * under the same e-mail (an address can change hands) has to prove by password that the account is theirs.
 */
async function recognise(
  context: Context,
  provider: Name,
  browser: string,
  { subject, nome, email, emailVerified }: Identity,
): Promise<SignedIn> {
  const { db } = context
  const linked = await selectLinkedAccount(db, provider, subject)
  if (linked) return enter(context, linked)
  if (email) await keepWaiting(context, browser, { provider, subject, email })
  const account = emailVerified ? await selectAccountByEmail(db, email, provider) : undefined
  if (account && !account.subject) {
    // With a second factor it ends here for now: only its code proves the owner, and links.
    const entered = await enter(context, account)
    await context.transaction((tx) => linkWaiting(tx, context, account))
    return entered
  }
  const verified = emailVerified && !account
  if (verified) await countAsVerified(context, email, 'signup')
  return { login: anonymous, newcomer: { nome, email, verified } }
}

type Account = Recipient & { id: number; disabled_at: Date | null }

async function enter(context: Context, account: Account): Promise<SignedIn> {
  if (account.disabled_at) throw new AppError('SIGN_IN_REFUSED', { account: account.id })
  return { login: await enterProven(context, account.id, account.email), newcomer: null }
}

export async function getIdentities(db: Db, accountId: number): Promise<LinkedIdentity[]> {
  const rows = await selectIdentities(db, accountId)
  return rows.map((row) => ({ ...row, linked_at: row.linked_at.toISOString() }))
}

/** A session alone is no proof: it may be stolen. One that was opened just now is. */
export async function linkProven(context: SessionContext): Promise<{ linked: Name | null }> {
  const { transaction, session } = context
  const owner = await ownerOfFresh(context)
  const id = session.accountId
  if (!owner) return { linked: null }
  return { linked: await transaction((tx) => linkWaiting(tx, context, { ...owner, id })) }
}

/** The password stays: nobody loses the last way in. */
export async function unlink(
  { db, session }: SessionContext,
  provider: Name,
): Promise<LinkedIdentity[]> {
  await deleteIdentity(db, session.accountId, provider)
  return getIdentities(db, session.accountId)
}
