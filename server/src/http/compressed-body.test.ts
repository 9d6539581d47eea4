import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { CompressedBody } from './compressed-body.ts'

const asIs = (payload: Buffer) => payload
const readers = { br: brotliDecompressSync, gzip: gunzipSync, identity: asIs }

test('whoever asks gets the same body, before it was compressed and afterwards', async () => {
  const text = 'Atenção, açúcar! '.repeat(200)
  const body = new CompressedBody('text/plain', text)
  const app = fastify()
  app.get('/', (request, reply) => body.send(request, reply))
  for (const encoding of ['identity', 'gzip', 'br', 'identity', 'gzip', 'br'] as const) {
    const reply = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } })
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(readers[encoding](reply.rawPayload).toString()).toBe(text)
  }
})

test('what is short is sent as it is, and not at all to whoever has it', async () => {
  const body = new CompressedBody('text/plain', 'curto')
  const app = fastify()
  app.get('/', (request, reply) => body.send(request, reply))
  const first = await app.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  expect(first.headers['content-encoding']).toBeUndefined()
  expect(first.body).toBe('curto')
  const again = await app.inject({
    url: '/',
    headers: { 'if-none-match': String(first.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})
