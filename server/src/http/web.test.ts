import { request as send } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testApi } from '../../test/api.ts'
import { buildApp } from '../app.ts'
import type { App } from './parts.ts'
import { pageRequestKey } from './web.ts'

const api = testApi()
let app: App
let isAway: boolean
let drawn: string[]

/** A page that shows what one call answers; `isAway` lets that call fail as without a database. */
beforeEach(async () => {
  isAway = false
  drawn = []
  const database = { ...api.database, canWrite: () => !isAway }
  app = await buildApp(
    { ...api.parts, database },
    {
      async pages(request, context) {
        drawn.push(request.url)
        const call = context?.get(pageRequestKey).call
        const answer = await call?.({ method: 'GET', url: '/api/ready' })
        return new Response(`<h1>${answer?.status}</h1>`)
      },
    },
  )
})
afterEach(async () => {
  vi.restoreAllMocks()
  await app.close()
})

const get = async (url: string, cookie = '') => {
  const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } })
  return [statusCode, headers['retry-after'], headers.age, body]
}

test('a page whose parts cannot be had is no answer: 503, and when to come again', async () => {
  isAway = true
  expect(await get('/landing')).toEqual([503, '2', undefined, '<h1>503</h1>'])
  expect(await get('/painel')).toEqual([503, '2', undefined, '<h1>503</h1>'])
  isAway = false
  expect(await get('/landing')).toEqual([200, undefined, undefined, '<h1>200</h1>'])
})

test('a public page comes from its last good copy, with its age; one’s own page does not', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  await get('/landing')
  isAway = true
  clock.mockReturnValue(31_000)
  expect(await get('/landing')).toEqual([200, undefined, '30', '<h1>200</h1>'])
  expect(await get('/landing', 'session=somebody')).toEqual([503, '2', undefined, '<h1>503</h1>'])
})

test('whatever a caller calls the host or the path, the answer is an answer', async () => {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const status = (path: string, host: string) =>
    new Promise((resolve, reject) => {
      const asking = send({ port, path, headers: { host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asking.on('error', reject).end()
    })
  expect(await status('/landing', 'x:abc')).toBe(200)
  expect(await status('/login', 'x:abc')).toBe(200)
  expect(drawn).toEqual(['http://127.0.0.1:3000/landing', 'http://127.0.0.1:3000/login'])
  expect(await status('*', 'localhost')).toBe(404)
  expect(await status('/landing%00', 'localhost')).toBe(404)
  expect(await status('http://evil.example/landing', 'localhost')).toBe(404)
})
