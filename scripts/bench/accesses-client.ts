import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

export type ClientJob =
  | { kind: 'times'; base: string; login: { email: string; password: string }; paths: string[] }
  | { kind: 'clicks'; base: string; amount: number; firstId: number; suppliers: number }

export type ClickResult = { acknowledged: number; seconds: number }

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

type Call = { method?: string; headers?: Record<string, string>; body?: string }

function ask(url: string, { method = 'GET', headers = {}, body }: Call = {}) {
  return new Promise<{ status: number; cookie: string }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          cookie: answer.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

const asBrowsersDo = { 'accept-encoding': 'gzip, br' }

/** Milliseconds of each call, one after another, whole body included. */
async function timeCalls(job: ClientJob & { kind: 'times' }): Promise<number[]> {
  const { cookie } = await ask(`${job.base}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(job.login),
  })
  const times: number[] = []
  for (const path of [...job.paths.slice(0, 50), ...job.paths]) {
    const start = performance.now()
    const { status } = await ask(job.base + path, { headers: { cookie, ...asBrowsersDo } })
    if (status !== 200) throw new Error(`${status} for ${path}`)
    times.push(performance.now() - start)
  }
  return times.slice(50)
}

/** Each click is another visitor's, so that every one has to be counted. */
async function sendClicks(job: ClientJob & { kind: 'clicks' }): Promise<ClickResult> {
  let sent = 0
  const start = performance.now()
  const result = await autocannon({
    url: job.base,
    amount: job.amount,
    connections: 100,
    requests: [
      {
        method: 'POST',
        path: '/api/v1/metrics/click',
        setupRequest(call: { headers?: object }) {
          const n = sent++
          return {
            ...call,
            headers: {
              'content-type': 'application/json',
              'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0',
              'x-forwarded-for': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
            },
            body: JSON.stringify({
              id_busness: job.firstId + (n % job.suppliers),
              typeUser: 'Freelancer',
              search_term: `termo ${n % 60}`,
              city: 'Campinas',
              state: 'SP',
              ip: '',
            }),
          }
        },
      },
    ],
  })
  return { acknowledged: result['2xx'], seconds: (performance.now() - start) / 1000 }
}

process.once('message', async (job: ClientJob) => {
  process.send?.(job.kind === 'times' ? await timeCalls(job) : await sendClicks(job))
  agent.destroy()
  process.disconnect()
})
