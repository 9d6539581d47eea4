import { createContact, createContacts } from 'contract/contacts'
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
      sql`SELECT body_text FROM mail_outbox WHERE recipient = ${recipient}`,
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
