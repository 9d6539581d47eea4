import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { changePassword } from 'contract/account'
import { exportReferrals } from 'contract/referrals'
import { login } from 'contract/session'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeTestFolder } from '../../test/folder.ts'
import { proved } from '../../test/identity.ts'
import { makeAdmin, makeFreelancer, testPassword } from '../../seed/make.ts'
import { makeSecurityLog } from './security-log.ts'

const api = testApi()
const email = 'ana@example.com'
const events = () => api.securityEvents().map(({ event, account }) => [event, account])

describe('the security log', () => {
  test('says who came in and who did not, by number and network only', async () => {
    const { account } = await makeFreelancer(api.db, { account: { email } })
    const guest = api.visitor('203.0.113.77')
    await guest.call(login, { body: { email, password: 'Errada@123' } })
    await guest.call(login, { body: { email: 'ninguem@example.com', password: 'x' } })
    await guest.call(login, { body: { email, password: testPassword } })
    expect(events()).toEqual([
      ['login-failed', account.id],
      ['login-failed', null],
      ['login', account.id],
    ])
    expect(api.securityEvents()[0]).toEqual({
      level: 30,
      log: 'security',
      event: 'login-failed',
      account: account.id,
      network: '203.0.113.0/24',
      request: expect.stringMatching(/^[0-9a-f-]{36}$/),
      time: expect.stringMatching(/^\d{4}-/),
    })
    expect(JSON.stringify(api.securityEvents())).not.toMatch(/example\.com|203\.0\.113\.77|Errada/)
  })

  test('says when a limit stopped somebody', async () => {
    const { account } = await makeFreelancer(api.db, { account: { email } })
    for (let guess = 0; guess < 6; guess++) {
      await api.visitor().call(login, { body: { email, password: `Errada@${guess}` } })
    }
    expect(events()).toEqual([
      ...Array.from({ length: 5 }, () => ['login-failed', account.id]),
      ['limit-reached', null],
    ])
  })

  test('says who asked for what is not theirs, and what another site tried', async () => {
    const { account } = await makeFreelancer(api.db, { account: { email } })
    const caller = await api.as(email)
    expect((await caller.call(exportReferrals)).status).toBe(403)
    await caller.raw({
      method: 'POST',
      url: '/api/v1/auth/logout',
      headers: { origin: 'https://evil.example' },
    })
    expect(events().slice(1)).toEqual([
      ['refused', account.id],
      ['cross-site', null],
    ])
  })

  test('says who took data along and whose password changed', async () => {
    const { id } = await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    await admin.call(exportReferrals)
    const body = { ...(await proved(admin)), password_user: 'Outra$Chave9' }
    await admin.call(changePassword, { body })
    expect(events().slice(1)).toEqual([
      ['export', id],
      ['password-changed', id],
    ])
  })
})

test('it can be written into a file of its own', async () => {
  const folder = await makeTestFolder('security')
  const file = join(folder, 'new', 'security.log')
  makeSecurityLog(file)('login', { account: 7, request: { id: 'r', ip: '2001:db8:1:2::3' } })
  await expect
    .poll(async () => JSON.parse(await readFile(file, 'utf8')))
    .toMatchObject({ event: 'login', account: 7, network: '2001:db8:1::/48' })
  await rm(folder, { recursive: true, force: true })
})
