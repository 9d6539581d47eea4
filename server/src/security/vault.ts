import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'

/**
 * Keeps secrets that have to be read again, so that whoever reads only the database cannot: AES-256-GCM
 * with a key from the environment. What is sealed names its key, so that keys can be changed.
 */
export type Vault = {
  /** `about` says whose secret it is: put beside somebody else it does not open. */
  seal(secret: string, about: string): string
  /** Throws VaultClosed when no configured key opens it. */
  open(sealed: string, about: string): string
  /** Whether it is sealed with the key in use: anything else is to be sealed anew. */
  isCurrent(sealed: string): boolean
}

export class VaultClosed extends Error {}

const format = 'v1'
const ivBytes = 12
const tagBytes = 16

const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, 8)

/** The first key seals; all of them open. */
export function makeVault([current, ...previous]: readonly [Buffer, ...Buffer[]]): Vault {
  const keys = new Map([current, ...previous].map((key) => [idOf(key), key]))
  const prefix = `${format}:${idOf(current)}:`

  return {
    seal(secret, about) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(about))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return prefix + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
    },
    open(sealed, about) {
      const [version, keyId = '', body = ''] = sealed.split(':')
      const key = version === format ? keys.get(keyId) : undefined
      if (!key) throw new VaultClosed(`no configured key has the id ${keyId}`)
      const bytes = Buffer.from(body, 'base64url')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
          authTagLength: tagBytes,
        })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
        const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        throw new VaultClosed(`the key ${keyId} does not open it: it was changed, or moved`)
      }
    },
    isCurrent: (sealed) => sealed.startsWith(prefix),
  }
}

/** What was kept before there was a vault. */
export const isSealed = (text: string): boolean => text.startsWith(`${format}:`)

const ownKey = 'encryption-key'

type Keys = { key: string | undefined; previous: string | undefined }

/**
 * With the configured keys. Without one, which production refuses, a key of this installation is made
 * once and kept in the database; it opens what it sealed also after one was configured.
 */
export async function openVault(db: Db, { key, previous }: Keys): Promise<Vault> {
  if (!key) {
    await db.execute(sql`
      INSERT INTO settings (key, value) VALUES (${ownKey}, ${randomBytes(32).toString('base64')})
      ON CONFLICT (key) DO NOTHING`)
  }
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT value FROM settings WHERE key = ${ownKey}`,
  )
  const given = [key, previous, rows[0]?.value].flatMap((text) =>
    text ? [Buffer.from(text, 'base64')] : [],
  )
  const [first, ...others] = given
  if (!first) throw new VaultClosed('there is no key')
  return makeVault([first, ...others])
}

/** Once everything is sealed with a configured key, none lies beside what it locks. */
export async function forgetOwnKey(db: Db): Promise<void> {
  await db.execute(sql`DELETE FROM settings WHERE key = ${ownKey}`)
}
