import type { Conversation } from 'contract/chat'
import { describe, expect, inject, test, vi } from 'vitest'
import { readEvents } from '../../test/event-reader.ts'
import type { ServerProcess } from '../../test/process.ts'
import { useServers } from '../../test/servers.ts'

// Whole processes start and stop here, on machines that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const numbePhone = '11987654321'
const env = {
  ADMIN_EMAIL: 'chefe@example.com',
  ADMIN_PASSWORD: 'Chefe@2026',
  ATTENDANCE_HOURS: '0-6 0-24',
}
const { newStore, start } = useServers(env)

/** Someone with a browser that can talk to any of the processes. */
function person() {
  let cookie = ''
  return {
    get cookie() {
      return cookie
    },
    async post(
      server: ServerProcess,
      path: string,
      body: object,
    ): Promise<Record<string, unknown>> {
      const response = await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
      const set = response.headers.getSetCookie().map((text) => text.split(';', 1)[0])
      if (set.length > 0) cookie = set.join('; ')
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      return (await response.json()) as Record<string, unknown>
    },
    async firstAttendance(server: ServerProcess): Promise<number> {
      const response = await fetch(`${server.url}/api/v1/atendimentos`, { headers: { cookie } })
      const { data } = (await response.json()) as { data: { id: number }[] }
      return data[0]?.id ?? 0
    },
  }
}

const textsOf = (data: unknown) => (data as Conversation).messages.map(({ texto }) => texto)

async function talkingTo(server: ServerProcess) {
  const visitor = person()
  await visitor.post(server, '/v1/chatBot/attendant', { numbePhone, nome: 'Helena' })
  const attendant = person()
  await attendant.post(server, '/v1/auth/login', {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
  })
  return { visitor, attendant, id: await attendant.firstAttendance(server) }
}

test('a restart in the middle of a talk loses, doubles and reorders nothing', async () => {
  const store = await newStore()
  const first = await start(store)
  const { visitor, attendant, id } = await talkingTo(first)
  const path = '/api/v1/chatBot/conversation/events'
  const before = await readEvents(first.url + path, { cookie: visitor.cookie })
  for (const texto of ['um', 'dois']) {
    await attendant.post(first, `/v1/atendimentos/${id}/messages`, {
      texto,
      clientId: `reply-${texto}-00`,
    })
  }
  const seen = await before.until(({ data }) => textsOf(data).includes('dois'), 20_000)
  first.child.kill('SIGTERM')
  // An open stream does not hold up the end.
  expect(await first.exited).toBe(0)
  await before.ended

  const second = await start(store)
  for (const texto of ['dois', 'três']) {
    await attendant.post(second, `/v1/atendimentos/${id}/messages`, {
      texto,
      clientId: `reply-${texto.replace('ê', 'e')}-00`,
    })
  }
  const after = await readEvents(second.url + path, {
    cookie: visitor.cookie,
    lastEventId: seen.id,
  })
  await after.until(({ data }) => textsOf(data).includes('três'), 20_000)
  const all = [...before.events, ...after.events].flatMap(
    ({ data }) => (data as Conversation).messages,
  )
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1))
  expect(all.filter(({ autor }) => autor === 'attendant').map(({ texto }) => texto)).toEqual([
    'um',
    'dois',
    'três',
  ])
  after.close()
})

describe.runIf(inject('postgresUrl'))('several processes on one PostgreSQL', () => {
  test('what is sent through one reaches a reader on another, each message by itself', async () => {
    const store = await newStore()
    const [one, two, three] = await Promise.all([start(store), start(store), start(store)])
    const { visitor, attendant, id } = await talkingTo(one)
    const seen = await readEvents(`${two.url}/api/v1/chatBot/conversation/events`, {
      cookie: visitor.cookie,
    })
    await seen.until(({ event }) => event === 'conversation', 20_000)
    for (let turn = 0; turn < 10; turn++) {
      const texto = `mensagem ${turn}`
      const arrives = seen.until(({ data }) => textsOf(data).includes(texto), 20_000)
      await attendant.post(turn % 2 ? one : three, `/v1/atendimentos/${id}/messages`, { texto })
      // How long it takes is measured by `npm run bench -- chat`.
      expect(textsOf((await arrives).data)).toEqual([texto])
    }
    seen.close()
  })
})
