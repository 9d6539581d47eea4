import { connect } from 'node:net'
import { makeRandom } from '../bench/random.ts'
import { type AbusiveRequest, makeRequest } from './requests.ts'

export type AbuseReport = {
  sent: number
  /** How many answers began with 2, 3, 4. */
  byClass: Record<string, number>
  slowestMs: number
  /** Answers of 500 and above, no answer at all, or one that took longer than is allowed. */
  failures: string[]
}

export type Abuse = {
  port: number
  requests: number
  seed: number
  /** The cookies of each role; '' for a visitor. Asked again, since a session may end on the way. */
  cookies(): Promise<string[]>
  mostMs: number
}

const atOnce = 8
const perLogin = 400

export async function runAbuse({ port, requests, seed, cookies, mostMs }: Abuse) {
  const random = makeRandom(seed)
  const report: AbuseReport = { sent: 0, byClass: {}, slowestMs: 0, failures: [] }
  let roles: string[] = []
  const next = async (): Promise<{ request: AbusiveRequest; at: number } | undefined> => {
    if (report.sent >= requests) return undefined
    const at = report.sent++
    if (at % perLogin === 0) roles = await cookies()
    return { request: makeRequest(random, random.pick(roles)), at }
  }
  // One after another: two lanes that log in at once would send different requests each time.
  let turn: Promise<unknown> = Promise.resolve()
  const inTurn = () => {
    const mine = turn.then(next)
    turn = mine
    return mine
  }
  const lane = async () => {
    for (let item = await inTurn(); item; item = await inTurn()) {
      const { status, ms } = await send(port, item.request.bytes)
      const answered = `${Math.floor(status / 100)}xx`
      report.byClass[answered] = (report.byClass[answered] ?? 0) + 1
      report.slowestMs = Math.max(report.slowestMs, Math.round(ms))
      if (status === 0 || status >= 500 || ms > mostMs) {
        const { what, method, path } = item.request
        const problem = `${status || 'no answer'} in ${Math.round(ms)} ms`
        report.failures.push(`#${item.at} ${what}: ${method} ${path}: ${problem}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return report
}

const givesUpAfterMs = 40_000

/** By hand, byte for byte: an HTTP client would refuse to send most of it. */
function send(port: number, bytes: Buffer): Promise<{ status: number; ms: number }> {
  return new Promise((resolve) => {
    const started = performance.now()
    let head = ''
    const socket = connect(port, '127.0.0.1')
    const finish = () => {
      socket.destroy()
      const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0)
      resolve({ status, ms: performance.now() - started })
    }
    socket.setTimeout(givesUpAfterMs, finish)
    socket.on('error', finish)
    socket.on('close', finish)
    socket.on('data', (chunk: Buffer) => {
      head += chunk.toString('latin1', 0, 200)
      // The status is what is asked for; a stream of events would never end.
      if (/^HTTP\/1\.[01] \d{3}/.test(head) && !head.startsWith('HTTP/1.1 1')) finish()
    })
    socket.write(bytes)
  })
}
