import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { pino } from 'pino'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { deleteOldMail, deliverDueMail, outboxMailer, smtpTransport } from './outbox.ts'

const api = testApi()
const log = pino({ level: 'silent' })

type Received = {
  to: string[]
  subject: string
  text: string
  html: string
  from: string
  list: string[]
}

/** A real SMTP server, which can be stopped and started again on the same port. */
function mailServer() {
  const received: Received[] = []
  let refuse: { code: number; times: number } = { code: 0, times: 0 }
  let server: SMTPServer | undefined
  let port = 0
  return {
    received,
    refuseNext(code: number, times: number) {
      refuse = { code, times }
    },
    url: () => `smtp://127.0.0.1:${port}`,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        // How long a stopping server waits for connections that the pool keeps open.
        closeTimeout: 50,
        disabledCommands: ['STARTTLS'],
        onRcptTo(_address, _session, callback) {
          if (refuse.times-- > 0) {
            callback(Object.assign(new Error('not now'), { responseCode: refuse.code }))
          } else callback()
        },
        onData(stream, session, callback) {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
              received.push({
                to: session.envelope.rcptTo.map(({ address }) => address),
                subject: mail.subject ?? '',
                text: mail.text ?? '',
                html: mail.html ?? '',
                from: mail.from?.address ?? '',
                list: mail.headers
                  .filter(({ key }) => key.startsWith('list-'))
                  .map(({ key, value }) => `${key}: ${value}`),
              })
              callback()
            })
          })
        },
      })
      server.on('error', () => {})
      await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
      port = (server.server.address() as AddressInfo).port
    },
    async stop() {
      await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
      server = undefined
    },
  }
}

const smtp = mailServer()
let transport: ReturnType<typeof smtpTransport> | undefined
afterEach(async () => {
  transport?.close()
  await smtp.stop()
  smtp.received.length = 0
  smtp.refuseNext(0, 0)
})

async function connect() {
  await smtp.start()
  transport = smtpTransport(smtp.url(), 'Marketplace em Saúde <nao-responda@example.com>')
  // The outbox stamps with the database's clock; everything due now is due a minute later, too.
  api.clock.set(new Date(Date.now() + 60_000))
  return () => deliverDueMail(api.db, transport as never, api.clock, log)
}

const mailTo = (to: string) => ({
  to,
  subject: 'Confirmação: código 123456',
  text: 'Olá, José! Código 123456',
  html: '<p>Olá, <b>José</b>! Código 123456</p>',
})

const send = (to: string) => outboxMailer.send(api.db, mailTo(to))

async function states() {
  const { rows } = await api.db.execute<{ recipient: string; state: string; tries: number }>(sql`
    SELECT recipient, tries, CASE WHEN sent_at IS NOT NULL THEN 'sent'
      WHEN failed_at IS NOT NULL THEN 'failed' ELSE 'waiting' END AS state
    FROM mail_outbox ORDER BY id`)
  return rows.map(({ recipient, state }) => `${recipient} ${state}`)
}

describe('mail', () => {
  test('arrives once, as text and HTML, with its accents', async () => {
    const deliver = await connect()
    await send('jose@example.com')
    expect(await deliver()).toBe(1)
    expect(await deliver()).toBe(0)
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({
      to: ['jose@example.com'],
      from: 'nao-responda@example.com',
      subject: 'Confirmação: código 123456',
    })
    expect(smtp.received[0]?.text).toContain('Olá, José!')
    expect(smtp.received[0]?.html).toContain('<b>José</b>')
    expect(smtp.received[0]?.list).toEqual([])
  })

  test('that one can do without tells mail programs where to unsubscribe with one press', async () => {
    const deliver = await connect()
    const unsubscribeUrl = `https://saude.example/api/v1/mails/one-click?token=${'x'.repeat(300)}`
    await outboxMailer.send(api.db, { ...mailTo('jose@example.com'), unsubscribeUrl })
    expect(await deliver()).toBe(1)
    expect(smtp.received[0]?.list.map((header) => header.replaceAll(/(?<!:)\s/g, ''))).toEqual([
      `list-unsubscribe: <${unsubscribeUrl}>`,
      'list-unsubscribe-post: List-Unsubscribe=One-Click',
    ])
  })

  test('a stopped SMTP server loses none, however long it stays away', async () => {
    const deliver = await connect()
    await send('antes@example.com')
    await deliver()
    await smtp.stop()
    for (let i = 0; i < 5; i++) await send(`depois${i}@example.com`)
    for (let hours = 0; hours < 48; hours++) {
      expect(await deliver()).toBe(0)
      api.clock.advance(60 * 60)
    }
    await smtp.start()
    expect(await deliver()).toBe(5)
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(
      ['antes', 'depois0', 'depois1', 'depois2', 'depois3', 'depois4'].map(
        (name) => `${name}@example.com`,
      ),
    )
    expect(new Set(await states())).toEqual(new Set(smtp.received.map(({ to }) => `${to[0]} sent`)))
  })

  test('a server that is away is tried again within five minutes, never without a pause', async () => {
    const deliver = await connect()
    await smtp.stop()
    await send('ana@example.com')
    await deliver()
    await smtp.start()
    expect(await deliver()).toBe(0)
    api.clock.advance(5 * 60)
    expect(await deliver()).toBe(1)
  })

  test('a mail that is refused for now waits, and holds up no other', async () => {
    const deliver = await connect()
    await send('cinza@example.com')
    await send('outra@example.com')
    smtp.refuseNext(451, 1)
    expect(await deliver()).toBe(1)
    expect(await states()).toEqual(['cinza@example.com waiting', 'outra@example.com sent'])
    api.clock.advance(31)
    expect(await deliver()).toBe(1)
  })

  test('a mail that the server refuses for good is given up after three tries', async () => {
    const deliver = await connect()
    await send('ninguem@example.com')
    smtp.refuseNext(550, 99)
    for (let i = 0; i < 5; i++) {
      await deliver()
      api.clock.advance(4 * 60 * 60)
    }
    expect(await states()).toEqual(['ninguem@example.com failed'])
  })

  test("a mailbox that says 'later' for three days is given up", async () => {
    const deliver = await connect()
    await send('cheia@example.com')
    smtp.refuseNext(452, 999)
    for (let hours = 0; hours < 3 * 24; hours += 4) {
      await deliver()
      api.clock.advance(4 * 60 * 60)
    }
    expect(await states()).toEqual(['cheia@example.com waiting'])
    await deliver()
    expect(await states()).toEqual(['cheia@example.com failed'])
  })

  test('two processes never send one mail twice', async () => {
    const deliver = await connect()
    for (let i = 0; i < 8; i++) await send(`p${i}@example.com`)
    const counts = await Promise.all([deliver(), deliver(), deliver()])
    expect(counts.reduce((a, b) => a + b)).toBe(8)
    expect(smtp.received).toHaveLength(8)
  })

  test('a mail rolled back with its cause never leaves', async () => {
    const deliver = await connect()
    await api.database
      .transaction(async (db) => {
        await outboxMailer.send(db, mailTo('ana@example.com'))
        throw new Error('the step failed')
      })
      .catch(() => {})
    expect(await deliver()).toBe(0)
  })

  test('sent mails are forgotten after a week, waiting ones are not', async () => {
    const deliver = await connect()
    await send('velha@example.com')
    await deliver()
    await send('nova@example.com')
    api.clock.advance(8 * 24 * 60 * 60)
    await deleteOldMail(api.db, api.clock.now())
    expect(await states()).toEqual(['nova@example.com waiting'])
  })
})
