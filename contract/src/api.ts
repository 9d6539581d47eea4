import type { Address, Endpoint } from './endpoint.ts'
import * as accesses from './schemas/accesses.ts'
import * as account from './schemas/account.ts'
import * as audit from './schemas/audit.ts'
import * as categories from './schemas/categories.ts'
import * as contacts from './schemas/contacts.ts'
import * as chat from './schemas/chat.ts'
import * as identity from './schemas/identity.ts'
import * as dataRequests from './schemas/data-requests.ts'
import * as inbox from './schemas/inbox.ts'
import * as invites from './schemas/invites.ts'
import * as keywords from './schemas/keywords.ts'
import * as leads from './schemas/leads.ts'
import * as lookups from './schemas/lookups.ts'
import * as mails from './schemas/mails.ts'
import * as moderation from './schemas/moderation.ts'
import * as needs from './schemas/needs.ts'
import * as needProposals from './schemas/needs-proposals.ts'
import * as overview from './schemas/overview.ts'
import * as passkeys from './schemas/passkeys.ts'
import * as photos from './schemas/photos.ts'
import * as plans from './schemas/plans.ts'
import * as privacy from './schemas/privacy.ts'
import * as proof from './schemas/proof.ts'
import * as profiles from './schemas/profiles.ts'
import * as records from './schemas/records.ts'
import * as recovery from './schemas/recovery.ts'
import * as referrals from './schemas/referrals.ts'
import * as reviews from './schemas/reviews.ts'
import * as sandbox from './schemas/sandbox.ts'
import * as secondFactor from './schemas/second-factor.ts'
import * as session from './schemas/session.ts'
import * as signIn from './schemas/sign-in.ts'
import * as signup from './schemas/signup.ts'
import * as search from './schemas/search.ts'
import * as supplierPages from './schemas/supplier-pages.ts'
import * as searchWords from './schemas/search-words.ts'
import * as support from './schemas/support.ts'
import * as suppliers from './schemas/suppliers.ts'

const slices = {
  session,
  account,
  accesses,
  audit,
  categories,
  contacts,
  identity,
  inbox,
  invites,
  keywords,
  leads,
  lookups,
  mails,
  moderation,
  needs,
  needProposals,
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
  reviews,
  secondFactor,
  signIn,
  signup,
  search,
  searchWords,
  suppliers,
  supplierPages,
  support,
  chat,
}

/** Sandboxes stand outside production only: no part of the product's API document. */
const everything = { ...slices, sandbox }

type Slices = typeof everything
type Exported = { [Name in keyof Slices]: Slices[Name][keyof Slices[Name]] }[keyof Slices]

/** Type of every endpoint by its address: how a caller's input and reply get their types. */
export type Definitions = {
  [Defined in Extract<Exported, { address: Address }> as Defined['address']]: Defined
}

type Named = { name: string; slice: string; endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'address' in value

const endpointsIn = (modules: Record<string, object>): Named[] =>
  Object.entries(modules).flatMap(([slice, members]) =>
    Object.entries(members).flatMap(([name, value]: [string, unknown]) =>
      isEndpoint(value) ? [{ name, slice, endpoint: value }] : [],
    ),
  )

/**
 * Every endpoint of the contract by name: the source of the OpenAPI document and the access walk.
 * Health, metrics, robots, the sitemap and the demo's mails are plain routes of the server.
 */
export const endpoints = endpointsIn(slices)

const byAddress = new Map<Address, Endpoint>(
  endpointsIn(everything).map(({ endpoint }) => [endpoint.address, endpoint]),
)

export function definitionOf(address: Address): Endpoint {
  const found = byAddress.get(address)
  if (!found) throw new Error(`No schemas for ${address}: define it in contract/src/schemas`)
  return found
}
