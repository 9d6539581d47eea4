import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { type ServerProcess, spawnServer, untilReady } from '../../server/test/process.ts'
import { prepareDirectory, withPostgres } from './database.ts'
import { categoryWords, cities } from './vocabulary.ts'

const suppliers = Number(process.env.BENCH_SUPPLIERS ?? 100_000)
const streams = 1_000
const answers = 400
const limits = { streamKb: 60, answerP95: 60 }

/** 1,000 open event streams in one process, and the default assistant over 100,000 suppliers. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const app = await spawnServer({
      DATABASE_URL: await prepareDirectory(url, suppliers),
      ATTENDANCE_HOURS: '0-6 0-24',
      ADMIN_EMAIL: 'chefe@example.com',
      ADMIN_PASSWORD: 'Chefe@2026',
    })
    try {
      await untilReady(app)
      const fast = await measureAnswers(app)
      const small = await measureStreams(app)
      return fast && small
    } finally {
      app.child.kill('SIGTERM')
      await app.exited
    }
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
let visitors = 0
const nextPhone = () => `119${String(10_000_000 + visitors++)}`

async function post(app: ServerProcess, path: string, body: object, cookie = '') {
  const response = await fetch(`${app.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return {
    reply: (await response.json()) as { suppliers?: unknown[] },
    cookie: response.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie,
  }
}

/** As visitors write: need and place, follow-ups, mistakes, things nobody offers, questions. */
function* phrases(): Generator<[first: string, ...rest: string[]]> {
  for (let turn = 0; ; turn++) {
    const need = categoryWords[turn % categoryWords.length] ?? ''
    const other = categoryWords[(turn * 7 + 3) % categoryWords.length] ?? ''
    const place = cities[(turn * 13) % cities.length]?.nome ?? ''
    const next = cities[(turn * 5 + 1) % cities.length]?.nome ?? ''
    yield [`preciso de ${need} em ${place}`, `e em ${next}?`, 'só empresas', 'e em todo o Brasil?']
    yield [`quem faz ${need} e ${other}?`, 'tem mais?']
    yield [`procuro ${need.slice(0, 3)}x${need.slice(4)} no ${place}`]
    yield [`xyzzy plugh ${turn} em ${place}`]
    yield ['quanto custa anunciar?', 'esqueci minha senha']
  }
}

async function measureAnswers(app: ServerProcess): Promise<boolean> {
  const times: number[] = []
  let found = 0
  for (const talk of phrases()) {
    const numbePhone = nextPhone()
    let cookie = ''
    for (const mensage of talk) {
      const start = performance.now()
      const answer = await post(app, '/v1/chatBot/conversation', { numbePhone, mensage }, cookie)
      times.push(performance.now() - start)
      cookie = answer.cookie
      if (answer.reply.suppliers?.length) found++
    }
    if (times.length >= answers + 40) break
  }
  // The first ones warm the process and the database up.
  const counted = times.slice(40).sort((a, b) => a - b)
  const at = (share: number) => counted[Math.floor(counted.length * share)] ?? 0
  const p95 = at(0.95)
  console.log(
    `${counted.length} answers over ${suppliers} suppliers (${found} with suppliers): ` +
      `p50 ${at(0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (limit ${limits.answerP95}), p99 ${at(0.99).toFixed(1)} ms`,
  )
  return p95 <= limits.answerP95
}

/** Resident memory of the process, in KB. */
const memoryOf = (app: ServerProcess) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.child.pid}/status`, 'utf8'))?.[1] ?? 0)

type Stream = { close(): void; events: () => number }

function openStream(app: ServerProcess, cookie: string): Promise<Stream> {
  return new Promise((resolve, reject) => {
    let events = 0
    const call = request(
      `${app.url}/api/v1/chatBot/conversation/events`,
      { agent, headers: { cookie } },
      (response) => {
        if (response.statusCode !== 200)
          reject(new Error(`a stream answered ${response.statusCode}`))
        response.on('data', (chunk: Buffer) => {
          events += chunk.toString().split('event: conversation').length - 1
          if (events === 1) resolve({ close: () => call.destroy(), events: () => events })
        })
        response.on('error', () => {})
      },
    )
    call.on('error', reject)
    call.end()
  })
}

async function openMany(app: ServerProcess, cookies: string[]): Promise<Stream[]> {
  const opened: Stream[] = []
  for (let start = 0; start < cookies.length; start += 50) {
    const batch = cookies.slice(start, start + 50)
    opened.push(...(await Promise.all(batch.map((cookie) => openStream(app, cookie)))))
  }
  return opened
}

const settle = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function measureStreams(app: ServerProcess): Promise<boolean> {
  const cookies: string[] = []
  while (cookies.length < streams) {
    const talks = Array.from({ length: 20 }, () =>
      post(app, '/v1/chatBot/conversation', { numbePhone: nextPhone(), mensage: 'oi' }),
    )
    cookies.push(...(await Promise.all(talks)).map(({ cookie }) => cookie))
  }
  // Code, buffers and the pool are there before anything is counted.
  for (const stream of await openMany(app, cookies.slice(0, 300))) stream.close()
  await settle(3_000)
  const before = memoryOf(app)
  const start = performance.now()
  const opened = await openMany(app, cookies)
  const openedIn = performance.now() - start
  await settle(3_000)
  const each = (memoryOf(app) - before) / streams
  console.log(
    `${opened.length} open streams in one process (opened in ${(openedIn / 1000).toFixed(1)} s): ` +
      `${each.toFixed(1)} KB each (limit ${limits.streamKb}), ${Math.round(memoryOf(app) / 1024)} MB in all`,
  )
  for (const stream of opened) stream.close()
  return each <= limits.streamKb
}
