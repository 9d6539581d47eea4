import { setTimeout as wait } from 'node:timers/promises'

/** What one request met: its status (0: no answer), how long it took, whether it said when to retry. */
export type Met = { status: number; ms: number; retryAfter: boolean }

const givesUpAfterMs = 30_000

async function ask(url: string, body?: object): Promise<Met> {
  const started = performance.now()
  const took = () => performance.now() - started
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(givesUpAfterMs),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    await answer.arrayBuffer()
    const retryAfter = answer.headers.has('retry-after')
    return { status: answer.status, ms: took(), retryAfter }
  } catch {
    return { status: 0, ms: took(), retryAfter: false }
  }
}

let written = 0

/** A recommendation with an e-mail of its own: what was acknowledged must be there once. */
export async function write(url: string, prefix = 'w'): Promise<Met & { email: string }> {
  const email = `${prefix}${++written}@example.com`
  const met = await ask(`${url}/api/v1/indicacao/indications/`, {
    nome_indicador: 'Helena Prado',
    email_indicado: email,
    telefone_indicado: '11912345678',
    empresa_freelancer_indicada: 'Calibra',
  })
  return { ...met, email }
}

export const read = (url: string): Promise<Met> =>
  ask(`${url}/api/v1/Fornecedores/search?categoria=calibracao`)

export const post = (url: string, path: string, body: object): Promise<Met> =>
  ask(`${url}/api/v1/${path}`, body)

export const get = (url: string, path: string): Promise<Met> => ask(`${url}${path}`)

export type Load = {
  met: Met[]
  acknowledged: string[]
  stop(): Promise<void>
}

/** Readers and writers, one request after another each, until it is stopped. */
export function startLoad(urls: readonly string[]): Load {
  const met: Met[] = []
  const acknowledged: string[] = []
  let running = true
  const lane = async (work: () => Promise<Met>) => {
    while (running) {
      const one = await work()
      met.push(one)
      // Whoever is refused waits a moment, as people do.
      if (one.status !== 200) await wait(20)
    }
  }
  const lanes = urls.flatMap((url) => [
    ...Array.from({ length: 3 }, () =>
      lane(async () => {
        const one = await write(url)
        if (one.status === 200) acknowledged.push(one.email)
        return one
      }),
    ),
    ...Array.from({ length: 3 }, () => lane(() => read(url))),
  ])
  return {
    met,
    acknowledged,
    async stop() {
      running = false
      await Promise.all(lanes)
    },
  }
}

/** How long until a write is acknowledged again. */
export async function untilWritten(url: string): Promise<number> {
  const started = performance.now()
  while ((await write(url, 'probe')).status !== 200) {
    if (performance.now() - started > 60_000) return Number.POSITIVE_INFINITY
    await wait(20)
  }
  return performance.now() - started
}
