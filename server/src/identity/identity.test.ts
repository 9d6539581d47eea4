import { changePassword, endOtherSessions } from 'contract/account'
import { getIdentityWays, proveIdentity, sendIdentityCode } from 'contract/identity'
import { me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { proved } from '../../test/identity.ts'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { codeSentTo } from '../../test/signup.ts'
import { deleteOldProofs, openProof } from './service.ts'

const api = testApi({}, { oneApp: true })
const email = 'ana@example.com'
const password_user = 'Outra$Chave9'
let ana: Caller

beforeEach(async () => {
  await makeFreelancer(api.db, { account: { email } })
  ana = await api.as(email)
})

const change = (caller: Caller, proof: { identityProof: string }, password = password_user) =>
  caller.call(changePassword, { body: { ...proof, password_user: password } })
const prove = (caller: Caller, password: string) =>
  caller.call(proveIdentity, { body: { password } })
const proofsKept = async () =>
  (await api.db.execute(sql`SELECT token_hash FROM identity_proofs`)).rows.length

test('a session that ended meanwhile proves nothing, and that is no failure of ours', async () => {
  const session = { id: 999_999, accountId: 1, supplierId: null, tipo: 'Freelancer' as const }
  const opening = openProof(api.db, { clock: api.clock, session })
  await expect(opening).rejects.toMatchObject({ code: 'NOT_LOGGED_IN' })
})

describe('a proof', () => {
  test('is good once', async () => {
    const proof = await proved(ana)
    const answers = [await change(ana, proof), await change(ana, proof, 'Mais$Outra8')]
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
  })

  test('is good once, also for two changes at the same moment', async () => {
    const proof = await proved(ana)
    const answers = await Promise.all([change(ana, proof), change(ana, proof, 'Mais$Outra8')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
  })

  test('is good for ten minutes', async () => {
    const [early, late] = [await proved(ana), await proved(ana)]
    api.clock.advance(599)
    expect((await change(ana, early)).status).toBe(200)
    api.clock.advance(1)
    expect((await change(ana, late, 'Mais$Outra8')).status).toBe(403)
    expect(await proofsKept()).toBe(1)
    await deleteOldProofs(api.db, api.clock.now())
    expect(await proofsKept()).toBe(0)
  })

  test('belongs to the session that asked, and is no cookie', async () => {
    const other = await api.as(email)
    const before = ana.cookie
    const proof = await proved(ana)
    expect(ana.cookie).toBe(before)
    expect((await change(other, proof)).problem.code).toBe('IDENTITY_PROOF_REQUIRED')
    expect((await change(ana, proof)).status).toBe(200)
  })

  test('is stored hashed and ends with its session', async () => {
    const other = await api.as(email)
    const { identityProof } = await proved(ana)
    const { rows } = await api.db.execute(sql`SELECT * FROM identity_proofs`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(identityProof)
    await other.call(endOtherSessions)
    expect(await proofsKept()).toBe(0)
  })
})

describe('the password', () => {
  test('that is wrong or missing proves nothing', async () => {
    for (const password of ['Errada@123', '']) {
      const { status, problem } = await prove(ana, password)
      expect(status).toBe(400)
      expect(problem.errors?.password).toEqual(['A senha atual não confere.'])
    }
  })

  test('can be guessed five times in 15 minutes, in this session; the owner in another is free', async () => {
    const owner = await api.as(email)
    for (let turn = 0; turn < 5; turn++) expect((await prove(ana, 'Errada@1')).status).toBe(400)
    expect((await prove(ana, testPassword)).status).toBe(429)
    expect((await prove(owner, testPassword)).status).toBe(200)
    api.clock.advance(15 * 60)
    expect((await prove(ana, testPassword)).status).toBe(200)
  })

  test('guessed on and on ends the session', async () => {
    for (let turn = 0; turn < 20; turn++) {
      if (turn % 5 === 0) api.clock.advance(15 * 60)
      expect((await prove(ana, 'Errada@1')).status).toBe(400)
    }
    api.clock.advance(15 * 60)
    expect((await prove(ana, testPassword)).problem.code).toBe('NOT_LOGGED_IN')
    expect((await ana.call(me)).reply.user).toBeNull()
  })

  test('that is right makes earlier mistakes forgotten', async () => {
    for (let round = 0; round < 6; round++) {
      for (let turn = 0; turn < 4; turn++) expect((await prove(ana, 'Errada@1')).status).toBe(400)
      expect((await prove(ana, testPassword)).status).toBe(200)
    }
  })

  test('is what an account with one is asked for: a code by e-mail is neither sent nor taken', async () => {
    expect((await ana.call(getIdentityWays)).reply).toEqual({
      by: 'password',
      secondFactor: null,
      email,
    })
    expect((await ana.call(sendIdentityCode)).status).toBe(200)
    const { rows } = await api.db.execute(sql`SELECT subject FROM mail_outbox ORDER BY id`)
    expect(rows).toEqual([])
  })
})

describe('an account without a password', () => {
  beforeEach(() => api.db.execute(sql`UPDATE accounts SET password_hash = ''`))

  test('proves itself by a code from its mailbox, which works once', async () => {
    expect((await ana.call(getIdentityWays)).reply.by).toBe('email')
    await ana.call(sendIdentityCode)
    const codeVerify = await codeSentTo(api, email)
    const body = { codeVerify }
    expect((await ana.call(proveIdentity, { body })).status).toBe(200)
    expect((await ana.call(proveIdentity, { body })).problem.code).toBe('CODE_REFUSED')
  })

  test('proves nothing by any password, a wrong code or none', async () => {
    await ana.call(sendIdentityCode)
    const code = await codeSentTo(api, email)
    const wrong = code === '123456' ? '654321' : '123456'
    for (const body of [{ password: testPassword }, { codeVerify: wrong }, {}]) {
      expect((await ana.call(proveIdentity, { body })).problem.code).toBe('CODE_REFUSED')
    }
  })
})

test('visitors prove nothing', async () => {
  for (const endpoint of [getIdentityWays, sendIdentityCode, proveIdentity] as const) {
    expect((await api.visitor().call(endpoint)).status).toBe(401)
  }
})
