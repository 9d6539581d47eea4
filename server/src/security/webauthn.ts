import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isIP } from 'node:net'

/** The library comes with parsers for every maker's certificates: it is loaded by who uses it. */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256: every authenticator has one of them, and Node needs no experiment for them. */
const algorithms = [-8, -7, -257]

/** Where passkeys of this installation work. They know names, not addresses: on loopback, localhost. */
export function passkeySite(publicUrl: string): { id: string; origin: string } {
  const url = new URL(publicUrl)
  if (isIP(url.hostname.replace(/^\[|\]$/g, ''))) url.hostname = 'localhost'
  return { id: url.hostname, origin: url.origin }
}

type Site = ReturnType<typeof passkeySite>
export type StoredPasskey = {
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
}

const known = ({ credential_id, transports }: StoredPasskey) => ({
  id: credential_id,
  transports: transports as AuthenticatorTransport[],
})

type Person = { id: number; email: string; nome: string }

export async function optionsToRegister(
  site: Site,
  { person, name, passkeys }: { person: Person; name: string; passkeys: StoredPasskey[] },
) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: name,
    rpID: site.id,
    userID: new TextEncoder().encode(`account ${person.id}`),
    userName: person.email,
    userDisplayName: person.nome,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: passkeys.map(known),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

export async function optionsToUse(site: Site, passkeys: StoredPasskey[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: site.id,
    allowCredentials: passkeys.map(known),
    userVerification: 'preferred',
  })
}

/** Undefined when the answer does not belong to this challenge and this site. */
export async function readRegistration(
  site: Site,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<StoredPasskey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  }
}

/** The authenticator's new counter; undefined when the answer is not this passkey's to this challenge. */
export async function readUse(
  site: Site,
  challenge: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      ...known(passkey),
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  return verified ? authenticationInfo?.newCounter : undefined
}
