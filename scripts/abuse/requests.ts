import { readFileSync } from 'node:fs'
import type { Random } from '../bench/random.ts'
import { goodValue, hostileValues, type Schema } from './values.ts'

type Parameter = { name: string; in: 'path' | 'query'; schema: Schema }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, { content?: Record<string, unknown> }>
}
type Call = { method: string; path: string; operation: Operation }

export type AbusiveRequest = { what: string; method: string; path: string; bytes: Buffer }

const document = JSON.parse(
  readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Operation>> }

/** Logging out would end the sessions that the other requests need. */
const spared = new Set(['logout'])

const calls: Call[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => !spared.has(operationId))
    .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

const pages = ['/landing', '/filters', '/planos', '/fornecedores/x', '/login', '/chatbot', '/nada']

const pathTricks: readonly ((path: string) => string)[] = [
  (path) => `${path}%00`,
  (path) => `${path}/%2e%2e/%2e%2e/etc/passwd`,
  (path) => `${path}/../../../etc/passwd`,
  (path) => `//${path}`,
  (path) => `${path}%zz`,
  (path) => `${path}%c0%af`,
  (path) => `${path};a=b`,
  (path) => `${path}/${'a'.repeat(6_000)}`,
  (path) => path.toUpperCase(),
  (path) => `${path}?${'a=1&'.repeat(1_500)}`,
  (path) => `${path}?busca[]=1&busca[a]=2&__proto__[x]=1`,
  (path) => `${path}?skip=1&skip=2&limit=a&limit=`,
  () => '*',
  () => 'http://evil.example/',
  () => '/..%2f..%2f',
  () => `/photos/${'0'.repeat(32)}/..%2f..%2fpasswd`,
  () => '/api/v1/',
  () => '/\\evil.example',
]

const headerTricks: readonly string[] = [
  'host: x:abc',
  'host: ',
  'host: evil.example\r\nhost: other.example',
  'content-type: text/xml',
  'content-type: multipart/form-data',
  'content-type: multipart/form-data; boundary=',
  'content-type: application/json; charset=utf-7',
  'content-type: application/JSON',
  'content-type: a/b/c;;;=',
  `cookie: session=${'x'.repeat(6_000)}`,
  'cookie: session=%00; lng=../../x; device=;;;=',
  'accept-encoding: zstd, *;q=0, gzip;q=abc',
  'accept-language: xx-' + 'y'.repeat(500),
  'if-none-match: "\\", W/, *, "',
  'if-modified-since: yesterday',
  'range: bytes=0-,5-1,-9',
  'x-forwarded-for: not an address, ::ffff:1.2.3.4, 999.1.1.1',
  'x-forwarded-proto: gopher',
  'origin: null',
  'origin: http://[::1',
  'sec-fetch-site: nowhere',
  'stripe-signature: t=1,v1=' + 'f'.repeat(300),
  'authorization: Bearer \x7f',
  'expect: 200-maybe',
  'upgrade: websocket\r\nconnection: upgrade',
  'last-event-id: -1e9',
  'content-encoding: gzip',
  'transfer-encoding: identity',
  'content-length: 2',
  'content-length: -1',
  'referer: ' + 'r'.repeat(4_000),
  'user-agent: \t',
]

/** JSON that no writer of JSON makes. */
const bodyTricks: readonly ((json: string) => Buffer)[] = [
  (json) => Buffer.from(json.slice(0, -1)),
  (json) => Buffer.from(json.replace('{', '{"email":"x@example.com","email":["y"],')),
  (json) => Buffer.from(`[${json}]`),
  (json) => Buffer.from(`${json}${json}`),
  (json) => Buffer.concat([Buffer.from('\ufeff'), Buffer.from(json)]),
  (json) => Buffer.concat([Buffer.from(json.slice(0, -2)), Buffer.from([0xff, 0xfe, 0xc0, 0xaf])]),
  (json) => Buffer.from(json, 'utf16le'),
  () => Buffer.from('null'),
  () => Buffer.from('"text"'),
  () => Buffer.from('{"a":'.repeat(50_000)),
  () => Buffer.from(`{"a":"${'\\u0000'.repeat(2_000)}"}`),
  () => Buffer.from(`{"a":"${'x'.repeat(300_000)}"}`),
  () => Buffer.from(`{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join(',')}}`),
  () => Buffer.from('-----------------------------\r\ncontent-disposition: form-data\r\n\r\n'),
]

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']

export function makeRequest(random: Random, cookie: string): AbusiveRequest {
  const call = random.pick(calls)
  let { method } = call
  let path = random.chance(0.08) ? random.pick(pages) : pathOf(call, random)
  let body = bodyOf(call, random)
  const headers = ['host: 127.0.0.1', 'content-type: application/json']
  if (cookie) headers.push(`cookie: ${cookie}`)
  const tricks: string[] = []
  const trick = (name: string, share: number, play: () => void) => {
    if (!random.chance(share)) return
    tricks.push(name)
    play()
  }
  trick('path', 0.12, () => (path = random.pick(pathTricks)(path)))
  trick('method', 0.05, () => (method = random.pick(methods)))
  trick('body', 0.15, () => (body = random.pick(bodyTricks)(body?.toString() ?? '{}')))
  trick('header', 0.25, () => {
    const odd = random.pick(headerTricks)
    const name = odd.split(':', 1)[0] ?? ''
    const at = headers.findIndex((line) => line.startsWith(`${name}:`))
    if (at === -1) headers.push(odd)
    else headers[at] = odd
    // What it announces is sent: who waits for more would wait for a slow sender.
    if (name === 'content-length') body ??= Buffer.from('{}')
  })
  const hasLength = headers.some((line) => /^(content-length|transfer-encoding):/.test(line))
  if (body && !hasLength) headers.push(`content-length: ${body.length}`)
  const head = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nconnection: close\r\n\r\n`
  return {
    what: [call.operation.operationId, ...tricks].join(' + '),
    method,
    path: path.slice(0, 200),
    bytes: Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]),
  }
}

function pathOf({ path, operation }: Call, random: Random): string {
  const valueOf = (name: string, schema: Schema) =>
    random.chance(0.2)
      ? encoded(random.pick(hostileValues)())
      : encoded(goodValue(name, schema, random))
  const parameters = operation.parameters ?? []
  const inPath = new Map(
    parameters.filter((one) => one.in === 'path').map((one) => [one.name, one]),
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    valueOf(name, inPath.get(name)?.schema ?? {}),
  )
  const query = parameters
    .filter((one) => one.in === 'query' && random.chance(0.8))
    .map(({ name, schema }) => `${name}=${valueOf(name, schema)}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Short enough for an address; lone halves of a character are no URL, so they go as they are. */
function encoded(value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 3_000)
  return encodeURIComponent(text.toWellFormed())
}

function bodyOf({ operation }: Call, random: Random): Buffer | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema) return undefined
  const body = goodValue('', schema, random)
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
    const fields = body as Record<string, unknown>
    const names = Object.keys(fields)
    for (let turns = random.between(0, 2); turns > 0 && names.length > 0; turns--) {
      fields[random.pick(names)] = random.pick(hostileValues)()
    }
    if (random.chance(0.1)) fields[random.pick(['id', 'plan', 'tipo', 'status', 'x'])] = 'Admin'
  }
  return Buffer.from(JSON.stringify(body))
}
