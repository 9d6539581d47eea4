import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isSealed, makeVault, VaultClosed } from './vault.ts'

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)] as const
const secret = 'JBSWY3DPEHPK3PXP'

/** By one bit, so that it is another text whatever it was. */
function withLastByteChanged(sealed: string): string {
  const [format, keyId, body = ''] = sealed.split(':')
  const bytes = Buffer.from(body, 'base64url')
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
  return [format, keyId, bytes.toString('base64url')].join(':')
}

test('what is sealed opens again, never looks the same twice and does not show the secret', () => {
  const vault = makeVault([oldKey])
  const [one, two] = [vault.seal(secret, 'account 7'), vault.seal(secret, 'account 7')]
  expect(one).not.toBe(two)
  expect(one).not.toContain(secret)
  expect([isSealed(one), isSealed(secret)]).toEqual([true, false])
  expect(vault.open(one, 'account 7')).toBe(secret)
})

test('beside somebody else, changed, or unsealed, it does not open', () => {
  const vault = makeVault([oldKey])
  const sealed = vault.seal(secret, 'account 7')
  for (const [text, about] of [
    [sealed, 'account 8'],
    [withLastByteChanged(sealed), 'account 7'],
    [secret, 'account 7'],
    ['', 'account 7'],
    [sealed.slice(0, 20), 'account 7'],
  ] as const) {
    expect(() => vault.open(text, about)).toThrow(VaultClosed)
  }
})

test('a new key opens what the previous one sealed, and says that it is to be sealed anew', () => {
  const sealed = makeVault([oldKey]).seal(secret, 'account 7')
  const rotated = makeVault([newKey, oldKey])
  expect(rotated.open(sealed, 'account 7')).toBe(secret)
  expect(rotated.isCurrent(sealed)).toBe(false)
  expect(rotated.isCurrent(rotated.seal(secret, 'account 7'))).toBe(true)
})

test('without the right key the error names the id of the key that is missing', () => {
  const sealed = makeVault([oldKey]).seal(secret, 'account 7')
  const [, keyId = ''] = sealed.split(':')
  expect(() => makeVault([newKey]).open(sealed, 'account 7')).toThrow(keyId)
})
