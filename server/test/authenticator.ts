import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A security key in software: real keys, real signatures, and every lie that a test needs. */
export type Authenticator = ReturnType<typeof makeAuthenticator>

type Options = { challenge: string; rpId?: string; rp?: { id?: string } }
type Lies = { origin?: string; rpId?: string; challenge?: string; counter?: number; type?: string }

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()

/** As much of CBOR (RFC 8949) as an attestation needs. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) =>
    size < 24
      ? Buffer.from([(kind << 5) | size])
      : size < 256
        ? Buffer.from([(kind << 5) | 24, size])
        : Buffer.from([(kind << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)])
}

const present = 0x01
const verified = 0x04
const attested = 0x40

export function makeAuthenticator(origin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
  }

  function answerTo(kind: 'create' | 'get', options: Options, lies: Lies) {
    const rpId = lies.rpId ?? options.rpId ?? options.rp?.id ?? ''
    counter = lies.counter ?? counter + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = present | verified | (kind === 'create' ? attested : 0)
    const clientData = Buffer.from(
      JSON.stringify({
        type: lies.type ?? `webauthn.${kind}`,
        challenge: lies.challenge ?? options.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
    return { clientData, authData: Buffer.concat([sha256(rpId), Buffer.from([flags]), count]) }
  }

  const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} }

  return {
    id,
    create(options: Options, lies: Lies = {}) {
      const { clientData, authData } = answerTo('create', options, lies)
      const idSize = Buffer.from([0, credentialId.length])
      const withKey = Buffer.concat([authData, Buffer.alloc(16), idSize, credentialId, coseKey()])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', withKey],
      ])
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    use(options: Options, lies: Lies = {}) {
      const { clientData, authData } = answerTo('get', options, lies)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}
