import { setPresence } from 'contract/account'
import { createContact } from 'contract/contacts'
import { createCompany, createFreelancer, createOwner } from 'contract/signup'
import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeContactRequests, makeFreelancer } from '../../seed/make.ts'
import { companyBody, confirmedVisitor, freelancerBody, ownerBody } from '../../test/signup.ts'
import { exportPerson } from './service-export.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const at = '2026-11-15T12:00:00.000Z'

async function consents(email: string) {
  const { consents: list } = await exportPerson(api.database, { email, now: api.clock.now() })
  return list.toReversed().map(({ purpose, version, given_at, revoked_at }) => ({
    purpose,
    version,
    given_at: given_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
  }))
}

test('a freelancer who signs up leaves the version and time of each box', async () => {
  const visitor = await confirmedVisitor(api, 'rui@example.com')
  const body = freelancerBody({ marketplace: true })
  expect((await visitor.call(createFreelancer, { body })).status).toBe(201)
  expect(await consents('rui@example.com')).toEqual([
    { purpose: 'termos', version: 'termos 2026-11-18', given_at: at, revoked_at: null },
    { purpose: 'privacidade', version: 'privacidade 2026-11-18', given_at: at, revoked_at: null },
    { purpose: 'diretorio', version: 'termos 2026-11-18', given_at: at, revoked_at: null },
  ])
})

test('of a company the owner who ticked, without the box that was left empty', async () => {
  const visitor = await confirmedVisitor(api, 'helena@example.com')
  const owner = await visitor.call(createOwner, { body: ownerBody() })
  expect(await consents('helena@example.com')).toEqual([])
  const body = companyBody(owner.reply.user_id, { marketplace: false })
  expect((await visitor.call(createCompany, { body })).status).toBe(201)
  expect((await consents('helena@example.com')).map(({ purpose }) => purpose)).toEqual([
    'termos',
    'privacidade',
  ])
})

test('leaving and joining the directory are both recorded, once each', async () => {
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' }, marketplace: false })
  const ana = await api.as('ana@example.com')
  const choose = async (marketplace: boolean) => {
    api.clock.advance(60)
    expect((await ana.call(setPresence, { body: { marketplace } })).status).toBe(200)
  }
  for (const choice of [true, true, false, false, true]) await choose(choice)
  const times = (await consents('ana@example.com')).map(({ given_at, revoked_at }) =>
    [given_at, revoked_at].map((time) => time?.slice(14, 16) ?? null),
  )
  expect(times).toEqual([
    ['01', '03'],
    ['05', null],
  ])
})

test('asking for a contact records the box with the request, once for one request', async () => {
  const { supplier } = await makeFreelancer(api.db)
  const ask = (mensagem: string) =>
    api.visitor().call(createContact, {
      body: {
        nome: 'Paula',
        email: 'paula@example.com',
        telefone: '(11) 98765-4321',
        mensagem,
        termos_aceitos: true,
        id_busness: supplier.id,
        type_user: 'Freelancer',
      },
    })
  for (const text of ['', '', 'Gaze']) expect((await ask(text)).status).toBe(200)
  const version = 'termos 2026-11-18, privacidade 2026-11-18'
  expect(await consents('paula@example.com')).toEqual([
    { purpose: 'contato', version, given_at: at, revoked_at: null },
  ])
  const { rows } = await api.db.execute(sql`
    SELECT 1 FROM consents JOIN contact_requests r ON r.id = contact_request_id`)
  expect(rows).toHaveLength(1)
})

test('boxes ticked before they were recorded are known by their day', async () => {
  const created_at = new Date('2026-10-01T12:00:00Z')
  const ana = await makeFreelancer(api.db, {
    account: { email: 'ana@example.com' },
    marketplace: false,
    termos_aceitos: true,
    politicas_aceitas: true,
    created_at,
  })
  await makeCompany(api.db, {
    account: { email: 'luz@example.com' },
    termos_aceitos: false,
    politicas_aceitas: false,
    marketplace: true,
    created_at,
  })
  const visitor = { nome: 'Paula', email: 'paula@example.com', telefone: '1', day: '2026-10-02' }
  await makeContactRequests(api.db, [{ ...visitor, supplier_id: ana.supplier.id, created_at }])
  const file = new URL('../../migrations/0124_consents.sql', import.meta.url)
  const backfill = (await readFile(file, 'utf8')).match(/^INSERT[^;]*;/gm) ?? []
  for (const statement of backfill) await api.db.execute(sql.raw(statement))
  const known = { version: 'anterior', given_at: created_at.toISOString(), revoked_at: null }
  expect(await consents('ana@example.com')).toEqual([
    { purpose: 'termos', ...known },
    { purpose: 'privacidade', ...known },
  ])
  expect(await consents('luz@example.com')).toEqual([{ purpose: 'diretorio', ...known }])
  expect(await consents('paula@example.com')).toEqual([{ purpose: 'contato', ...known }])
})
