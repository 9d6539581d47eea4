import { type AuditEntry, listChanges } from 'contract/audit'
import { getAttendance, listAttendances, sendChatMessage, askForAttendant } from 'contract/chat'
import { exportContactRequests, listContactRequests } from 'contract/contacts'
import { listDataRequests } from 'contract/data-requests'
import { listInboxMessages } from 'contract/inbox'
import { listReports } from 'contract/moderation'
import { listNeeds } from 'contract/needs'
import { getCompany, getFreelancer, getOwner } from 'contract/profiles'
import {
  exportCompanies,
  exportFreelancers,
  listCompanies,
  listFreelancers,
} from 'contract/records'
import { exportReferrals, listReferrals } from 'contract/referrals'
import { listReviewQueue } from 'contract/reviews'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, testApi } from '../../test/api.ts'
import { makeAdmin, makeCompany, makeFreelancer, makeOwner } from '../../seed/make.ts'

const api = testApi({}, { oneApp: true })
let admin: Caller

beforeEach(async () => {
  await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz' })
  admin = await api.as('admin@example.com')
})

const entries = async (query = {}): Promise<AuditEntry[]> =>
  (await admin.call(listChanges, { query: { limit: 100, ...query } })).reply.data.toReversed()
const told = (list: AuditEntry[]) =>
  list.map(({ action, subject, after }) => [action, subject.kind, subject.id, after])

test('a list that an administrator looks at leaves its name and filter, whatever the page', async () => {
  await admin.call(listFreelancers, {
    query: { busca: 'ana', estado: 'SP', skip: 5, sort: 'nome' },
  })
  await admin.call(listCompanies, { query: { plan: 'MKTPRO', status: 'inativo' } })
  await admin.call(listReferrals, { query: { status: 'aguardando' } })
  await admin.call(listContactRequests, { query: { busca: 'Paulo' } })
  await admin.call(listInboxMessages, { query: {} })
  await admin.call(listReports, { query: {} })
  await admin.call(listReviewQueue, { query: {} })
  await admin.call(listNeeds, { query: { estado: 'SP' } })
  await admin.call(listDataRequests, { query: { busca: 'Rita' } })
  expect(told(await entries())).toEqual([
    ['list.view', 'list', 0, { lista: 'freelancers', busca: 'ana', estado: 'SP' }],
    ['list.view', 'list', 0, { lista: 'empresas', plan: 'MKTPRO', status: 'inativo' }],
    ['list.view', 'list', 0, { lista: 'indicacoes', status: 'aguardando' }],
    ['list.view', 'list', 0, { lista: 'contatos', busca: 'Paulo' }],
    ['list.view', 'list', 0, { lista: 'mensagens', status: 'nova' }],
    ['list.view', 'list', 0, { lista: 'denuncias', status: 'aberta' }],
    ['list.view', 'list', 0, { lista: 'avaliacoes', status: 'aberta' }],
    ['list.view', 'list', 0, { lista: 'demandas', status: 'abertas', estado: 'SP' }],
    ['list.view', 'list', 0, { lista: 'pedidos-de-dados', status: 'aberto', busca: 'Rita' }],
  ])
})

test('every export leaves an entry of its own', async () => {
  for (const endpoint of [exportFreelancers, exportCompanies, exportReferrals]) {
    expect((await admin.call(endpoint, { query: { busca: 'x' } })).status).toBe(200)
  }
  for (let n = 0; n < 2; n++) await admin.call(exportContactRequests, { query: { busca: 'Rui' } })
  expect(told(await entries({ action: 'list.export' }))).toEqual([
    ['list.export', 'list', 0, { lista: 'freelancers', busca: 'x' }],
    ['list.export', 'list', 0, { lista: 'empresas', busca: 'x' }],
    ['list.export', 'list', 0, { lista: 'indicacoes', busca: 'x' }],
    ['list.export', 'list', 0, { lista: 'contatos', busca: 'Rui' }],
    ['list.export', 'list', 0, { lista: 'contatos', busca: 'Rui' }],
  ])
})

test('records and conversations are told by whom they are about', async () => {
  // On a Monday, while people attend.
  api.clock.set('2026-11-16T14:00:00Z')
  admin = await api.as('admin@example.com')
  const ana = await makeFreelancer(api.db, { nome: 'Ana' })
  const made = await makeCompany(api.db, { nome: 'Termovalida' })
  const owner = await makeOwner(api.db, { nome: 'Rita' })
  await admin.call(getFreelancer, { params: { id: ana.supplier.id } })
  await admin.call(getCompany, { params: { id: made.supplier.id } })
  await admin.call(getOwner, { params: { id: owner.id } })
  const visitor = api.visitor()
  await visitor.call(sendChatMessage, { body: { numbePhone: '11987654321', mensage: 'Oi' } })
  await visitor.call(askForAttendant, { body: { numbePhone: '11987654321' } })
  const id = (await admin.call(listAttendances)).reply.data[0]?.id ?? 0
  await admin.call(getAttendance, { params: { id } })
  await admin.call(getAttendance, { params: { id: id + 1 } })
  const list = await entries()
  expect(told(list)).toEqual([
    ['supplier.view', 'supplier', ana.supplier.id, {}],
    ['supplier.view', 'supplier', made.supplier.id, {}],
    ['supplier.view', 'account', owner.id, {}],
    ['attendance.view', 'attendance', id, {}],
  ])
  expect(list.map(({ subject, admin: who }) => [subject.nome, who.nome])).toEqual([
    ['Ana', 'Beatriz'],
    ['Termovalida', 'Beatriz'],
    ['Rita', 'Beatriz'],
    [null, 'Beatriz'],
  ])
})

test('the same view counts once an hour, for each administrator', async () => {
  const { supplier } = await makeFreelancer(api.db)
  const look = (caller: Caller) => caller.call(getFreelancer, { params: { id: supplier.id } })
  await Promise.all([look(admin), look(admin), look(admin)])
  api.clock.set('2026-11-15T12:59:59Z')
  await look(admin)
  await makeAdmin(api.db, { email: 'rui@example.com', nome: 'Rui' })
  await look(await api.as('rui@example.com'))
  api.clock.set('2026-11-15T13:00:00Z')
  await look(admin)
  const list = await entries({ action: 'supplier.view', id: supplier.id })
  expect(list.map(({ at, admin: who }) => [at.slice(11, 16), who.nome])).toEqual([
    ['12:00', 'Beatriz'],
    ['12:59', 'Rui'],
    ['13:00', 'Beatriz'],
  ])
})

test('the history of changes leaves out what was only seen; people see their own without a trace', async () => {
  const { supplier } = await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  const ana = await api.as('ana@example.com')
  expect((await ana.call(getFreelancer, { params: { id: supplier.id } })).status).toBe(200)
  expect(await entries()).toEqual([])
  await admin.call(getFreelancer, { params: { id: supplier.id } })
  expect(await entries({ subject: 'supplier', id: supplier.id })).toHaveLength(1)
  expect(await entries({ subject: 'supplier', id: supplier.id, changed: 'only' })).toEqual([])
})
