import { changePassword, getMailLanguage, setMailLanguage } from 'contract/account'
import { answerDataRequest, listDataRequests } from 'contract/data-requests'
import { setStanding } from 'contract/moderation'
import { actOnSandboxCheckout } from 'contract/sandbox'
import { getPaymentLink } from 'contract/plans'
import { createDataRequest, sendPrivacyCode, verifyPrivacyCode } from 'contract/privacy'
import { recoverPassword, sendRecoveryCode } from 'contract/recovery'
import { createReferral } from 'contract/referrals'
import { createFreelancer, sendEmailCode, verifyEmailCode } from 'contract/signup'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { proved } from '../../test/identity.ts'
import { codeSentTo, freelancerBody } from '../../test/signup.ts'

// In which language the product writes to people: that of their account, or of the page they are on.
const api = testApi({ rateLimitScale: 100 })
const rui = 'rui@example.com'

function inEnglish(caller: Caller): Caller {
  caller.cookie = [caller.cookie, 'lng=en'].filter(Boolean).join('; ')
  return caller
}

/** The subjects of the mails to this address since the last asking. */
async function newSubjects(email: string): Promise<string[]> {
  const { rows } = await api.db.execute<{ subject: string }>(sql`
    DELETE FROM mail_outbox WHERE recipient = ${email} RETURNING subject, id`)
  return rows.map(({ subject }) => subject).sort()
}

async function signUpInEnglish(): Promise<{ id: number; caller: Caller }> {
  const caller = inEnglish(api.visitor())
  await caller.call(sendEmailCode, { body: { email: rui } })
  const codeVerify = await codeSentTo(api, rui)
  expect(await newSubjects(rui)).toEqual([`${codeVerify} is your confirmation code`])
  await caller.call(verifyEmailCode, { body: { email: rui, codeVerify } })
  const { reply } = await caller.call(createFreelancer, { body: freelancerBody() })
  return { id: reply.id_user, caller }
}

test('whoever signs up on the English pages gets English mails, also from others and much later', async () => {
  const { id, caller } = await signUpInEnglish()
  expect((await caller.call(getMailLanguage)).reply).toEqual({ language: 'en' })

  const query = {
    price_id: 'sandbox_MKTPRO_month',
    email_client: rui,
    id_user: id,
    type_user: 'Freelancer',
    plan: 'MKTPRO',
  } as const
  const { reply } = await caller.call(getPaymentLink, { query })
  const checkout = reply.redirect.checkout_url?.split('/').at(-1) ?? ''
  await api.visitor().call(actOnSandboxCheckout, { params: { id: checkout, action: 'pay' } })
  expect(await newSubjects(rui)).toEqual([
    'Professional plan active',
    'Receipt of your payment MES-0001',
  ])

  await makeAdmin(api.db, { email: 'admin@example.com' })
  const admin = await api.as('admin@example.com')
  const body = { active: false, reason: 'O telefone não atende.' }
  await admin.call(setStanding, { params: { id }, body })
  expect(await newSubjects(rui)).toEqual(['Your listing was deactivated at Marketplace em Saúde'])
})

test('a code comes in the language of the page, news of the account in that of the account', async () => {
  await makeFreelancer(api.db, { account: { email: rui, language: 'en' } })
  const visitor = api.visitor()
  await visitor.call(sendRecoveryCode, { body: { email: rui } })
  const codeVerify = await codeSentTo(api, rui)
  expect(await newSubjects(rui)).toEqual([`${codeVerify} é o seu código para trocar a senha`])
  const password_user = 'Outra$Chave9'
  await visitor.call(recoverPassword, {
    body: { email: rui, codeVerify, password_user },
  })
  expect(await newSubjects(rui)).toEqual(['Your password was changed'])
})

test('one account chooses, another keeps its own', async () => {
  await makeFreelancer(api.db, { account: { email: rui } })
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const caller = await api.as(rui)
  const { reply } = await caller.call(setMailLanguage, { body: { language: 'en' } })
  expect(reply).toEqual({ language: 'en' })
  const refused = await caller.call(setMailLanguage, { body: { language: 'fr' as 'en' } })
  expect([refused.status, refused.problem.code]).toEqual([400, 'INVALID_INPUT'])
  expect((await api.visitor().call(getMailLanguage)).status).toBe(401)
  expect((await (await api.as('ana@example.com')).call(getMailLanguage)).reply).toEqual({
    language: 'pt',
  })
  const password = 'Outra$Chave9'
  await caller.call(changePassword, {
    body: { ...(await proved(caller)), password_user: password, confirmacao: password },
  })
  expect(await newSubjects(rui)).toEqual(['Your password was changed'])
})

test('a request about data is answered in the language in which it was made', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const email = 'paula@example.com'
  const paula = inEnglish(api.visitor())
  await paula.call(sendPrivacyCode, { body: { email } })
  const codeVerify = await codeSentTo(api, email)
  await paula.call(verifyPrivacyCode, { body: { email, codeVerify } })
  const body = { kind: 'outro', texto: 'Please correct my phone number.' } as const
  await paula.call(createDataRequest, { query: { by: 'code' }, body })
  const admin = await api.as('admin@example.com')
  const [request] = (await admin.call(listDataRequests)).reply.data
  await admin.call(answerDataRequest, {
    params: { id: request?.id ?? 0 },
    body: { status: 'atendido', answer: 'We corrected your number.' },
  })
  expect(await newSubjects(email)).toEqual([
    'Answer to your request about personal data',
    'We received your request about personal data',
    'Your code to see your data',
  ])
})

test('somebody recommended on the English pages is told in English', async () => {
  const body = {
    nome_indicador: 'Helena Prado',
    email_indicado: 'novo@example.com',
    telefone_indicado: '(11) 98765-4321',
    empresa_freelancer_indicada: 'Prado Equipamentos',
  }
  await inEnglish(api.visitor()).call(createReferral, { body })
  expect(await newSubjects('novo@example.com')).toEqual([
    'You were recommended to Marketplace em Saúde',
  ])
})
