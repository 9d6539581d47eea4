import {
  finishSignIn,
  linkIdentity,
  listIdentities,
  startSignIn,
  unlinkIdentity,
} from 'contract/sign-in'
import { enableSecondFactor, startSecondFactor } from 'contract/second-factor'
import { login, loginSecondStep, me } from 'contract/session'
import { createOwner, verifyEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { proved } from '../../test/identity.ts'
import { makeAdmin, makeFreelancer, testPassword } from '../../seed/make.ts'
import { comeBack, goToProvider, signIn } from '../../test/sign-in.ts'
import { codeSentTo, ownerBody } from '../../test/signup.ts'
import { forgetWhatIsOld } from '../privacy/service-retention.ts'

const api = testApi({}, { oneApp: true })
const email = 'ana@example.com'
const ana = { nome: 'Ana Lima', email, verified: true }
const unverified = { ...ana, verified: false }
const makeAna = () => makeFreelancer(api.db, { account: { email, nome: 'Ana Lima' } })

const whoIs = async (caller: Caller) => (await caller.call(me)).reply.user?.email ?? null
const logIn = (caller: Caller, body = { email, password: testPassword }) =>
  caller.call(login, { body })
const subjects = async () =>
  (await api.db.execute(sql`SELECT provider, email FROM account_identities ORDER BY provider`)).rows
const mailsTo = async (recipient: string) =>
  (
    await api.db.execute<{ subject: string }>(
      sql`SELECT subject FROM mail_outbox WHERE recipient = ${recipient} ORDER BY id`,
    )
  ).rows.map(({ subject }) => subject)

describe('an account with the e-mail that the provider calls verified', () => {
  test('is opened and linked, and its owner gets a mail', async () => {
    const { account } = await makeAna()
    const caller = api.visitor()
    const { status, reply } = await signIn(caller, ana)
    expect(status).toBe(200)
    expect(reply.newcomer).toBeNull()
    expect(reply.login.user?.id).toBe(account.id)
    expect(reply.login.permissions).toEqual([['MKTFREE']])
    expect(caller.cookie).toMatch(/(^|; )session=[^;]+.*; device=/)
    expect(await whoIs(caller)).toBe(email)
    expect((await caller.call(listIdentities)).reply).toEqual([
      { provider: 'google', email, linked_at: api.clock.now().toISOString() },
    ])
    expect(await mailsTo(email)).toEqual(['Sua conta agora abre com o Google'])
  })

  test('is from then on the one of that person there, whatever its e-mail is by now', async () => {
    const { account } = await makeAna()
    await signIn(api.visitor(), ana)
    await api.db.execute(sql`UPDATE accounts SET email = 'nova@example.com'`)
    const { reply } = await signIn(api.visitor(), unverified)
    expect(reply.login.user).toMatchObject({ id: account.id, email: 'nova@example.com' })
    expect(await mailsTo('nova@example.com')).toEqual([])
  })

  test('is found however the provider writes the address', async () => {
    await makeAna()
    const caller = api.visitor()
    await signIn(caller, { ...ana, email: ' Ana@Example.com ' })
    expect(await whoIs(caller)).toBe(email)
  })

  test('can be linked with Google and LinkedIn at once', async () => {
    await makeAna()
    await signIn(api.visitor(), ana)
    await signIn(api.visitor(), ana, 'linkedin')
    expect(await subjects()).toEqual([
      { provider: 'google', email },
      { provider: 'linkedin', email },
    ])
  })

  test('ends the session of whoever was logged in there before', async () => {
    await makeAna()
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const caller = await api.as('admin@example.com')
    const before = caller.cookie
    await signIn(caller, ana)
    expect(await whoIs(caller)).toBe(email)
    const old = await api
      .visitor()
      .raw({ method: 'GET', url: '/api/v1/auth/me', headers: { cookie: before } })
    expect(old.reply.user).toBeNull()
  })

  test('is not opened while it is disabled', async () => {
    await makeAdmin(api.db, { email })
    const caller = api.visitor()
    await signIn(caller, ana)
    await api.db.execute(sql`UPDATE accounts SET disabled_at = now()`)
    for (const browser of [caller, api.visitor()]) {
      const { status, problem } = await signIn(browser, ana)
      expect([status, problem.code]).toEqual([401, 'SIGN_IN_REFUSED'])
      expect(await whoIs(browser)).toBeNull()
    }
  })

  test('of a suspended supplier is opened, as with the password', async () => {
    await makeAna()
    await api.db.execute(sql`UPDATE suppliers SET suspended_at = now()`)
    const caller = api.visitor()
    await signIn(caller, ana)
    expect(await whoIs(caller)).toBe(email)
  })

  test('linked with somebody else there needs the password, which then replaces the link', async () => {
    await makeAna()
    await signIn(api.visitor(), ana)
    await api.db.execute(sql`UPDATE account_identities SET subject = 'before'`)
    const caller = api.visitor()
    const { reply } = await signIn(caller, ana)
    expect(reply.newcomer).toEqual({ nome: 'Ana Lima', email, verified: false })
    expect(await whoIs(caller)).toBeNull()
    await logIn(caller)
    await caller.call(linkIdentity)
    const { rows } = await api.db.execute<{ subject: string }>(
      sql`SELECT subject FROM account_identities`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.subject).not.toBe('before')
    expect((await signIn(api.visitor(), ana)).reply.login.user?.email).toBe(email)
  })
})

describe('with a second factor', () => {
  async function turnOn(): Promise<() => string> {
    await makeAdmin(api.db, { email })
    const admin = await api.as(email)
    const { reply } = await admin.call(startSecondFactor, { body: await proved(admin) })
    const totp = new TOTP({ secret: Secret.fromBase32(reply.secret) })
    const code = () => totp.generate({ timestamp: api.clock.now().getTime() })
    await admin.call(enableSecondFactor, { body: { code: code() } })
    api.clock.advance(30)
    return code
  }

  test('the provider opens nothing and links nothing; its code does both', async () => {
    const code = await turnOn()
    const caller = api.visitor()
    const { status, problem } = await signIn(caller, ana)
    expect([status, problem.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED'])
    expect(await whoIs(caller)).toBeNull()
    expect(await subjects()).toEqual([])
    const { reply } = await caller.call(loginSecondStep, { body: { code: code() } })
    expect(reply.user?.email).toBe(email)
    expect((await caller.call(linkIdentity)).reply).toEqual({ linked: 'google' })
    api.clock.advance(30)
    const later = api.visitor()
    const again = await signIn(later, ana)
    expect(again.problem.code).toBe('SECOND_FACTOR_REQUIRED')
    await later.call(loginSecondStep, { body: { code: code() } })
    expect((await later.call(linkIdentity)).reply).toEqual({ linked: null })
    expect(await subjects()).toHaveLength(1)
  })
})

describe('an e-mail that the provider does not call verified', () => {
  test('opens nothing, and the answer is the same with and without an account', async () => {
    await makeAna()
    const stranger = { ...unverified, email: 'ninguem@example.com' }
    for (const person of [unverified, stranger]) {
      const caller = api.visitor()
      const { status, reply } = await signIn(caller, person)
      expect(status).toBe(200)
      expect(reply).toEqual({
        login: { tipo: null, permissions: [[]], user: null, empresa: null },
        newcomer: { nome: 'Ana Lima', email: person.email, verified: false },
      })
      expect(await whoIs(caller)).toBeNull()
    }
    expect(await subjects()).toEqual([])
  })

  test('is proven by the password: then the account is linked, and the next time opened', async () => {
    await makeAna()
    const caller = api.visitor()
    await signIn(caller, unverified, 'linkedin')
    await logIn(caller)
    expect(await subjects()).toEqual([])
    expect((await caller.call(linkIdentity)).reply).toEqual({ linked: 'linkedin' })
    expect((await signIn(api.visitor(), unverified, 'linkedin')).reply.login.user?.email).toBe(
      email,
    )
  })

  test.each([
    ['somebody else', 0, 'rui@example.com', true],
    ['a login of before', 11 * 60, email, true],
    ['another browser', 0, email, false],
  ])('is not proven by %s', async (_, seconds, who, sameBrowser) => {
    await makeAna()
    await makeFreelancer(api.db, { account: { email: 'rui@example.com' } })
    const caller = api.visitor()
    await signIn(caller, unverified)
    const other = sameBrowser ? caller : api.visitor()
    await logIn(other, { email: who, password: testPassword })
    api.clock.advance(seconds)
    expect((await other.call(linkIdentity)).reply).toEqual({ linked: null })
    expect(await subjects()).toEqual([])
  })

  test('is not proven an hour later', async () => {
    await makeAna()
    const caller = api.visitor()
    await signIn(caller, unverified)
    api.clock.advance(61 * 60)
    await logIn(caller)
    expect((await caller.call(linkIdentity)).reply).toEqual({ linked: null })
  })

  test('is proven by the code of a sign-up, which links the new account', async () => {
    const body = ownerBody({ email: 'nova@example.com' })
    const caller = api.visitor()
    await signIn(caller, { nome: 'Nova', email: body.email, verified: false })
    expect((await caller.call(createOwner, { body })).problem.code).toBe('EMAIL_NOT_VERIFIED')
    await caller.raw({
      method: 'POST',
      url: '/api/v1/Emails/get_code',
      payload: { email: body.email },
    })
    const codeVerify = await codeSentTo(api, body.email)
    await caller.call(verifyEmailCode, { body: { email: body.email, codeVerify } })
    expect((await caller.call(createOwner, { body })).status).toBe(201)
    expect(await subjects()).toEqual([{ provider: 'google', email: body.email }])
  })
})

describe('somebody without an account', () => {
  const nova = { nome: 'Nova Alves', email: 'nova@example.com', verified: true }

  test('comes with name and e-mail, signs up without a code, and is linked', async () => {
    const caller = api.visitor()
    const { reply } = await signIn(caller, nova)
    expect(reply.newcomer).toEqual(nova)
    expect(reply.login.user).toBeNull()
    const body = ownerBody({ email: nova.email })
    expect((await caller.call(createOwner, { body })).status).toBe(201)
    expect(await subjects()).toEqual([{ provider: 'google', email: nova.email }])
    expect((await signIn(api.visitor(), nova)).reply.login.user?.email).toBe(nova.email)
  })

  test('has a confirmed e-mail in this browser only, and for one hour', async () => {
    const caller = api.visitor()
    await signIn(caller, nova)
    const body = ownerBody({ email: nova.email })
    const elsewhere = await api.visitor().call(createOwner, { body })
    expect(elsewhere.problem.code).toBe('EMAIL_NOT_VERIFIED')
    api.clock.advance(61 * 60)
    expect((await caller.call(createOwner, { body })).problem.code).toBe('EMAIL_NOT_VERIFIED')
  })

  test('who signs up with another e-mail is not linked', async () => {
    const caller = api.visitor()
    await signIn(caller, nova)
    await signIn(caller, { ...nova, email: 'outra@example.com' })
    const body = ownerBody({ email: nova.email })
    expect((await caller.call(createOwner, { body })).status).toBe(201)
    expect(await subjects()).toEqual([])
  })

  test('can ask for a code at once all the same', async () => {
    const caller = api.visitor()
    await signIn(caller, nova)
    const { status } = await caller.raw({
      method: 'POST',
      url: '/api/v1/Emails/get_code',
      payload: { email: nova.email },
    })
    expect(status).toBe(200)
  })
})

describe('the way back from the provider', () => {
  const finish = (caller: Caller, answer: string, provider: 'google' | 'linkedin' = 'google') =>
    caller.call(finishSignIn, { params: { provider }, body: { answer } })
  const refused = async (caller: Caller, answer: string, provider?: 'google' | 'linkedin') => {
    const { status, problem } = await finish(caller, answer, provider)
    expect([status, problem.code]).toEqual([400, 'SIGN_IN_EXPIRED'])
    expect(await whoIs(caller)).toBeNull()
  }

  test('opens once', async () => {
    await makeAna()
    const caller = api.visitor()
    const answer = await comeBack(caller, await goToProvider(caller, 'google'), ana)
    expect((await finish(caller, answer)).status).toBe(200)
    const thief = api.visitor()
    thief.cookie = caller.cookie.replace(/session=[^;]+; /, '')
    await refused(thief, answer)
  })

  test('opens nothing in another browser, for another provider or with another state, and is not used up', async () => {
    await makeAna()
    const caller = api.visitor()
    const answer = await comeBack(caller, await goToProvider(caller, 'google'), ana)
    const victim = api.visitor()
    await refused(victim, answer)
    await victim.call(startSignIn, { params: { provider: 'google' } })
    await refused(victim, answer)
    await refused(caller, answer, 'linkedin')
    await refused(caller, answer.replace(/state=[^&]+/, 'state=made-up'))
    await refused(caller, '')
    expect((await finish(caller, answer)).status).toBe(200)
  })

  test('opens nothing after ten minutes', async () => {
    await makeAna()
    const caller = api.visitor()
    const answer = await comeBack(caller, await goToProvider(caller, 'google'), ana)
    api.clock.advance(10 * 60)
    await refused(caller, answer)
  })

  test('opens nothing with a code of another sign-in', async () => {
    await makeAna()
    const [caller, thief] = [api.visitor(), api.visitor()]
    const stolen = await comeBack(caller, await goToProvider(caller, 'google'), ana)
    const own = await comeBack(thief, await goToProvider(thief, 'google'), {
      ...ana,
      email: 'thief@example.com',
    })
    const code = new URLSearchParams(stolen).get('code') ?? ''
    await refused(thief, own.replace(/code=[^&]+/, `code=${code}`))
  })

  test('says that the person cancelled', async () => {
    const { status, problem } = await signIn(api.visitor(), null)
    expect([status, problem.code]).toEqual([400, 'SIGN_IN_CANCELLED'])
  })

  test('works for two tabs at once', async () => {
    await makeAna()
    const caller = api.visitor()
    const first = await comeBack(caller, await goToProvider(caller, 'google'), ana)
    const second = await comeBack(caller, await goToProvider(caller, 'linkedin'), ana)
    expect((await finish(caller, first)).status).toBe(200)
    expect((await finish(caller, second, 'linkedin')).status).toBe(200)
  })

  test('is forgotten by the hourly job', async () => {
    const caller = api.visitor()
    await goToProvider(caller, 'google')
    await signIn(caller, ana)
    const left = async () =>
      (
        await api.db.execute(sql`
          SELECT (SELECT count(*)::integer FROM sign_ins) AS begun,
            (SELECT count(*)::integer FROM waiting_identities) AS waiting`)
      ).rows[0]
    await forgetWhatIsOld(api.parts)
    expect(await left()).toEqual({ begun: 1, waiting: 1 })
    api.clock.advance(60 * 60)
    await forgetWhatIsOld(api.parts)
    expect(await left()).toEqual({ begun: 0, waiting: 0 })
  })
})

test('a sign-in begins in our own pages only, and twenty times in five minutes', async () => {
  const foreign = await api.visitor().raw({
    method: 'POST',
    url: '/api/v1/auth/providers/google/start',
    headers: { origin: 'https://evil.example' },
  })
  expect(foreign.problem.code).toBe('CROSS_SITE')
  const start = () => api.visitor().call(startSignIn, { params: { provider: 'google' } })
  for (let i = 0; i < 20; i++) expect((await start()).status).toBe(200)
  const { status, headers } = await start()
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

test('a provider is unlinked by its owner; the password stays a way in', async () => {
  await makeAna()
  const caller = api.visitor()
  await signIn(caller, ana)
  await signIn(caller, ana, 'linkedin')
  const { reply } = await caller.call(unlinkIdentity, { params: { provider: 'google' } })
  expect(reply).toMatchObject([{ provider: 'linkedin' }])
  expect(await subjects()).toEqual([{ provider: 'linkedin', email }])
  expect((await logIn(api.visitor())).status).toBe(200)
})
