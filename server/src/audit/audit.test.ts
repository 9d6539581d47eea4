import { type AuditAction, type AuditSubject, listChanges } from 'contract/audit'
import type { InputOf } from 'contract/endpoint'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer } from '../../seed/make.ts'
import { recordChange } from './service.ts'

const api = testApi({}, { oneApp: true })

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

describe('the filters', () => {
  const readNames = async (query: InputOf<typeof listChanges>['query']) => {
    const admin = await api.as('bia@example.com')
    const { reply } = await admin.call(listChanges, { query })
    expect(reply.total).toBe(reply.data.length)
    return reply.data.map(({ subject }) => subject.nome)
  }

  beforeEach(async () => {
    const bia = await makeAdmin(api.db, { email: 'bia@example.com', nome: 'Beatriz' })
    const rui = await makeAdmin(api.db, { email: 'rui@example.com', nome: 'Rui Conceição' })
    const { supplier: ana } = await makeFreelancer(api.db, { nome: 'Ana Luz' })
    const { supplier: gas } = await makeFreelancer(api.db, { nome: 'Gás 100%' })
    const change = (
      adminId: number,
      action: AuditAction,
      subject: { kind: AuditSubject; id: number },
      at: string,
    ) =>
      recordChange(api.db, {
        adminId,
        action,
        subject,
        at: new Date(at),
        before: { nome: 'a' },
        after: { nome: 'b' },
      })
    await change(bia.id, 'supplier.edit', { kind: 'supplier', id: ana.id }, '2026-11-10T12:00:00Z')
    // Late in the evening of the 11th in São Paulo.
    await change(rui.id, 'supplier.edit', { kind: 'supplier', id: gas.id }, '2026-11-12T02:59:59Z')
    await change(0, 'account.disable', { kind: 'account', id: rui.id }, '2026-11-12T03:00:00Z')
  })

  test.each([
    [{}, ['Rui Conceição', 'Gás 100%', 'Ana Luz']],
    [{ pessoa: 'beatriz' }, ['Ana Luz']],
    [{ pessoa: 'BIA@example' }, ['Ana Luz']],
    [{ pessoa: 'conceicao' }, ['Rui Conceição', 'Gás 100%']],
    [{ pessoa: 'ana l' }, ['Ana Luz']],
    [{ pessoa: '0%' }, ['Gás 100%']],
    [{ pessoa: '%' }, ['Gás 100%']],
    [{ pessoa: 'ninguém' }, []],
    [{ action: 'supplier.edit' }, ['Gás 100%', 'Ana Luz']],
    [{ action: 'supplier.edit', pessoa: 'rui' }, ['Gás 100%']],
    [{ de: '2026-11-11' }, ['Rui Conceição', 'Gás 100%']],
    [{ ate: '2026-11-11' }, ['Gás 100%', 'Ana Luz']],
    [{ de: '2026-11-11', ate: '2026-11-11' }, ['Gás 100%']],
    [{ de: '2026-11-12', ate: '2026-11-11' }, []],
  ] as const)('%j finds %j', async (query, names) => {
    expect(await readNames(query)).toEqual(names)
  })

  test('a page of what is found says how many there are', async () => {
    const admin = await api.as('bia@example.com')
    const query = { skip: 1, limit: 1, de: '2026-11-01' }
    const { reply } = await admin.call(listChanges, { query })
    expect(reply.data.map(({ subject }) => subject.nome)).toEqual(['Gás 100%'])
    expect(reply.total).toBe(3)
  })

  test.each(['de=2026-13-01', 'ate=ontem', 'de=0000-01-01', 'action=supplier.burn'])(
    '%s is refused',
    async (query) => {
      const admin = await api.as('bia@example.com')
      const { status } = await admin.raw({ method: 'GET', url: `/api/v1/audit/changes?${query}` })
      expect(status).toBe(400)
    },
  )
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
