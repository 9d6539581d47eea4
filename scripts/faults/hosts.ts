import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { demoPassword } from '../../server/seed/demo.ts'
import { startMailServer } from '../../server/test/mail-server.ts'
import { freePort, spawnServer, untilReady } from '../../server/test/process.ts'
import { get, type Met, post } from './load.ts'
import { must, say } from './report.ts'

/** Takes every connection and never says a word. */
async function startHangingHost(port = 0) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const contact = (email: string, supplier: number) => ({
  nome: 'Helena Prado',
  email,
  telefone: '11912345678',
  termos_aceitos: true,
  id_busness: supplier,
  type_user: 'Autônomo',
})

/** The mail server is not there, then hangs, then works: everything arrives, each mail once. */
export async function mailHostFails(env: Record<string, string>) {
  const port = await freePort()
  // Shorter waits than usual, so that the suite ends: the operator may set them in the address too.
  const waits = 'connectionTimeout=2000&greetingTimeout=2000&socketTimeout=2000'
  const server = await spawnServer({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}?${waits}` })
  await untilReady(server)
  const outbox = new pg.Client({ connectionString: env.DATABASE_URL })
  await outbox.connect()
  const supplier = Number(env.FREELANCER_ID)
  const met: Met[] = []
  const ask = async (from: number) => {
    for (let turn = from; turn < from + 10; turn++) {
      const body = contact(`pessoa${turn}@example.com`, supplier)
      met.push(await post(server.url, 'contactsSolicitations/', body))
    }
  }
  await ask(0)
  await wait(3_000)
  const hanging = await startHangingHost(port)
  await ask(10)
  await wait(5_000)
  await hanging.close()
  const mail = await startMailServer(port)
  await ask(20)
  const started = performance.now()
  // What these requests wrote, two mails each; earlier scenarios and jobs left others in the outbox.
  const written = await outbox.query<{ id: string }>(
    `SELECT id::text FROM mail_outbox
     WHERE body_text ~ 'pessoa\\d+@example' OR recipient ~ '^pessoa\\d+@example' ORDER BY id`,
  )
  await outbox.end()
  const expected = written.rows.map(({ id }) => id)
  const arrived = () => mail.ids.filter((id) => expected.includes(id))
  while (new Set(arrived()).size < expected.length && performance.now() - started < 240_000)
    await wait(500)
  await wait(3_000)
  const seconds = Math.round((performance.now() - started) / 1000)
  const accepted = met.filter(({ status }) => status === 200).length
  say(
    `mail server away, then hanging: ${accepted} of 30 requests accepted, ` +
      `${new Set(arrived()).size} of ${expected.length} mails arrived, ${mail.ids.length - new Set(mail.ids).size} twice, ${seconds} s after it came`,
  )
  must(accepted === 30, 'requests do not wait for the mail server')
  must(expected.length >= 60, 'each request writes to both sides')
  must(new Set(arrived()).size === expected.length, 'every mail arrives')
  must(mail.ids.length === new Set(mail.ids).size, 'each mail arrives once')
  server.child.kill('SIGTERM')
  await server.exited
  await mail.close()
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_of_the_suite',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_suite',
  STRIPE_PRICE_BASIC_MONTH: 'price_1',
  STRIPE_PRICE_BASIC_YEAR: 'price_2',
  STRIPE_PRICE_PRO_MONTH: 'price_3',
  STRIPE_PRICE_PRO_YEAR: 'price_4',
  STRIPE_PRICE_CORP_MONTH: 'price_5',
  STRIPE_PRICE_CORP_YEAR: 'price_6',
}

/** Registry, postcodes, language model and payments, all away or all hanging. */
export async function otherHostsFail(env: Record<string, string>, hangs: boolean) {
  const host = hangs ? await startHangingHost() : undefined
  const base = `http://127.0.0.1:${host?.port ?? (await freePort())}`
  const server = await spawnServer({
    ...env,
    ...stripe,
    STRIPE_API_BASE: base,
    CNPJ_API_URL: base,
    CEP_API_URL: base,
    ASSISTANT_BASE_URL: base,
    ASSISTANT_API_KEY: 'key',
  })
  await untilReady(server)
  const login = await fetch(`${server.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: env.FREELANCER_EMAIL, password: demoPassword }),
  })
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const started = performance.now()
  const payment = await fetch(
    `${server.url}/api/v1/subscription/subscriptionlink/payamentLink?price_id=price_3&email_client=${env.FREELANCER_EMAIL}&id_user=${env.FREELANCER_ACCOUNT}&type_user=Freelancer&plan=MKTPRO`,
    { headers: { cookie } },
  )
  const paymentMs = Math.round(performance.now() - started)
  const chat = {
    numbePhone: '11987654321',
    mensage: 'preciso de calibração de bombas',
    clientId: 'suite-00001',
  }
  const met = {
    cnpj: await get(server.url, '/api/v1/lookups/cnpj/11222333000181'),
    cep: await get(server.url, '/api/v1/lookups/cep/13010001'),
    assistant: await post(server.url, 'chatBot/conversation', chat),
    search: await get(server.url, '/api/v1/Fornecedores/search?categoria=calibracao'),
  }
  const line = Object.entries(met).map(
    ([name, { status, ms }]) => `${name} ${status} in ${Math.round(ms)} ms`,
  )
  say(
    `other hosts ${hangs ? 'hanging' : 'away'}: ${line.join(', ')}, payment ${payment.status} in ${paymentMs} ms`,
  )
  must(met.assistant.status === 200, 'the assistant answers from the directory')
  must(met.search.status === 200, 'the search needs nobody else')
  for (const [name, { status, ms }] of Object.entries(met)) {
    must(status !== 0 && status !== 500, `${name} answers with a reason`)
    must(ms <= 12_000, `${name} does not hang along`)
  }
  must(![0, 200, 500].includes(payment.status), 'the payment says that it cannot be opened now')
  must(server.child.exitCode === null, 'the process lives')
  server.child.kill('SIGTERM')
  await server.exited
  await host?.close()
}
