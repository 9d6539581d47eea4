import fc from 'fast-check'
import Fastify from 'fastify'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { GzipBody, gzipPiece } from './gzip-pieces.ts'

async function fetchBody(texts: string[], encodings: string) {
  const app = Fastify()
  app.get('/', (request, reply) =>
    new GzipBody('text/plain; charset=utf-8', texts.map(gzipPiece)).send(request, reply),
  )
  return app.inject({ url: '/', headers: { 'accept-encoding': encodings } })
}

test('pieces that were compressed one by one unpack as one text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 })), async (texts) => {
      const { rawPayload, headers } = await fetchBody(texts, 'gzip, br')
      expect(headers['content-encoding']).toBe('gzip')
      // Checks the checksum and the length at its end too.
      expect(gunzipSync(rawPayload).toString()).toBe(texts.join(''))
    }),
    { numRuns: 50 },
  )
})

test('a long piece too, and who cannot unpack gets the text itself', async () => {
  const texts = ['[', 'calibração '.repeat(50_000), ',', 'fim'.repeat(70_000), ']']
  const packed = await fetchBody(texts, 'gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toBe(texts.join(''))
  const plain = await fetchBody(texts, 'identity')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.payload).toBe(texts.join(''))
})
