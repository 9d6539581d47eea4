import { listChanges } from 'contract/audit'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../test/make.ts'
import { recordChange } from './service.ts'

const api = testApi()

async function changeSomething() {
  const admin = await makeAdmin(api.db, { email: 'admin@example.com', nome: 'Beatriz' })
  const { supplier } = await makeFreelancer(api.db, { nome: 'Ana' })
  await recordChange(api.db, {
    adminId: admin.id,
    action: 'supplier.edit',
    subject: { kind: 'supplier', id: supplier.id },
    before: { ...supplier, password_user: 'a' },
    after: { ...supplier, nome: 'Ana Clara', certificados: ['X'], version: 2, password_user: 'b' },
    at: api.clock.now(),
  })
  return supplier.id
}

test('the log says who changed what, with only the differing fields and no secret', async () => {
  const id = await changeSomething()
  const admin = await api.as('admin@example.com')
  const { reply } = await admin.call(listChanges, { query: { subject: 'supplier', id } })
  expect(reply.total).toBe(1)
  expect(reply.data[0]).toMatchObject({
    at: '2026-11-15T12:00:00.000Z',
    action: 'supplier.edit',
    admin: { nome: 'Beatriz' },
    subject: { kind: 'supplier', id, nome: 'Ana' },
    before: { nome: 'Ana', certificados: ['Alvará de funcionamento'] },
    after: { nome: 'Ana Clara', certificados: ['X'] },
  })
  expect(Object.keys(reply.data[0]?.after ?? {}).sort()).toEqual(['certificados', 'nome'])
})

test('a change that changes nothing is not recorded', async () => {
  await recordChange(api.db, {
    adminId: 1,
    action: 'supplier.edit',
    subject: { kind: 'supplier', id: 2 },
    before: { nome: 'Ana', site: null, version: 1 },
    after: { nome: 'Ana', version: 2 },
    at: api.clock.now(),
  })
  const { rows } = await api.db.execute(sql`SELECT id FROM audit_log`)
  expect(rows).toEqual([])
})

test('the database itself refuses to change or remove an entry', async () => {
  await changeSomething()
  for (const statement of ["UPDATE audit_log SET action = 'x'", 'DELETE FROM audit_log']) {
    const error = await api.db.execute(sql.raw(statement)).catch((thrown: Error) => thrown)
    expect(String((error as Error).cause)).toContain('append-only')
  }
  const { rows } = await api.db.execute(sql`SELECT action FROM audit_log`)
  expect(rows).toEqual([{ action: 'supplier.edit' }])
})

test('only administrators read the log', async () => {
  await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
  expect((await api.visitor().call(listChanges)).status).toBe(401)
  const supplier = await api.as('ana@example.com')
  expect((await supplier.call(listChanges)).status).toBe(403)
})
