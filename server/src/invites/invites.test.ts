import { acceptInvite } from 'contract/invites'
import { startSecondFactor } from 'contract/second-factor'
import { me } from 'contract/session'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { accountIdentities } from '../tables/accounts.ts'
import { disableAdmin, inviteAdmin } from './service.ts'

const api = testApi({}, { oneApp: true })
const email = 'nova@example.com'
const password_user = 'Metrologia#81'

const invite = () => inviteAdmin(api.database, { email, nome: 'nova', now: api.clock.now() })

test('the link sets the password once, and opens the way for an administrator', async () => {
  const { token } = await invite()
  const answer = await api.visitor().call(acceptInvite, { body: { token, password_user } })
  expect(answer.reply).toEqual({ email })
  const changed = await api.db.execute(
    sql`SELECT updated_at = password_changed_at AS together FROM accounts WHERE email = ${email}`,
  )
  expect(changed.rows).toEqual([{ together: true }])
  expect(api.securityEvents().map(({ event }) => event)).toEqual(['password-changed'])
  const admin = await api.as(email, password_user)
  expect((await admin.call(me)).reply.permissions).toEqual([['marketplace_all']])
  const again = await api.visitor().call(acceptInvite, { body: { token, password_user } })
  expect(again.problem.code).toBe('INVITE_INVALID')
  const log = await api.db.execute(sql`SELECT admin_id, action FROM audit_log`)
  expect(log.rows).toEqual([{ admin_id: 0, action: 'account.create' }])
})

test('of two uses of a link at the same moment one wins', async () => {
  const { token } = await invite()
  const uses = Array.from({ length: 4 }, () =>
    api.visitor().call(acceptInvite, { body: { token, password_user } }),
  )
  const statuses = (await Promise.all(uses)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 404, 404, 404])
})

test('a link ends after a day, and a newer one replaces it', async () => {
  const first = await invite()
  const second = await invite()
  const old = await api
    .visitor()
    .call(acceptInvite, { body: { token: first.token, password_user } })
  expect(old.status).toBe(404)
  api.clock.advance(24 * 60 * 60 + 1)
  const late = await api
    .visitor()
    .call(acceptInvite, { body: { token: second.token, password_user } })
  expect(late.status).toBe(404)
})

test('a link that was cut on its way is told as one that is not ours', async () => {
  const cut = await api.visitor().call(acceptInvite, { body: { token: '', password_user } })
  expect(cut.problem.code).toBe('INVITE_INVALID')
})

test.each([
  ['Curta@1', 'A senha deve ter no mínimo 8 caracteres'],
  ['SEGREDO@2026', 'A senha deve conter pelo menos uma letra minúscula'],
  ['segredo@2026', 'A senha deve conter pelo menos uma letra maiúscula'],
  ['Segredo@abc', 'A senha deve conter pelo menos um número'],
  ['Segredo2026', 'A senha deve conter pelo menos um caractere especial'],
])('the password %s is refused, and the link stays good', async (weak, text) => {
  const { token } = await invite()
  const { status, problem } = await api
    .visitor()
    .call(acceptInvite, { body: { token, password_user: weak } })
  expect(status).toBe(400)
  expect(problem.errors?.password_user).toEqual([text])
  const good = await api.visitor().call(acceptInvite, { body: { token, password_user } })
  expect(good.status).toBe(200)
})

test('a supplier never becomes an administrator', async () => {
  await makeFreelancer(api.db, { account: { email } })
  await expect(invite()).rejects.toThrow('belongs to a supplier')
})

test('a disabled administrator is out at once, also with an open session', async () => {
  await makeAdmin(api.db, { email })
  await makeAdmin(api.db)
  const admin = await api.as(email)
  await disableAdmin(api.database, { email, now: api.clock.now() })
  expect((await admin.call(startSecondFactor)).status).toBe(401)
  await expect(api.as(email)).rejects.toThrow('401')
  await expect(disableAdmin(api.database, { email, now: api.clock.now() })).rejects.toThrow(
    'disabled already',
  )
  const { token, isNew } = await invite()
  expect(isNew).toBe(false)
  await expect(api.as(email)).rejects.toThrow('401')
  await api.visitor().call(acceptInvite, { body: { token, password_user } })
  await api.as(email, password_user)
})

test('who is invited again is let in by the link alone, no more by the password of before', async () => {
  await makeAdmin(api.db, { email })
  const { token } = await invite()
  await expect(api.as(email)).rejects.toThrow('401')
  await api.visitor().call(acceptInvite, { body: { token, password_user } })
  await api.as(email, password_user)
})

test('who is invited again is let in no more by a linked login either', async () => {
  const { id: account_id } = await makeAdmin(api.db, { email })
  await api.db
    .insert(accountIdentities)
    .values({ account_id, provider: 'google', subject: 'g-1', email, linked_at: api.clock.now() })
  await invite()
  expect(await api.db.select().from(accountIdentities)).toEqual([])
})

test('the last administrator cannot be disabled, nor can someone else', async () => {
  await makeAdmin(api.db, { email })
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const now = api.clock.now()
  await expect(disableAdmin(api.database, { email, now })).rejects.toThrow('last administrator')
  await expect(disableAdmin(api.database, { email: 'ana@example.com', now })).rejects.toThrow(
    'no administrator',
  )
})
