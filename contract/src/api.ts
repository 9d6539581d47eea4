import type { Endpoint } from './endpoint.ts'
import * as accesses from './accesses.ts'
import * as account from './account.ts'
import * as audit from './audit.ts'
import * as contacts from './contacts.ts'
import * as chat from './chat.ts'
import * as identity from './identity.ts'
import * as dataRequests from './data-requests.ts'
import * as inbox from './inbox.ts'
import * as invites from './invites.ts'
import * as lookups from './lookups.ts'
import * as moderation from './moderation.ts'
import * as overview from './overview.ts'
import * as passkeys from './passkeys.ts'
import * as photos from './photos.ts'
import * as plans from './plans.ts'
import * as privacy from './privacy.ts'
import * as proof from './proof.ts'
import * as profiles from './profiles.ts'
import * as records from './records.ts'
import * as recovery from './recovery.ts'
import * as referrals from './referrals.ts'
import * as secondFactor from './second-factor.ts'
import * as session from './session.ts'
import * as signIn from './sign-in.ts'
import * as signup from './signup.ts'
import * as suppliers from './suppliers.ts'

const slices = {
  session,
  account,
  accesses,
  audit,
  contacts,
  identity,
  inbox,
  invites,
  lookups,
  moderation,
  overview,
  passkeys,
  photos,
  plans,
  privacy,
  dataRequests,
  profiles,
  proof,
  records,
  recovery,
  referrals,
  secondFactor,
  signIn,
  signup,
  suppliers,
  chat,
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/**
 * Every endpoint of the contract by name: the source of the OpenAPI document and the access walk.
 * Health, metrics, robots, the sitemap and the demo's mails are plain routes of the server.
 */
export const endpoints: { name: string; slice: string; endpoint: Endpoint }[] = Object.entries(
  slices,
).flatMap(([slice, members]) =>
  Object.entries(members).flatMap(([name, value]) =>
    isEndpoint(value) ? [{ name, slice, endpoint: value }] : [],
  ),
)
