import { createOwner, sendEmailCode, verifyEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { rowsIn } from '../../test/database.ts'
import { makeOwner } from '../../seed/make.ts'
import { askCode, codeSentTo, confirmedVisitor, ownerBody } from '../../test/signup.ts'

const api = testApi({}, { oneApp: true })
const email = 'helena@example.com'

const verify = (codeVerify: string | number, to = email) =>
  api.visitor().call(verifyEmailCode, { body: { email: to, codeVerify } })

/** A code that is not this one. */
const wrong = (code: string) => String(Number(code) === 999_999 ? 100_000 : Number(code) + 1)

const count = (table: string) => rowsIn(api.db, table)

test('who confirms the e-mail at home and once more on the way can sign up', async () => {
  const confirmAt = async (from: string, cookie: string) => {
    const visitor = api.visitor(from)
    visitor.cookie = cookie
    await visitor.call(sendEmailCode, { body: { email } })
    const codeVerify = await codeSentTo(api, email)
    const { reply } = await visitor.call(verifyEmailCode, { body: { email, codeVerify } })
    expect(reply.correct).toBe(true)
    return visitor
  }
  const { cookie } = await confirmAt('203.0.113.7', '')
  api.clock.advance(61)
  const away = await confirmAt('198.51.100.7', cookie)
  expect((await away.call(createOwner, { body: ownerBody() })).status).toBe(201)
})

describe('codes sent by e-mail', () => {
  test('a code arrives by mail in Portuguese, as text and HTML, and is right once', async () => {
    const { status, reply } = await api
      .visitor()
      .call(sendEmailCode, { body: { email: ' Helena@Example.com', codeVerify: 'string' } })
    expect([status, reply.message]).toEqual([200, 'Verifique sua caixa de email'])
    const code = await codeSentTo(api, email)
    const { rows } = await api.db.execute<{ subject: string; body_html: string }>(
      sql`SELECT subject, body_html FROM mail_outbox ORDER BY id`,
    )
    expect(rows[0]?.subject).toBe(`${code} é o seu código de confirmação`)
    expect(rows[0]?.body_html).toContain(code)
    expect((await verify(code)).reply).toEqual({ correct: true, message: 'E-mail confirmado.' })
    expect((await verify(code)).reply).toEqual({
      correct: false,
      message: 'Este código expirou ou já foi usado. Peça um novo código.',
    })
  })

  test('a robot that fills in the hidden field is refused and gets no code', async () => {
    const body = { email, codeVerify: 'string', website: 'http://spam.example' }
    expect((await api.visitor().call(sendEmailCode, { body })).status).toBe(400)
    expect(await count('mail_outbox')).toBe(0)
  })

  test('a wrong code is answered 200 with correct false and a message', async () => {
    const code = await askCode(api, email)
    const { status, reply } = await verify(wrong(code))
    expect(status).toBe(200)
    expect(reply).toEqual({
      correct: false,
      message: 'Código incorreto. Confira o e-mail e tente novamente.',
    })
    expect((await verify(code)).reply.correct).toBe(true)
  })

  test('the code is understood as a number and with spaces', async () => {
    expect((await verify(Number(await askCode(api, email)))).reply.correct).toBe(true)
    const other = await askCode(api, 'ana@example.com')
    const spaced = ` ${other.slice(0, 3)} ${other.slice(3)} `
    expect((await verify(spaced, 'ana@example.com')).reply.correct).toBe(true)
  })

  test('after five wrong tries even the right code is refused', async () => {
    const code = await askCode(api, email)
    for (let i = 0; i < 4; i++) await verify(wrong(code))
    const fifth = await verify(wrong(code))
    expect(fifth.reply.message).toBe('Muitas tentativas com este código. Peça um novo código.')
    expect((await verify(code)).reply).toEqual({
      correct: false,
      message: 'Muitas tentativas com este código. Peça um novo código.',
    })
  })

  test('twenty guesses at once count as twenty', async () => {
    const code = await askCode(api, email)
    await Promise.all(Array.from({ length: 20 }, () => verify(wrong(code))))
    expect((await verify(code)).reply.correct).toBe(false)
  })

  test('a code works for its own e-mail only, and for ten minutes', async () => {
    const code = await askCode(api, email)
    await askCode(api, 'ana@example.com')
    expect((await verify(code, 'ana@example.com')).reply.correct).toBe(false)
    api.clock.advance(10 * 60 + 1)
    expect((await verify(code)).reply.message).toBe(
      'Este código expirou ou já foi usado. Peça um novo código.',
    )
  })

  test('a new code can be asked for after a minute, and kills the old one', async () => {
    const first = await askCode(api, email)
    const soon = await api.visitor().call(sendEmailCode, { body: { email } })
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60'])
    api.clock.advance(61)
    const second = await askCode(api, email)
    expect((await verify(first)).reply.correct).toBe(first === second)
    expect((await verify(second)).reply.correct).toBe(true)
  })

  test('of many requests in the same moment one code is sent', async () => {
    const asked = Array.from({ length: 5 }, () =>
      api.visitor().call(sendEmailCode, { body: { email } }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 429, 429, 429, 429])
    expect(await count('mail_outbox')).toBe(1)
  })

  test('a stranger elsewhere who asks and guesses spoils nobody’s code', async () => {
    const owner = api.visitor('198.51.100.4')
    await owner.call(sendEmailCode, { body: { email } })
    const code = await codeSentTo(api, email)
    const stranger = api.visitor('203.0.113.7')
    expect((await stranger.call(sendEmailCode, { body: { email } })).status).toBe(200)
    for (let turn = 0; turn < 6; turn++) {
      await stranger.call(verifyEmailCode, { body: { email, codeVerify: '000000' } })
    }
    const { reply } = await owner.call(verifyEmailCode, { body: { email, codeVerify: code } })
    expect(reply.correct).toBe(true)
  })

  test('all addresses of one IPv6 line are one who asks', async () => {
    const ask = async (from: string) =>
      (await api.visitor(from).call(sendEmailCode, { body: { email } })).status
    expect(await ask('2001:db8:1:2::1')).toBe(200)
    expect(await ask('2001:db8:1:2::2')).toBe(429)
    expect(await ask('2001:db8:1:3::1')).toBe(200)
  })

  test('whether a code can be asked for does not tell that the account was just made', async () => {
    const visitor = await confirmedVisitor(api, email)
    await visitor.call(createOwner, { body: ownerBody() })
    expect((await api.visitor().call(sendEmailCode, { body: { email } })).status).toBe(429)
  })

  test('an e-mail receives at most five codes an hour', async () => {
    for (let i = 0; i < 5; i++) {
      await askCode(api, email)
      api.clock.advance(61)
    }
    const { status } = await api.visitor().call(sendEmailCode, { body: { email } })
    expect(status).toBe(429)
  })

  test('the answer is the same whether or not the account exists; the mail tells its owner', async () => {
    await makeOwner(api.db, { email })
    const known = await api.visitor().call(sendEmailCode, { body: { email } })
    const unknown = await api.visitor().call(sendEmailCode, { body: { email: 'x@example.com' } })
    expect(known.reply).toEqual(unknown.reply)
    const { rows } = await api.db.execute<{ recipient: string; body_text: string }>(
      sql`SELECT recipient, body_text FROM mail_outbox WHERE body_text LIKE '%já tem uma conta%' ORDER BY id`,
    )
    expect(rows.map(({ recipient }) => recipient)).toEqual([email])
    expect(rows[0]?.body_text).toMatch(/Entrar na minha conta: https?:\/\/\S+\/login\n/)
  })

  test('the stored code cannot be read', async () => {
    const code = await askCode(api, email)
    const { rows } = await api.db.execute(sql`SELECT * FROM email_codes`)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})
