import { setMailsByLink } from 'contract/mails'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { buildApp } from '../app.ts'
import { refusesMails, unsubscribeLinks } from './refusals.ts'

const api = testApi({}, { oneApp: true })
const ana = { list: 'offers', email: 'ana@example.com' } as const

const linksOf = (subscription: Parameters<typeof unsubscribeLinks>[1]) =>
  unsubscribeLinks(api.parts, subscription)
const tokenOf = (subscription: Parameters<typeof unsubscribeLinks>[1]) =>
  linksOf(subscription).url.split('#')[1] ?? ''
const refuses = (subscription: Parameters<typeof refusesMails>[2]) =>
  refusesMails(api.db, api.parts, subscription)

/** As a mail program does it: no cookie, no origin, a form. */
const press = (url: string) =>
  api.visitor().raw({
    method: 'POST',
    url: url.replace(api.parts.settings.publicUrl, ''),
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the button of a mail program', () => {
  test('switches this list of this address off, twice is once, and nothing else', async () => {
    const { oneClick } = linksOf(ana)
    expect((await press(oneClick)).status).toBe(200)
    expect((await press(oneClick)).status).toBe(200)
    expect(await refuses(ana)).toBe(true)
    expect(await refuses({ ...ana, list: 'reviews' })).toBe(false)
    expect(await refuses({ ...ana, email: 'rui@example.com' })).toBe(false)
  })

  test('does nothing with a link that somebody made up, or by being looked at', async () => {
    const { oneClick } = linksOf(ana)
    const other = oneClick.replace('token=offers', 'token=reviews')
    expect((await press(other)).status).toBe(404)
    expect((await press(oneClick.slice(0, -1))).status).toBe(404)
    expect((await press(oneClick.split('?')[0] ?? '')).status).toBe(404)
    const url = oneClick.replace(api.parts.settings.publicUrl, '')
    expect((await api.visitor().raw({ method: 'GET', url })).status).toBe(404)
    expect(await refuses(ana)).toBe(false)
  })

  test('no other call takes a form', async () => {
    const { status } = await api.visitor().raw({
      method: 'POST',
      url: '/api/v1/auth/login',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(status).toBe(415)
  })
})

test('its limit grows with the others', async () => {
  const settings = { ...api.parts.settings, rateLimitScale: 1 / 30 }
  const few = await buildApp({ ...api.parts, settings }, { pages: 'none' })
  const url = linksOf(ana).oneClick.replace(api.parts.settings.publicUrl, '')
  const codes: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    codes.push((await few.inject({ method: 'POST', url })).statusCode)
  }
  await few.close()
  expect(codes).toEqual([200, 200, 429])
})

test('the page of the link switches off and on again', async () => {
  const set = async (wanted: boolean) =>
    (await api.visitor().call(setMailsByLink, { body: { token: tokenOf(ana), wanted } })).reply
  expect(await set(false)).toEqual({ list: 'offers', wanted: false })
  expect(await refuses(ana)).toBe(true)
  expect(await set(true)).toEqual({ list: 'offers', wanted: true })
  expect(await refuses(ana)).toBe(false)
  const wrong = { token: `${tokenOf(ana)}x`, wanted: false }
  expect((await api.visitor().call(setMailsByLink, { body: wrong })).status).toBe(404)
})

test('what is kept leads back to nobody', async () => {
  await press(linksOf(ana).oneClick)
  const { rows } = await api.db.execute(sql`SELECT * FROM mail_refusals`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('ana@')
})
