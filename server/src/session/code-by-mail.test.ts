import { recoverPassword, sendRecoveryCode } from 'contract/recovery'
import { keptSince } from 'contract/rules/retention'
import { login, loginSecondStep, me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { codeSentTo } from '../../test/signup.ts'

const api = testApi()
const email = 'ana@example.com'
const right = { body: { email, password: testPassword } }
const wrong = { body: { email, password: 'errada' } }

/** So many wrong passwords that the right one needs a code by e-mail too. */
async function guessedAt() {
  await makeFreelancer(api.db, { account: { email } })
  for (let network = 0; network < 31; network++) {
    await api.visitor(`203.0.113.${network}`).call(login, wrong)
  }
}

async function codesSent(): Promise<string[]> {
  const { rows } = await api.db.execute<{ subject: string }>(
    sql`SELECT subject FROM mail_outbox WHERE recipient = ${email} ORDER BY id`,
  )
  return rows.map(({ subject }) => subject)
}

test('who types the right password twice within a minute gets one code, which is good', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  for (let turn = 0; turn < 2; turn++) {
    expect((await ana.call(login, right)).problem.code).toBe('LOGIN_CODE_REQUIRED')
  }
  const code = await codeSentTo(api, email)
  expect(await codesSent()).toEqual([`${code} é o seu código para entrar`])
  expect((await ana.call(loginSecondStep, { body: { code } })).status).toBe(200)
  expect((await ana.call(me)).reply.user?.email).toBe(email)
})

test('the security log says whose code was asked for', async () => {
  await guessedAt()
  await api.visitor('198.51.100.4').call(login, right)
  const [account] = (await api.db.execute<{ id: number }>(sql`SELECT id FROM accounts`)).rows
  expect(api.securityEvents().at(-1)).toMatchObject({
    event: 'login-code-asked',
    account: account?.id,
  })
})

test('after five codes in an hour the next one has to wait, and none is promised', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  for (let turn = 0; turn < 5; turn++) {
    expect((await ana.call(login, right)).problem.code).toBe('LOGIN_CODE_REQUIRED')
    api.clock.advance(61)
  }
  const { status, problem, headers } = await ana.call(login, right)
  expect([status, problem.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(headers['retry-after'])).toBe(60 * 60 - 5 * 61)
  expect(await codesSent()).toHaveLength(5)
})

test('with the code the guesses are forgotten: another browser of the owner needs none', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  await ana.call(login, right)
  await ana.call(loginSecondStep, { body: { code: await codeSentTo(api, email) } })
  expect((await api.visitor('198.51.100.5').call(login, right)).status).toBe(200)
})

test('the code is good in the browser in which the password was right, and once', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  await ana.call(login, right)
  const body = { code: await codeSentTo(api, email) }
  const elsewhere = await api.visitor('198.51.100.4').call(loginSecondStep, { body })
  expect([elsewhere.status, elsewhere.problem.code]).toEqual([401, 'SECOND_FACTOR_EXPIRED'])
  expect(ana.cookie).toContain('second-step=')
  expect((await ana.call(loginSecondStep, { body })).status).toBe(200)
  expect(ana.cookie).not.toContain('second-step=')
  expect((await ana.call(loginSecondStep, { body })).problem.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('the code is good for the ten minutes that its mail promises, and no longer', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  const rui = api.visitor('198.51.100.5')
  await ana.call(login, right)
  const code = await codeSentTo(api, email)
  await rui.call(login, right)
  const late = await codeSentTo(api, email)
  const { rows } = await api.db.execute<{ end: string }>(
    sql`SELECT max(expires_at) AS end FROM second_steps`,
  )
  const end = new Date(rows[0]?.end ?? 0)
  // No longer than the privacy policy says.
  expect(keptSince('secondSteps', end)).toEqual(api.clock.now())
  api.clock.advance(10 * 60 - 1)
  expect((await ana.call(loginSecondStep, { body: { code } })).status).toBe(200)
  api.clock.advance(2)
  const over = await rui.call(loginSecondStep, { body: { code: late } })
  expect(over.problem.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('who typed the right password before it was changed begins anew', async () => {
  await guessedAt()
  const stranger = api.visitor('198.51.100.4')
  await stranger.call(login, right)
  const code = await codeSentTo(api, email)
  const owner = api.visitor('198.51.100.5')
  await owner.call(sendRecoveryCode, { body: { email } })
  const codeVerify = await codeSentTo(api, email)
  const body = { email, codeVerify, password_user: 'Metrologia#81' }
  expect((await owner.call(recoverPassword, { body })).status).toBe(200)
  const late = await stranger.call(loginSecondStep, { body: { code } })
  expect(late.problem.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('an account that was disabled meanwhile is not opened by its code', async () => {
  await guessedAt()
  const ana = api.visitor('198.51.100.4')
  await ana.call(login, right)
  const body = { code: await codeSentTo(api, email) }
  await api.db.execute(sql`UPDATE accounts SET disabled_at = now()`)
  expect((await ana.call(loginSecondStep, { body })).problem.code).toBe('LOGIN_FAILED')
  const { rows } = await api.db.execute(sql`SELECT id FROM sessions`)
  expect(rows).toEqual([])
})
