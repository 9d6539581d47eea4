import { createContext, RouterContextProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { PageRequest } from '../../lib/ssr.ts'
import { logInByForm } from './login-post.ts'

type Sent = { method: string; url: string; body?: unknown }
const shared = globalThis as { pageRequestKey?: unknown }
afterEach(() => delete shared.pageRequestKey)

/** The form as a browser without scripts sends it; the server answers with this status. */
async function post(fields: Record<string, string>, status: number, at = '/login') {
  const sent: Sent[] = []
  const key = createContext<PageRequest>()
  shared.pageRequestKey = key
  const context = new RouterContextProvider()
  const call = async (request: Sent) => {
    sent.push(request)
    const body = status < 400 ? {} : { status, code: 'SECOND_FACTOR_WRONG' }
    return { status, body, cookies: ['session=abc'], retryAfter: 0 }
  }
  context.set(key, { call } as unknown as PageRequest)
  const body = new URLSearchParams(fields)
  const request = new Request(`https://saude.example${at}`, { method: 'POST', body })
  const outcome = await logInByForm(request, context).catch((thrown: unknown) => thrown)
  return { sent, outcome }
}

test('e-mail and password open the session and lead where one wanted to go', async () => {
  const { sent, outcome } = await post(
    { email: 'ana@example.com', password: 'Certa#4821' },
    200,
    '/login?destino=%2FmarketplaceDash%2Fconta',
  )
  const body = { email: 'ana@example.com', password: 'Certa#4821' }
  expect(sent).toEqual([{ method: 'POST', url: '/api/v1/auth/login', body }])
  const { status, headers } = outcome as Response
  expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([
    303,
    '/marketplaceDash/conta',
    'session=abc',
  ])
})

test('the code of the second step opens the session too', async () => {
  const { sent, outcome } = await post({ code: '123456', source: 'app' }, 200)
  expect(sent).toEqual([
    { method: 'POST', url: '/api/v1/auth/login/second-step', body: { code: '123456' } },
  ])
  expect((outcome as Response).headers.get('location')).toBe('/marketplaceDash')
})

test.each(['app', 'email'] as const)(
  'a wrong code from the %s is asked for once more, not the password',
  async (source) => {
    const { outcome } = await post({ code: '000000', source }, 401)
    expect(outcome).toMatchObject({
      data: { step: source, refusal: { problem: { code: 'SECOND_FACTOR_WRONG' } } },
      init: { status: 401 },
    })
  },
)
