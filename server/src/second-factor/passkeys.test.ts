import {
  addPasskey,
  removePasskey,
  startPasskey,
  startPasskeyProof,
  startPasskeyStep,
} from 'contract/passkeys'
import { getIdentityWays, proveIdentity } from 'contract/identity'
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from 'contract/second-factor'
import { getSecondStep, login, loginSecondStep, me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { type Authenticator, makeAuthenticator } from '../../test/authenticator.ts'
import { proved } from '../../test/identity.ts'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { passkeySite } from '../security/webauthn.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const email = 'ana@example.com'
let ana: Caller

type Options = { challenge: string; rpId?: string; rp?: { id: string } }

beforeEach(async () => {
  await makeFreelancer(api.db, { account: { email, nome: 'Ana Lima' } })
  ana = await api.as(email)
})

async function offered(caller: Caller, given: Parameters<typeof proved>[1] = {}): Promise<Options> {
  const body = await proved(caller, given)
  const { status, reply } = await caller.call(startPasskey, { body })
  expect(status).toBe(200)
  return reply as Options
}

const keep = (caller: Caller, passkey: ReturnType<Authenticator['create']>, name = 'Celular') =>
  caller.call(addPasskey, { body: { name, passkey } })

/** Ana's first passkey, and the recovery codes that came with it. */
async function firstPasskey() {
  const device = makeAuthenticator()
  const { status, reply } = await keep(ana, device.create(await offered(ana)))
  expect(status).toBe(200)
  return { device, codes: reply.recoveryCodes }
}

/** Another proof, by the passkey. */
async function provedBy(device: Authenticator, caller = ana) {
  const { reply } = await caller.call(startPasskeyProof)
  return { passkey: device.use(reply as Options) }
}

async function logIn(caller = api.visitor()) {
  const answer = await caller.call(login, { body: { email, password: testPassword } })
  expect(answer.problem.code).toBe('SECOND_FACTOR_REQUIRED')
  return caller
}

const askStep = async (caller: Caller) =>
  (await caller.call(startPasskeyStep)).reply as unknown as Options
const finish = (caller: Caller, passkey: ReturnType<Authenticator['use']>) =>
  caller.call(loginSecondStep, { body: { passkey } })

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: api.clock.now().getTime(),
  })

describe('a passkey', () => {
  test('is a second factor by itself: kept with its name, with recovery codes, told by mail', async () => {
    const other = await api.as(email)
    const { codes } = await firstPasskey()
    expect(codes).toHaveLength(10)
    expect((await ana.call(getSecondFactor)).reply).toEqual({
      enabled: true,
      app: false,
      passkeys: [
        {
          id: expect.any(Number) as number,
          name: 'Celular',
          created_at: api.clock.now().toISOString(),
          last_used_at: null,
        },
      ],
      passkeyOrigin: 'http://localhost:3000',
      recoveryCodesLeft: 10,
    })
    expect((await other.call(me)).reply.user).toBeNull()
    const { rows } = await api.db.execute(sql`SELECT subject FROM mail_outbox ORDER BY id`)
    expect(rows).toEqual([{ subject: 'Verificação em duas etapas ativada' }])
  })

  test('logs its owner in after the password, and says when', async () => {
    const { device } = await firstPasskey()
    api.clock.advance(60)
    const browser = await logIn()
    expect((await browser.call(getSecondStep)).reply).toEqual({ app: false, passkeys: true })
    expect((await browser.call(me)).reply.user).toBeNull()
    const { status, reply } = await finish(browser, device.use(await askStep(browser)))
    expect(status).toBe(200)
    expect(reply.user?.email).toBe(email)
    expect((await browser.call(me)).reply.user?.email).toBe(email)
    const state = (await browser.call(getSecondFactor)).reply
    expect(state.passkeys[0]?.last_used_at).toBe(api.clock.now().toISOString())
  })

  test('of somebody else does not', async () => {
    await firstPasskey()
    const browser = await logIn()
    const stranger = makeAuthenticator()
    const answer = await finish(browser, stranger.use(await askStep(browser)))
    expect(answer.problem.code).toBe('PASSKEY_UNKNOWN')
    expect((await browser.call(me)).reply.user).toBeNull()
  })

  test('with a signature of another key under its name does not', async () => {
    const { device } = await firstPasskey()
    const browser = await logIn()
    const forged = makeAuthenticator().use(await askStep(browser))
    const answer = await finish(browser, { ...forged, id: device.id, rawId: device.id })
    expect(answer.problem.code).toBe('PASSKEY_REFUSED')
  })

  test.each([
    ['from another origin', { origin: 'https://saude.example.net' }],
    ['for another site', { rpId: 'example.net' }],
    ['to another challenge', { challenge: 'bm90LXRoaXMtb25l' }],
    ['that makes a key instead of using one', { type: 'webauthn.create' }],
  ])('an answer %s does not', async (_what, lie) => {
    const { device } = await firstPasskey()
    const browser = await logIn()
    const answer = await finish(browser, device.use(await askStep(browser), lie))
    expect(answer.status).toBe(401)
    expect(answer.problem.code).toBe('PASSKEY_REFUSED')
  })

  test('answers a challenge once, in the step it was made for, within five minutes', async () => {
    const { device } = await firstPasskey()
    const [one, two] = [await logIn(), await logIn()]
    const options = await askStep(one)
    expect((await finish(two, device.use(options))).problem.code).toBe('PASSKEY_EXPIRED')
    const used = device.use(options)
    expect((await finish(one, used)).status).toBe(200)
    const again = await logIn()
    expect((await finish(again, used)).problem.code).toBe('PASSKEY_EXPIRED')
    await askStep(again)
    expect((await finish(again, used)).problem.code).toBe('PASSKEY_REFUSED')
    const late = await askStep(again)
    api.clock.advance(301)
    expect((await finish(again, device.use(late))).problem.code).toBe('SECOND_FACTOR_EXPIRED')
  })

  test('whose counter goes back was copied; one that never counts is fine', async () => {
    const { device } = await firstPasskey()
    const browser = await logIn()
    const ahead = device.use(await askStep(browser), { counter: 9 })
    expect((await finish(browser, ahead)).status).toBe(200)
    const copy = await logIn()
    const behind = device.use(await askStep(copy), { counter: 9 })
    expect((await finish(copy, behind)).problem.code).toBe('PASSKEY_REFUSED')
    await api.db.execute(sql`UPDATE passkeys SET counter = 0`)
    const synced = await logIn()
    const answer = await finish(synced, device.use(await askStep(synced), { counter: 0 }))
    expect(answer.status).toBe(200)
  })

  test('tried wrongly five times ends the step', async () => {
    const { device } = await firstPasskey()
    const browser = await logIn()
    for (let turn = 0; turn < 5; turn++) {
      const wrong = device.use(await askStep(browser), { origin: 'https://saude.example.net' })
      expect((await finish(browser, wrong)).problem.code).toBe('PASSKEY_REFUSED')
    }
    const right = device.use(await askStep(browser))
    expect((await finish(browser, right)).problem.code).toBe('SECOND_FACTOR_EXPIRED')
  })

  test('and a recovery code are two ways in; a code of an app that was never set up is none', async () => {
    const { codes } = await firstPasskey()
    const browser = await logIn()
    const wrong = await browser.call(loginSecondStep, { body: { code: '123456' } })
    expect(wrong.problem.code).toBe('SECOND_FACTOR_WRONG')
    const right = await browser.call(loginSecondStep, { body: { code: codes[0] ?? '' } })
    expect(right.status).toBe(200)
  })
})

test('an app that was only offered opens nothing, and no recovery code turns it on', async () => {
  const { device, codes } = await firstPasskey()
  const body = await proved(ana, await provedBy(device))
  const code = codeOf((await ana.call(startSecondFactor, { body })).reply.secret)
  const browser = await logIn()
  const entered = await browser.call(loginSecondStep, { body: { code } })
  expect(entered.problem.code).toBe('SECOND_FACTOR_WRONG')
  const recovery = await ana.call(enableSecondFactor, { body: { code: codes[0] ?? '' } })
  expect(recovery.problem.code).toBe('SECOND_FACTOR_WRONG')
  const state = { app: false, recoveryCodesLeft: codes.length }
  expect((await ana.call(getSecondFactor)).reply).toMatchObject(state)
  expect((await ana.call(enableSecondFactor, { body: { code } })).status).toBe(200)
})

describe('making one', () => {
  test('needs a proof, and the challenge that came of it', async () => {
    const device = makeAuthenticator()
    const none = await ana.call(startPasskey, { body: { identityProof: 'inventada' } })
    expect(none.problem.code).toBe('IDENTITY_PROOF_REQUIRED')
    const invented = device.create({ challenge: 'aW52ZW50ZWQ', rp: { id: 'localhost' } })
    expect((await keep(ana, invented)).problem.code).toBe('PASSKEY_EXPIRED')
    expect((await ana.call(getSecondFactor)).reply.enabled).toBe(false)
  })

  test('a challenge for using one makes none: it was given without a proof', async () => {
    const { device } = await firstPasskey()
    const { reply } = await ana.call(startPasskeyProof)
    const second = makeAuthenticator()
    expect((await keep(ana, second.create(reply as Options))).problem.code).toBe('PASSKEY_EXPIRED')
    const making = await offered(ana, await provedBy(device))
    const body = { password: testPassword, passkey: device.use({ ...making, rpId: 'localhost' }) }
    expect((await ana.call(proveIdentity, { body })).problem.code).toBe('PASSKEY_EXPIRED')
  })

  test.each([
    ['another origin', { origin: 'https://saude.example.net' }],
    ['another site', { rpId: 'example.net' }],
    ['another challenge', { challenge: 'bm90LXRoaXMtb25l' }],
  ])('for %s is refused', async (_what, lie) => {
    const made = makeAuthenticator().create(await offered(ana), lie)
    expect((await keep(ana, made)).problem.code).toBe('PASSKEY_REFUSED')
    expect((await ana.call(getSecondFactor)).reply.passkeys).toEqual([])
  })

  test('in another session than the one that asked is refused', async () => {
    const other = await api.as(email)
    const made = makeAuthenticator().create(await offered(ana))
    expect((await keep(other, made)).problem.code).toBe('PASSKEY_EXPIRED')
  })

  test('of one that somebody has already is refused', async () => {
    const { device } = await firstPasskey()
    await makeFreelancer(api.db, { account: { email: 'bia@example.com' } })
    const bia = await api.as('bia@example.com')
    const stolen = device.create(await offered(bia))
    expect((await keep(bia, stolen)).problem.code).toBe('PASSKEY_REFUSED')
    expect((await bia.call(getSecondFactor)).reply.enabled).toBe(false)
  })

  test('stops at ten; the browser is told which exist already', async () => {
    const { device } = await firstPasskey()
    for (let n = 2; n <= 10; n++) {
      const options = await offered(ana, await provedBy(device))
      const { reply } = await keep(ana, makeAuthenticator().create(options), `Chave ${n}`)
      expect(reply.recoveryCodes).toEqual([])
    }
    const { reply: state } = await ana.call(getSecondFactor)
    expect(state.passkeys.map(({ name }) => name).slice(0, 3)).toEqual([
      'Celular',
      'Chave 2',
      'Chave 3',
    ])
    const body = await proved(ana, await provedBy(device))
    expect((await ana.call(startPasskey, { body })).problem.code).toBe('PASSKEYS_FULL')
  })

  test('a name is asked for', async () => {
    const passkey = makeAuthenticator().create(await offered(ana))
    const { problem } = await ana.call(addPasskey, { body: { name: '  ', passkey } })
    expect(problem.errors?.name).toEqual(['Campo obrigatório.'])
  })
})

describe('proving who is logged in', () => {
  test('takes the passkey where the app’s code was; password and passkey are both needed', async () => {
    const { device } = await firstPasskey()
    expect((await ana.call(getIdentityWays)).reply.secondFactor).toEqual({
      app: false,
      passkeys: true,
    })
    const bare = await ana.call(proveIdentity, { body: { password: testPassword } })
    expect(bare.problem.code).toBe('SECOND_FACTOR_WRONG')
    const noPassword = { password: 'Errada@1', ...(await provedBy(device)) }
    expect((await ana.call(proveIdentity, { body: noPassword })).problem.code).toBe(
      'PASSWORD_WRONG',
    )
    const proof = await proved(ana, await provedBy(device))
    const renewed = await ana.call(renewRecoveryCodes, { body: proof })
    expect(renewed.reply.recoveryCodes).toHaveLength(10)
  })

  test('by a passkey answers a challenge of this session once', async () => {
    const { device } = await firstPasskey()
    const given = await provedBy(device)
    await proved(ana, given)
    const again = await ana.call(proveIdentity, { body: { password: testPassword, ...given } })
    expect(again.problem.code).toBe('PASSKEY_EXPIRED')
  })

  test('there is no challenge for who has no passkey', async () => {
    expect((await ana.call(startPasskeyProof)).problem.code).toBe('PASSKEY_UNKNOWN')
  })
})

describe('removing', () => {
  const remove = async (id: number, given: Parameters<typeof proved>[1]) =>
    ana.call(removePasskey, { params: { id }, body: await proved(ana, given) })

  test('the last one turns the second factor off, and its recovery codes go', async () => {
    const { device } = await firstPasskey()
    const id = (await ana.call(getSecondFactor)).reply.passkeys[0]?.id ?? 0
    const bare = { params: { id }, body: { identityProof: 'inventada' } }
    expect((await ana.call(removePasskey, bare)).problem.code).toBe('IDENTITY_PROOF_REQUIRED')
    const { reply } = await remove(id, await provedBy(device))
    expect(reply).toMatchObject({ enabled: false, passkeys: [], recoveryCodesLeft: 0 })
    await api.as(email)
    const { rows } = await api.db.execute(sql`SELECT count(*)::integer AS kept FROM recovery_codes`)
    expect(rows).toEqual([{ kept: 0 }])
  })

  test('the app leaves the passkeys, and a passkey leaves the app; each is told', async () => {
    const { device, codes } = await firstPasskey()
    const { reply: offer } = await ana.call(startSecondFactor, {
      body: await proved(ana, await provedBy(device)),
    })
    const on = await ana.call(enableSecondFactor, { body: { code: codeOf(offer.secret) } })
    expect(on.reply.recoveryCodes).toEqual([])
    expect((await ana.call(getSecondFactor)).reply.recoveryCodesLeft).toBe(codes.length)
    const off = await ana.call(disableSecondFactor, {
      body: await proved(ana, await provedBy(device)),
    })
    expect(off.reply).toMatchObject({ enabled: true, app: false, recoveryCodesLeft: 10 })
    const browser = await logIn()
    expect((await browser.call(getSecondStep)).reply).toEqual({ app: false, passkeys: true })
    const options = await offered(ana, await provedBy(device))
    await keep(ana, makeAuthenticator().create(options), 'Reserva')
    const id = (await ana.call(getSecondFactor)).reply.passkeys[1]?.id ?? 0
    const { reply } = await remove(id, await provedBy(device))
    expect(reply.passkeys.map(({ name }) => name)).toEqual(['Celular'])
    const { rows } = await api.db.execute<{ subject: string }>(
      sql`SELECT subject FROM mail_outbox ORDER BY id`,
    )
    expect(rows.map(({ subject }) => subject)).toEqual([
      'Verificação em duas etapas ativada',
      'Aplicativo autenticador configurado',
      'Aplicativo autenticador removido',
      'Chave de acesso adicionada',
      'Chave de acesso removida',
    ])
  })

  test('another person’s answers 404 and leaves it', async () => {
    await firstPasskey()
    const id = (await ana.call(getSecondFactor)).reply.passkeys[0]?.id ?? 0
    await makeFreelancer(api.db, { account: { email: 'bia@example.com' } })
    const bia = await api.as('bia@example.com')
    const foreign = await bia.call(removePasskey, { params: { id }, body: await proved(bia) })
    expect(foreign.status).toBe(404)
    expect((await ana.call(getSecondFactor)).reply.passkeys).toHaveLength(1)
  })
})

test('without a step there is nothing to answer', async () => {
  for (const endpoint of [getSecondStep, startPasskeyStep] as const) {
    expect((await api.visitor().call(endpoint)).problem.code).toBe('SECOND_FACTOR_EXPIRED')
  }
})

test.each([
  ['https://saude.example.com', 'saude.example.com', 'https://saude.example.com'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
])('passkeys of %s belong to %s', (publicUrl, id, origin) => {
  expect(passkeySite(publicUrl)).toEqual({ id, origin })
})
