import {
  changePassword,
  endOneSession,
  endOtherSessions,
  getPresence,
  listSessions,
  setPresence,
} from 'contract/account'
import { sendIdentityCode } from 'contract/identity'
import { login, me } from 'contract/session'
import { searchSuppliers } from 'contract/search'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { proved } from '../../test/identity.ts'
import { makeFreelancer, testPassword } from '../../seed/make.ts'
import { codeSentTo } from '../../test/signup.ts'
import { hashPassword } from '../security/password.ts'

const api = testApi({}, { oneApp: true })
const newPassword = 'Outra$Chave9'
const typed = { password_user: newPassword, confirmacao: newPassword }

const makeAna = (fields: { password_hash?: string } = {}) =>
  makeFreelancer(api.db, { account: { email: 'ana@example.com', ...fields } })

describe('changing the password', () => {
  test('the new one works, the old one does not, and every other session ends', async () => {
    await makeAna()
    const [phone, laptop] = [await api.as('ana@example.com'), await api.as('ana@example.com')]
    const { status } = await laptop.call(changePassword, {
      body: { ...(await proved(laptop)), password_user: newPassword, confirmacao: newPassword },
    })
    expect(status).toBe(200)
    expect((await laptop.call(me)).reply.user?.email).toBe('ana@example.com')
    expect((await phone.call(me)).reply.user).toBeNull()
    const old = await api
      .visitor()
      .call(login, { body: { email: 'ana@example.com', password: testPassword } })
    expect(old.status).toBe(401)
    await api.as('ana@example.com', newPassword)
    const { rows } = await api.db.execute(sql`SELECT subject FROM mail_outbox ORDER BY id`)
    expect(rows).toEqual([{ subject: 'Sua senha foi alterada' }])
  })

  test.each([
    [
      'a weak new one',
      { password_user: 'curta', confirmacao: 'curta' },
      'password_user',
      'A senha deve ter no mínimo 8 caracteres',
    ],
    [
      'a confirmation that differs',
      { confirmacao: 'Diferente$1' },
      'confirmacao',
      'As senhas não coincidem',
    ],
    [
      'one that holds the e-mail',
      { password_user: 'Ana@example.com1', confirmacao: 'Ana@example.com1' },
      'password_user',
      'A senha não pode conter o seu e-mail.',
    ],
  ])('%s is refused and changes nothing', async (_what, change, field, text) => {
    await makeAna()
    const caller = await api.as('ana@example.com')
    const body = {
      ...(await proved(caller)),
      ...typed,
      ...change,
    }
    const { status, problem } = await caller.call(changePassword, { body })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
    await api.as('ana@example.com')
  })

  test('without a proof nothing changes, and nobody hears whether a guess is the current one', async () => {
    const current = 'Segura#4821'
    await makeAna({ password_hash: await hashPassword(current) })
    const caller = await api.as('ana@example.com', current)
    for (const password_user of [newPassword, current]) {
      const body = { password_user, identityProof: 'inventada' }
      const { problem } = await caller.call(changePassword, { body })
      expect(problem.code).toBe('IDENTITY_PROOF_REQUIRED')
    }
    await api.as('ana@example.com', current)
  })

  test('the one that it is already is refused, and the proof is good for another', async () => {
    const current = 'Segura#4821'
    await makeAna({ password_hash: await hashPassword(current) })
    const caller = await api.as('ana@example.com', current)
    const proof = await proved(caller, { password: current })
    const same = await caller.call(changePassword, { body: { ...proof, password_user: current } })
    expect(same.problem).toMatchObject({
      code: 'PASSWORD_UNCHANGED',
      errors: { password_user: ['A nova senha precisa ser diferente da atual.'] },
    })
    const other = { ...proof, password_user: newPassword }
    expect((await caller.call(changePassword, { body: other })).status).toBe(200)
  })

  test('an account without a password gets its first one with a code from its mailbox', async () => {
    await makeAna()
    const caller = await api.as('ana@example.com')
    await api.db.execute(sql`UPDATE accounts SET password_hash = ''`)
    await caller.call(sendIdentityCode)
    const proof = await proved(caller, { codeVerify: await codeSentTo(api, 'ana@example.com') })
    const body = { ...proof, password_user: newPassword }
    expect((await caller.call(changePassword, { body })).status).toBe(200)
    await api.as('ana@example.com', newPassword)
  })
})

describe('open sessions', () => {
  test('are listed with the one that asks, and can be ended one by one', async () => {
    await makeAna()
    const [phone, laptop] = [await api.as('ana@example.com'), await api.as('ana@example.com')]
    const list = (await laptop.call(listSessions)).reply
    expect(list.map(({ current }) => current).sort()).toEqual([false, true])
    expect(JSON.stringify(list)).not.toContain('token')
    const other = list.find(({ current }) => !current)?.id ?? 0
    const left = await laptop.call(endOneSession, { params: { id: other } })
    expect(left.reply).toHaveLength(1)
    expect((await phone.call(me)).reply.user).toBeNull()
  })

  test('are those that still open something: not one that nobody used for a day', async () => {
    await makeAna()
    await api.as('ana@example.com')
    api.clock.advance(23 * 60 * 60)
    await api.as('ana@example.com')
    api.clock.advance(60 * 60 + 1)
    const list = (await (await api.as('ana@example.com')).call(listSessions)).reply
    expect(list.map(({ current }) => current)).toEqual([true, false])
  })

  test('all but this one end at once', async () => {
    await makeAna()
    const others = [await api.as('ana@example.com'), await api.as('ana@example.com')]
    const caller = await api.as('ana@example.com')
    expect((await caller.call(endOtherSessions)).reply).toHaveLength(1)
    for (const other of others) expect((await other.call(me)).reply.user).toBeNull()
    expect((await caller.call(me)).reply.user?.email).toBe('ana@example.com')
  })

  test("another person's session answers 404 and stays", async () => {
    await makeAna()
    await makeFreelancer(api.db, { account: { email: 'bia@example.com' } })
    const [ana, bia] = [await api.as('ana@example.com'), await api.as('bia@example.com')]
    const id = (await bia.call(listSessions)).reply[0]?.id ?? 0
    expect((await ana.call(endOneSession, { params: { id } })).status).toBe(404)
    expect((await bia.call(me)).reply.user?.email).toBe('bia@example.com')
  })
})

test('a supplier leaves the directory and comes back, and keeps the account', async () => {
  const { supplier } = await makeAna()
  const ana = await api.as('ana@example.com')
  const found = async () =>
    (await api.visitor().call(searchSuppliers, { query: { limit: 5 } })).reply.total
  const shown = { marketplace: true, slug: supplier.slug, status: true, suspended: null }
  expect((await ana.call(getPresence)).reply).toEqual(shown)
  expect(await found()).toBe(1)
  const left = await ana.call(setPresence, { body: { marketplace: false } })
  expect(left.reply).toEqual({ ...shown, marketplace: false })
  expect(await found()).toBe(0)
  expect((await ana.call(me)).reply.user?.email).toBe('ana@example.com')
  expect((await ana.call(setPresence, { body: { marketplace: true } })).status).toBe(200)
  expect(await found()).toBe(1)
})

test('a suspended supplier learns since when and why the page is not shown', async () => {
  const since = new Date('2026-11-10T15:00:00Z')
  await makeFreelancer(api.db, {
    account: { email: 'ana@example.com' },
    suspended_at: since,
    suspended_reason: 'Licença vencida',
  })
  const { reply } = await (await api.as('ana@example.com')).call(getPresence)
  expect(reply.suspended).toEqual({ since: since.toISOString(), reason: 'Licença vencida' })
})
