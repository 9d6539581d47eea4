import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from 'contract/recovery'
import { login, me } from 'contract/session'
import { verifyEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeFreelancer, makeOwner } from '../../seed/make.ts'
import { askCode, codeSentTo } from '../../test/signup.ts'

const api = testApi({}, { oneApp: true })
const email = 'helena@example.com'
const password = 'Outra#5932'

const recover = (codeVerify: string, password_user = password, to = email) =>
  api.visitor().call(recoverPassword, { body: { email: to, codeVerify, password_user } })

test('a code by e-mail, its check, and a new password; every session ends', async () => {
  await makeOwner(api.db, { email })
  const before = await api.as(email)
  const codeVerify = await askCode(api, email, 'recover')
  const check = await api.visitor().call(verifyRecoveryCode, { body: { email, codeVerify } })
  expect(check.reply).toEqual({ correct: true, message: 'E-mail confirmado.' })
  const { status, reply } = await recover(codeVerify)
  expect([status, reply.message]).toEqual([200, 'Senha alterada com sucesso.'])
  expect((await before.call(me)).reply.user).toBeNull()
  await api.as(email, password)
  const { rows } = await api.db.execute<{ subject: string; body_text: string }>(
    sql`SELECT subject, body_text FROM mail_outbox ORDER BY id DESC LIMIT 1`,
  )
  expect(rows[0]?.subject).toBe('Sua senha foi alterada')
  const again = `Recuperar minha conta: ${api.parts.settings.publicUrl}/recoverpassword\n`
  expect(rows[0]?.body_text).toContain(again)
})

test('a code changes one password and no second one', async () => {
  await makeOwner(api.db, { email })
  const code = await askCode(api, email, 'recover')
  const answers = await Promise.all([recover(code), recover(code, 'Terceira#7711')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await recover(code)).problem.code).toBe('CODE_REFUSED')
})

test('an unknown, an inactive and a known account read the same; only the known gets a mail', async () => {
  await makeOwner(api.db, { email })
  await makeFreelancer(api.db, { account: { email: 'fora@example.com', disabled_at: new Date() } })
  const answers = []
  for (const to of [email, 'fora@example.com', 'ninguem@example.com']) {
    const sent = await api.visitor().call(sendRecoveryCode, { body: { email: to } })
    const checked = await api
      .visitor()
      .call(verifyRecoveryCode, { body: { email: to, codeVerify: '000000' } })
    const changed = await recover('000000', password, to)
    answers.push([sent.status, sent.reply, checked.reply, changed.status, changed.problem.detail])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  const { rows } = await api.db.execute(sql`SELECT recipient FROM mail_outbox ORDER BY id`)
  expect(rows).toEqual([{ recipient: email }])
})

test('codes of sign-up and of recovery do not open each other', async () => {
  await makeOwner(api.db, { email })
  const signupCode = await askCode(api, email)
  const recoveryCode = await askCode(api, email, 'recover')
  expect((await recover(signupCode)).status).toBe(signupCode === recoveryCode ? 200 : 400)
  const { reply } = await api
    .visitor()
    .call(verifyEmailCode, { body: { email, codeVerify: recoveryCode } })
  expect(reply.correct).toBe(signupCode === recoveryCode)
})

test('five wrong codes, checked or sent, kill the code', async () => {
  await makeOwner(api.db, { email })
  const code = await askCode(api, email, 'recover')
  for (let i = 0; i < 3; i++) {
    await api.visitor().call(verifyRecoveryCode, { body: { email, codeVerify: '000000' } })
  }
  for (let i = 0; i < 2; i++) await recover('000000')
  const { status, problem } = await recover(code)
  expect([status, problem.detail]).toEqual([
    400,
    'Muitas tentativas com este código. Peça um novo código.',
  ])
})

test.each([
  ['Curta#1', 'A senha deve ter no mínimo 8 caracteres'],
  ['Brasil@2026', 'Esta senha é muito comum. Escolha outra.'],
  ['Marina#1987', 'Esta senha é muito comum. Escolha outra.'],
  ['Xhelena#99', 'A senha não pode conter o seu e-mail.'],
])('the new password %s is refused before the code is spent', async (bad, text) => {
  await makeOwner(api.db, { email })
  const code = await askCode(api, email, 'recover')
  const { status, problem } = await recover(code, bad)
  expect(status).toBe(400)
  expect(problem.errors?.password_user).toEqual([text])
  expect((await recover(code)).status).toBe(200)
})

test('the password one already has is no change, and the code stays good for another', async () => {
  await makeOwner(api.db, { email })
  expect((await recover(await askCode(api, email, 'recover'), 'Segura#4821')).status).toBe(200)
  const before = await api.as(email, 'Segura#4821')
  api.clock.advance(60)
  const code = await askCode(api, email, 'recover')
  const { status, problem } = await recover(code, 'Segura#4821')
  expect([status, problem.code, problem.detail]).toEqual([
    400,
    'PASSWORD_UNCHANGED',
    'A nova senha precisa ser diferente da atual.',
  ])
  expect((await before.call(me)).reply.user?.email).toBe(email)
  expect((await recover(code)).status).toBe(200)
})

test('a person who was locked out by failures gets in with the new password at once', async () => {
  await makeOwner(api.db, { email })
  for (let i = 0; i < 6; i++) {
    await api.visitor().call(login, { body: { email, password: 'errada' } })
  }
  await recover(await askCode(api, email, 'recover'))
  await api.as(email, password)
})

test('strangers who ask again and again block nobody who asks from elsewhere', async () => {
  await makeOwner(api.db, { email })
  const body = { email }
  for (let turn = 0; turn < 6; turn++) {
    await api.visitor('203.0.113.7').call(sendRecoveryCode, { body })
    api.clock.advance(61)
  }
  expect((await api.visitor('198.51.100.4').call(sendRecoveryCode, { body })).status).toBe(200)
  const code = await codeSentTo(api, email)
  const input = { body: { email, codeVerify: code, password_user: password } }
  expect((await api.visitor('198.51.100.4').call(recoverPassword, input)).status).toBe(200)
})

test('strangers everywhere fill a mailbox up to twenty codes; a browser of the owner still gets one', async () => {
  await makeOwner(api.db, { email })
  const known = await api.as(email)
  const send = (caller: Caller) => caller.call(sendRecoveryCode, { body: { email } })
  for (let turn = 0; turn < 20; turn++) {
    expect((await send(api.visitor(`203.0.${turn}.7`))).status).toBe(200)
  }
  expect((await send(api.visitor('198.51.100.4'))).status).toBe(429)
  expect((await send(known)).status).toBe(200)
  api.clock.advance(61)
  const other = await makeOwner(api.db, { email: 'rui@example.com', cpf: '123.456.789-09' })
  expect((await send(await api.as(other.email))).status).toBe(429)
})

test('an address asks for at most six codes an hour', async () => {
  for (let i = 0; i < 6; i++) {
    await api.visitor().call(sendRecoveryCode, { body: { email: `p${i}@example.com` } })
  }
  const { status } = await api.visitor().call(sendRecoveryCode, { body: { email } })
  expect(status).toBe(429)
})
