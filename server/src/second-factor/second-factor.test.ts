import { randomBytes } from 'node:crypto'
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from 'contract/second-factor'
import { proveIdentity } from 'contract/identity'
import { login, me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test, vi } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { proved } from '../../test/identity.ts'
import { makeAdmin, makeCompany, makeFreelancer, testPassword } from '../../seed/make.ts'
import { buildApp } from '../app.ts'
import { removeSecondFactor } from '../invites/service.ts'
import { makeVault } from '../security/vault.ts'
import { sealSecrets } from './service.ts'

const api = testApi({}, { oneApp: true })
const email = 'admin@example.com'

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  })

/** An administrator with the second factor on; the clock stands at the next code. */
async function turnOn() {
  await makeAdmin(api.db, { email })
  const admin = await api.as(email)
  const { reply: offer } = await admin.call(startSecondFactor, { body: await proved(admin) })
  const { reply } = await admin.call(enableSecondFactor, { body: { code: codeOf(offer.secret) } })
  api.clock.advance(30)
  return { admin, secret: offer.secret, codes: reply.recoveryCodes }
}

/** Logs in with the password alone; returns what the browser then keeps. */
async function firstStep() {
  const browser = api.visitor()
  const answer = await browser.raw({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: testPassword },
  })
  const cookie = String(answer.headers['set-cookie']).match(/second-step=[^;]+/)?.[0] ?? ''
  return { browser, answer, cookie }
}

const secondStep = (browser: Caller, cookie: string, code: string) =>
  browser.raw({
    method: 'POST',
    url: '/api/v1/auth/login/second-step',
    payload: { code },
    headers: { cookie },
  })

test('the code of the app is the one of RFC 6238', () => {
  const secret = Secret.fromUTF8('12345678901234567890')
  const totp = new TOTP({ secret, digits: 8 })
  expect(totp.generate({ timestamp: 59_000 })).toBe('94287082')
  expect(totp.generate({ timestamp: 1_111_111_109_000 })).toBe('07081804')
})

test('without it the login is what it was; with it the password alone opens nothing', async () => {
  const { admin, secret } = await turnOn()
  expect((await admin.call(getSecondFactor)).reply).toEqual({
    enabled: true,
    app: true,
    passkeys: [],
    passkeyOrigin: 'http://localhost:3000',
    recoveryCodesLeft: 10,
  })
  const { browser, answer, cookie } = await firstStep()
  expect(answer.status).toBe(401)
  expect(answer.problem.code).toBe('SECOND_FACTOR_REQUIRED')
  expect((await browser.call(me)).reply.user).toBeNull()

  const done = await secondStep(browser, cookie, codeOf(secret))
  expect(done.status).toBe(200)
  expect(done.reply).toMatchObject({ tipo: 'Admin', permissions: [['marketplace_all']] })
  expect((await browser.call(me)).reply.user?.email).toBe(email)
})

test('a wrong password never says whether there is a second factor', async () => {
  await turnOn()
  const answer = await api.visitor().raw({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email, password: 'errada' },
  })
  expect(answer.problem.code).toBe('LOGIN_FAILED')
})

test('a code works once, also when it is sent several times at the same moment', async () => {
  const { secret } = await turnOn()
  const steps = await Promise.all(Array.from({ length: 4 }, firstStep))
  const code = codeOf(secret)
  const answers = await Promise.all(
    steps.map(({ browser, cookie }) => secondStep(browser, cookie, code)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
})

test('five wrong codes end the step, even with the right one after them', async () => {
  const { secret } = await turnOn()
  const { browser, cookie } = await firstStep()
  for (let turn = 0; turn < 5; turn++) {
    expect((await secondStep(browser, cookie, '000000')).problem.code).toBe('SECOND_FACTOR_WRONG')
  }
  const late = await secondStep(browser, cookie, codeOf(secret))
  expect(late.problem.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('guessing through many logins is stopped for a while', async () => {
  await turnOn()
  const codes: number[] = []
  for (let login = 0; login < 3; login++) {
    const { browser, cookie } = await firstStep()
    for (let turn = 0; turn < 4; turn++) {
      codes.push((await secondStep(browser, cookie, '000000')).status)
    }
  }
  expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401))
  expect(codes.slice(10)).toEqual([429, 429])
})

test('the step ends after five minutes, and without its cookie there is none', async () => {
  const { secret } = await turnOn()
  const { browser, cookie } = await firstStep()
  expect((await secondStep(browser, '', codeOf(secret))).problem.code).toBe('SECOND_FACTOR_EXPIRED')
  api.clock.advance(301)
  const late = await secondStep(browser, cookie, codeOf(secret))
  expect(late.problem.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('a code of the minute before last is too old', async () => {
  const { secret } = await turnOn()
  const old = codeOf(secret)
  api.clock.advance(90)
  const { browser, cookie } = await firstStep()
  expect((await secondStep(browser, cookie, old)).problem.code).toBe('SECOND_FACTOR_WRONG')
})

test('each recovery code works once, typed as people type, and is stored hashed', async () => {
  const { admin, codes } = await turnOn()
  const [code = ''] = codes
  expect(new Set(codes).size).toBe(10)
  const stored = JSON.stringify((await api.db.execute(sql`SELECT * FROM recovery_codes`)).rows)
  expect(stored).not.toContain(code.replaceAll('-', ''))
  const typed = code.toLowerCase().replaceAll('-', ' ')
  const first = await firstStep()
  expect((await secondStep(first.browser, first.cookie, typed)).status).toBe(200)
  const again = await firstStep()
  expect((await secondStep(again.browser, again.cookie, code)).status).toBe(401)
  expect((await admin.call(getSecondFactor)).reply.recoveryCodesLeft).toBe(9)
})

test('turning it off, or new recovery codes, needs password and code; both steps are told and recorded', async () => {
  const { admin, secret, codes } = await turnOn()
  const wrong = await admin.call(proveIdentity, {
    body: { password: testPassword, code: '000000' },
  })
  expect(wrong.problem.code).toBe('SECOND_FACTOR_WRONG')
  const byRecovery = await proved(admin, { code: codes[0] ?? '' })
  const renewed = await admin.call(renewRecoveryCodes, { body: byRecovery })
  expect(renewed.reply.recoveryCodes).not.toContain(codes[1])
  const byApp = await proved(admin, { code: codeOf(secret) })
  const off = await admin.call(disableSecondFactor, { body: byApp })
  expect(off.reply).toMatchObject({ enabled: false, app: false, recoveryCodesLeft: 0 })
  await api.as(email)
  const mails = await api.db.execute(sql`SELECT subject FROM mail_outbox ORDER BY id`)
  expect(mails.rows).toEqual([
    { subject: 'Verificação em duas etapas ativada' },
    { subject: 'Verificação em duas etapas desativada' },
  ])
  const log = await api.db.execute(sql`SELECT before, after FROM audit_log ORDER BY id`)
  expect(log.rows).toEqual([
    { before: { second_factor: false }, after: { second_factor: true } },
    { before: { second_factor: true }, after: { second_factor: false } },
  ])
})

test('of two tabs that set it up the newer one wins, and the other is told so', async () => {
  await makeAdmin(api.db, { email })
  const admin = await api.as(email)
  const offer = async () =>
    (await admin.call(startSecondFactor, { body: await proved(admin) })).reply.secret
  const first = await offer()
  const second = await offer()
  const confirm = (secret: string) =>
    admin.call(enableSecondFactor, { body: { code: codeOf(secret), secret } })
  const replaced = await confirm(first)
  expect([replaced.status, replaced.problem.code]).toEqual([409, 'SECOND_FACTOR_RESTARTED'])
  expect((await admin.call(getSecondFactor)).reply.enabled).toBe(false)
  expect((await confirm(second)).reply.recoveryCodes).toHaveLength(10)
  expect((await confirm(first)).problem.code).toBe('SECOND_FACTOR_ALREADY_ON')
})

test('a secret that is offered between the right code and turning it on is not the one that counts', async () => {
  await makeAdmin(api.db, { email })
  const admin = await api.as(email)
  const { reply } = await admin.call(startSecondFactor, { body: await proved(admin) })
  const { transaction } = api.database
  const other = api.parts.vault.seal(new Secret().base32, 'second_factors.secret 1')
  const between = vi.spyOn(api.database, 'transaction').mockImplementationOnce(async (work) => {
    await api.db.execute(sql`UPDATE second_factors SET secret = ${other}`)
    return transaction(work)
  })
  const body = { code: codeOf(reply.secret), secret: reply.secret }
  const { problem } = await admin.call(enableSecondFactor, { body })
  between.mockRestore()
  expect(problem.code).toBe('SECOND_FACTOR_RESTARTED')
  expect((await admin.call(getSecondFactor)).reply.app).toBe(false)
})

test('an offered secret counts for nothing until it is confirmed, and never replaces a live one', async () => {
  await makeAdmin(api.db, { email })
  const admin = await api.as(email)
  const { reply } = await admin.call(startSecondFactor, { body: await proved(admin) })
  expect(reply.uri).toContain(`otpauth://totp/`)
  expect(reply.uri).toContain(`secret=${reply.secret}`)
  const wrong = await admin.call(enableSecondFactor, { body: { code: '000000' } })
  expect(wrong.status).toBe(401)
  await api.as(email)
  await admin.call(enableSecondFactor, { body: { code: codeOf(reply.secret) } })
  api.clock.advance(30)
  const body = await proved(admin, { code: codeOf(reply.secret) })
  const again = await admin.call(startSecondFactor, { body })
  expect(again.problem.code).toBe('SECOND_FACTOR_ALREADY_ON')
})

test('a session alone sees no secret, turns nothing off and gets no recovery codes', async () => {
  const { admin } = await turnOn()
  const body = { identityProof: 'inventada' }
  for (const change of [startSecondFactor, renewRecoveryCodes, disableSecondFactor]) {
    expect((await admin.call(change, { body })).problem.code).toBe('IDENTITY_PROOF_REQUIRED')
  }
  expect((await admin.call(getSecondFactor)).reply).toEqual({
    enabled: true,
    app: true,
    passkeys: [],
    passkeyOrigin: 'http://localhost:3000',
    recoveryCodesLeft: 10,
  })
})

test('turning it on, new recovery codes and turning it off each end the other sessions', async () => {
  const { admin, secret } = await turnOn()
  const elsewhere = async () => {
    const { browser, cookie } = await firstStep()
    const done = await secondStep(browser, cookie, codeOf(secret))
    expect(done.status).toBe(200)
    api.clock.advance(30)
    return browser
  }
  for (const change of [renewRecoveryCodes, disableSecondFactor] as const) {
    const other = await elsewhere()
    const proof = await proved(admin, { code: codeOf(secret) })
    api.clock.advance(30)
    expect((await admin.call(change, { body: proof })).status).toBe(200)
    expect((await other.call(me)).reply.user).toBeNull()
    expect((await admin.call(me)).reply.user?.email).toBe(email)
  }
  const before = await api.as(email)
  const { reply: offer } = await admin.call(startSecondFactor, { body: await proved(admin) })
  await admin.call(enableSecondFactor, { body: { code: codeOf(offer.secret) } })
  expect((await before.call(me)).reply.user).toBeNull()
})

test('an administrator switched off between the two steps stays outside', async () => {
  const { secret } = await turnOn()
  const { browser, cookie } = await firstStep()
  await api.db.execute(sql`UPDATE accounts SET disabled_at = now()`)
  expect((await secondStep(browser, cookie, codeOf(secret))).problem.code).toBe('LOGIN_FAILED')
})

test.each([
  ['freelancer', () => makeFreelancer(api.db, { account: { email: 'ana@example.com' } })],
  ['owner of a company', () => makeCompany(api.db, { account: { email: 'ana@example.com' } })],
])('a %s has one too, in no audit log of the administrators', async (_who, make) => {
  await make()
  const ana = await api.as('ana@example.com')
  const { reply } = await ana.call(startSecondFactor, { body: await proved(ana) })
  const body = { code: codeOf(reply.secret) }
  expect((await ana.call(enableSecondFactor, { body })).reply.recoveryCodes).toHaveLength(10)
  const first = await api
    .visitor()
    .call(login, { body: { email: 'ana@example.com', password: testPassword } })
  expect(first.problem.code).toBe('SECOND_FACTOR_REQUIRED')
  const { rows } = await api.db.execute(sql`SELECT action FROM audit_log`)
  expect(rows).toEqual([])
})

test('visitors have none', async () => {
  expect((await api.visitor().call(getSecondFactor)).status).toBe(401)
})

describe('the secret of the app', () => {
  const stored = async () => {
    const { rows } = await api.db.execute<{ secret: string }>(
      sql`SELECT secret FROM second_factors`,
    )
    return rows[0]?.secret ?? ''
  }
  const useKeys = (...keys: [Buffer, ...Buffer[]]) => {
    api.parts.vault = makeVault(keys)
  }
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)] as const

  test('is stored sealed, and so is one that was only offered', async () => {
    await makeAdmin(api.db, { email })
    const admin = await api.as(email)
    const { reply } = await admin.call(startSecondFactor, { body: await proved(admin) })
    expect(await stored()).toMatch(/^v1:[0-9a-f]{8}:/)
    expect(await stored()).not.toContain(reply.secret)
  })

  test('from before it was sealed is sealed at the next start, and codes go on working', async () => {
    const { secret } = await turnOn()
    await api.db.execute(sql`UPDATE second_factors SET secret = ${secret}`)
    await sealSecrets(api.db, api.parts.vault, api.parts.log)
    expect(await stored()).toMatch(/^v1:/)
    const { browser, cookie } = await firstStep()
    expect((await secondStep(browser, cookie, codeOf(secret))).status).toBe(200)
  })

  test('is sealed anew with a new key; then the previous one is no longer needed', async () => {
    useKeys(oldKey)
    api.app = await buildApp(api.parts, { pages: 'none' })
    const { secret } = await turnOn()
    const before = await stored()
    useKeys(newKey, oldKey)
    await sealSecrets(api.db, api.parts.vault, api.parts.log)
    expect(await stored()).not.toBe(before)
    useKeys(newKey)
    api.app = await buildApp(api.parts, { pages: 'none' })
    const { browser, cookie } = await firstStep()
    expect((await secondStep(browser, cookie, codeOf(secret))).status).toBe(200)
  })

  test('that no key opens is said so, and a recovery code still lets its owner in', async () => {
    const { secret, codes } = await turnOn()
    const before = await stored()
    useKeys(randomBytes(32))
    await sealSecrets(api.db, api.parts.vault, api.parts.log)
    expect(await stored()).toBe(before)
    api.app = await buildApp(api.parts, { pages: 'none' })
    const { browser, cookie } = await firstStep()
    const answer = await secondStep(browser, cookie, codeOf(secret))
    expect(answer.status).toBe(503)
    expect(answer.problem.code).toBe('SECOND_FACTOR_UNREADABLE')
    expect(answer.problem.detail).toContain('código de recuperação')
    api.expectLogged('ENCRYPTION_KEY is wrong')
    expect((await secondStep(browser, cookie, codes[0] ?? '')).status).toBe(200)
  })

  test('sealed for somebody else opens nothing', async () => {
    const { secret } = await turnOn()
    await api.db.execute(sql`
      UPDATE second_factors SET secret = ${api.parts.vault.seal(secret, 'second_factors.secret 0')}`)
    const { browser, cookie } = await firstStep()
    const answer = await secondStep(browser, cookie, codeOf(secret))
    expect(answer.problem.code).toBe('SECOND_FACTOR_UNREADABLE')
    api.expectLogged('ENCRYPTION_KEY is wrong')
  })
})

describe('a command', () => {
  const settings = { publicUrl: 'http://127.0.0.1:3000', supportPhone: '(11) 4000-2026' }
  const remove = (address: string) =>
    removeSecondFactor(api.database, { email: address, now: api.clock.now() }, settings)

  test('turns it off for somebody who lost everything, ends the sessions and tells them', async () => {
    const { admin } = await turnOn()
    await remove(email)
    expect((await admin.call(me)).reply.user).toBeNull()
    await api.as(email)
    const { rows } = await api.db.execute(sql`
      SELECT recipient, subject FROM mail_outbox ORDER BY id DESC LIMIT 1`)
    expect(rows).toEqual([{ recipient: email, subject: 'Verificação em duas etapas desativada' }])
    const log = await api.db.execute(sql`SELECT admin_id FROM audit_log ORDER BY id DESC LIMIT 1`)
    expect(log.rows).toEqual([{ admin_id: 0 }])
  })

  test('refuses where there is nothing to turn off', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    await expect(remove('ana@example.com')).rejects.toThrow('is off')
    await expect(remove('ninguem@example.com')).rejects.toThrow('has no account')
  })
})
