import { createContact, createContacts, listMyContacts, withdrawMyContact } from 'contract/contacts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { outboxMailer } from '../mail/outbox.ts'

const api = testApi({}, { oneApp: true })

const form = {
  nome: 'Helena Prado',
  email: 'helena@hospital.example',
  telefone: '11 91234-5678',
  mensagem: 'Lavanderia para 80 leitos.',
  termos_aceitos: true,
}

async function makeThree() {
  const clinic = await makeCompany(api.db, { account: { email: 'a@norte.example' } })
  const laundry = await makeCompany(api.db, { account: { email: 'b@leste.example' } })
  const person = await makeFreelancer(api.db, { account: { email: 'c@sul.example' } })
  return [
    { id_busness: clinic.supplier.id, type_user: 'Empresa' },
    { id_busness: laundry.supplier.id, type_user: 'Empresa' },
    { id_busness: person.supplier.id, type_user: 'Freelancer' },
  ] as const
}

const askedFor = async () =>
  (
    await api.db.execute<{ supplier_id: number; mensagem: string; email: string }>(
      sql`SELECT supplier_id, mensagem, email FROM contact_requests ORDER BY id`,
    )
  ).rows

const mailsAbout = async (recipient: string) =>
  (
    await api.db.execute<{ body_text: string }>(
      sql`SELECT body_text FROM mail_outbox WHERE recipient = ${recipient} ORDER BY id`,
    )
  ).rows.map((row) => row.body_text)

test('one message asks each supplier, tells each, and reveals the contact of each', async () => {
  const fornecedores = await makeThree()
  const { status, reply } = await api
    .visitor()
    .call(createContacts, { body: { ...form, fornecedores: [...fornecedores] } })
  expect(status).toBe(200)
  expect(reply.map(({ id_busness, contact }) => [id_busness, contact?.email])).toEqual([
    [fornecedores[0].id_busness, 'a@norte.example'],
    [fornecedores[1].id_busness, 'b@leste.example'],
    [fornecedores[2].id_busness, 'c@sul.example'],
  ])
  expect(await askedFor()).toEqual(
    fornecedores.map(({ id_busness }) => ({
      supplier_id: id_busness,
      mensagem: form.mensagem,
      email: form.email,
    })),
  )
  const [told] = await mailsAbout('b@leste.example')
  expect(told).toContain(form.mensagem)
  expect(told).not.toContain('norte.example')
})

test('who asks several gets one mail with all of them, whose link leads to each request', async () => {
  const fornecedores = await makeThree()
  const { reply } = await api
    .visitor()
    .call(createContacts, { body: { ...form, fornecedores: [...fornecedores] } })
  const mails = await mailsAbout(form.email)
  expect(mails).toHaveLength(1)
  for (const address of ['a@norte.example', 'b@leste.example', 'c@sul.example']) {
    expect(mails[0]).toContain(`E-mail: ${address}`)
    expect(await mailsAbout(address)).toHaveLength(1)
  }
  expect(mails[0]?.match(/\/fornecedores\//g)).toHaveLength(3)
  const token = /meus-contatos#(\S+)/.exec(mails[0] ?? '')?.[1] ?? ''
  const mine = await api.visitor().call(listMyContacts, { body: { token } })
  const proofs = mine.reply.data.map(({ proof }) => proof)
  expect(proofs.toSorted()).toEqual(reply.map(({ contact }) => contact?.proof).toSorted())
  for (const proof of proofs) {
    const body = { proof }
    expect((await api.visitor().call(withdrawMyContact, { body })).status).toBe(200)
  }
  expect(await askedFor()).toEqual([])
})

test('of several, the mail names only those who were not told the same today already', async () => {
  const [clinic, laundry, person] = await makeThree()
  const ask = (fornecedores: (typeof clinic | typeof person)[]) =>
    api.visitor().call(createContacts, { body: { ...form, fornecedores } })
  await ask([clinic, laundry])
  await ask([person, laundry])
  await ask([person, clinic])
  const [, second, ...others] = await mailsAbout(form.email)
  expect(others).toEqual([])
  expect(second).toContain('c@sul.example')
  expect(second).not.toContain('b@leste.example')
})

test('two who ask the same suppliers in another order at once both get an answer', async () => {
  const fornecedores = [...(await makeThree())]
  const orders = Array.from({ length: 8 }, (_, turn) =>
    turn % 2 ? fornecedores : fornecedores.toReversed(),
  )
  const answers = await Promise.all(
    orders.map((order, turn) =>
      api.visitor(`192.0.2.${turn}`).call(createContacts, {
        body: { ...form, mensagem: `Pedido ${turn}`, fornecedores: order },
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200))
})

test('a supplier named twice is asked once; one that left is left out, and the others are asked', async () => {
  const [clinic, laundry] = await makeThree()
  const gone = { id_busness: 999_999, type_user: 'Empresa' }
  const { reply } = await api
    .visitor()
    .call(createContacts, { body: { ...form, fornecedores: [clinic, clinic, gone, laundry] } })
  expect(reply.map(({ id_busness, contact }) => [id_busness, contact !== null])).toEqual([
    [clinic.id_busness, true],
    [gone.id_busness, false],
    [laundry.id_busness, true],
  ])
  expect(await askedFor()).toHaveLength(2)
})

test('a request that fails is told as a failure, not as a supplier that left', async () => {
  const fornecedores = [...(await makeThree())]
  api.parts.mail = { send: () => Promise.reject(new Error('the outbox is broken')) }
  const { status } = await api.visitor().call(createContacts, { body: { ...form, fornecedores } })
  api.parts.mail = outboxMailer
  api.expectLogged('the outbox is broken')
  expect(status).toBe(500)
  expect(await askedFor()).toEqual([])
})

test('nobody, or only somebody who left, is no request', async () => {
  const nobody = await api.visitor().call(createContacts, { body: { ...form, fornecedores: [] } })
  expect([nobody.status, nobody.problem.errors]).toEqual([
    400,
    { fornecedores: ['Escolha pelo menos um fornecedor.'] },
  ])
  const gone = { id_busness: 999_999, type_user: 'Empresa' }
  const answer = await api
    .visitor()
    .call(createContacts, { body: { ...form, fornecedores: [gone] } })
  expect(answer.status).toBe(404)
})

test('six at once are refused, and nothing is sent', async () => {
  const [clinic] = await makeThree()
  const fornecedores = Array.from({ length: 6 }, (_, index) => ({
    ...clinic,
    id_busness: clinic.id_busness + index,
  }))
  const { status, problem } = await api
    .visitor()
    .call(createContacts, { body: { ...form, fornecedores } })
  expect([status, problem.errors]).toEqual([
    400,
    { fornecedores: ['Escolha até cinco fornecedores.'] },
  ])
  expect(await askedFor()).toEqual([])
})

test('two messages to five in ten minutes are the limit, as ten single requests are', async () => {
  const caller = api.visitor()
  const fornecedores = [...(await makeThree())]
  const statuses = []
  for (let round = 0; round < 3; round++) {
    const body = { ...form, mensagem: `Pedido ${round}`, fornecedores }
    statuses.push((await caller.call(createContacts, { body })).status)
  }
  expect(statuses).toEqual([200, 200, 429])
  const [clinic] = fornecedores
  if (!clinic) throw new Error('no supplier')
  expect((await caller.call(createContact, { body: { ...form, ...clinic } })).status).toBe(200)
})
