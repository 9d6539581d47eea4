import { createContact, exportContactRequests, listContactRequests } from 'contract/contacts'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi()

const visitor = {
  telefone: '(11) 91234-5678',
  termos_aceitos: true,
}

test('administrators see who asked for whom, newest first, search and export it', async () => {
  await makeAdmin(api.db, { email: 'admin@example.com' })
  const ana = await makeFreelancer(api.db, { nome: 'Ana Conceição' })
  const firm = await makeCompany(api.db, { nome: 'Calibra' })
  for (const [nome, email, id_busness, type_user, mensagem] of [
    ['=Rui', 'rui@example.com', ana.supplier.id, 'Freelancer', 'Laudo de 3 salas'],
    ['Inês', 'ines@example.com', firm.supplier.id, 'Empresa', ''],
  ] as const) {
    const { status } = await api
      .visitor()
      .call(createContact, { body: { ...visitor, nome, email, id_busness, type_user, mensagem } })
    expect(status).toBe(200)
  }
  const admin = await api.as('admin@example.com')
  const { reply } = await admin.call(listContactRequests)
  expect(reply.total).toBe(2)
  expect(reply.data).toMatchObject([
    { nome: 'Inês', mensagem: null, supplier_nome: 'Calibra', supplier_kind: 'Empresa' },
    {
      nome: '=Rui',
      mensagem: 'Laudo de 3 salas',
      supplier_nome: 'Ana Conceição',
      supplier_kind: 'Freelancer',
    },
  ])
  for (const [busca, names] of [
    ['conceicao', ['=Rui']],
    ['INES', ['Inês']],
    ['rui@', ['=Rui']],
    ['100%', []],
  ] as const) {
    const found = await admin.call(listContactRequests, { query: { busca } })
    expect(found.reply.data.map(({ nome }) => nome)).toEqual(names)
    expect(found.reply.total).toBe(names.length)
  }
  const csv = String((await admin.call(exportContactRequests)).reply)
  expect(csv.trimEnd().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(";'=Rui;")
  expect(csv.split('\r\n')[0]).toBe(
    '\ufeffID;Data e hora;Nome;E-mail;Telefone;O que precisa;ID do fornecedor;Fornecedor;Tipo de fornecedor',
  )
  expect(csv.split('\r\n')[1]).toMatch(/^\d+;\d\d\/\d\d\/\d{4}, \d\d:\d\d;/)
  expect(csv).toContain(';Laudo de 3 salas;')
})

test('only administrators see contact requests', async () => {
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  for (const endpoint of [listContactRequests, exportContactRequests]) {
    expect((await ana.call(endpoint)).status).toBe(403)
    expect((await api.visitor().call(endpoint)).status).toBe(401)
  }
})
