import { listChanges } from 'contract/audit'
import {
  editCompany,
  editFreelancer,
  editPerson,
  getCompany,
  getFreelancer,
  getOwner,
} from 'contract/profiles'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { ownFreelancer } from '../../test/own-records.ts'
import { makeAdmin, makeCompany, makeFreelancer, makeOwner } from '../../seed/make.ts'
import { accounts } from '../tables/accounts.ts'

const api = testApi({}, { oneApp: true })

const freelancer = (fields?: Parameters<typeof ownFreelancer>[1]) => ownFreelancer(api, fields)

describe('whose records they are', () => {
  test('another supplier’s ids answer 404 and nothing changes', async () => {
    const own = await freelancer()
    const other = await makeFreelancer(api.db)
    const firm = await makeCompany(api.db)
    const { caller } = own
    const answers = await Promise.all([
      caller.call(getFreelancer, { params: { id: other.account.id } }),
      caller.call(getCompany, { params: { id: firm.supplier.id } }),
      caller.call(getOwner, { params: { id: firm.account.id } }),
      caller.call(editFreelancer, { params: { id: other.account.id }, body: { nome: 'X' } }),
      caller.call(editPerson, { params: { id: firm.account.id }, body: { telefone: '' } }),
      caller.call(editCompany, { params: { companyId: firm.supplier.id }, body: { cidade: 'X' } }),
      // One's own id in the call of another kind.
      caller.call(editPerson, { params: { id: own.id }, body: { telefone: '' } }),
      caller.call(editCompany, { params: { companyId: own.id }, body: { cidade: 'X' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    const [row] = await api.db.select().from(accounts).where(eq(accounts.id, other.account.id))
    expect(row?.nome).toBe(other.account.nome)
  })

  test('an owner whose company is not registered yet is in the audit log by the account', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id } = await makeOwner(api.db, { email: 'dona@example.com' })
    const admin = await api.as('admin@example.com')
    const body = { telefone: '(11) 98765-0000' }
    expect((await admin.call(editPerson, { params: { id }, body })).status).toBe(200)
    const { data } = (await admin.call(listChanges, { query: { subject: 'account', id } })).reply
    expect(data).toMatchObject([{ action: 'supplier.edit', after: body }])
  })

  test("an administrator's edit of another's record is in the audit log, an own one is not", async () => {
    const { id: adminId } = await makeAdmin(api.db, { email: 'admin@example.com' })
    const person = await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const firm = await makeCompany(api.db, { nome: 'Antiga' })
    const admin = await api.as('admin@example.com')
    const ana = await api.as('ana@example.com')
    const changes = async (id: number) =>
      (await admin.call(listChanges, { query: { subject: 'supplier', id } })).reply.data
    const params = { id: person.supplier.id }
    await ana.call(editFreelancer, { params, body: { com_oque_trabalha: 'Metrologia' } })
    expect(await changes(params.id)).toEqual([])
    await admin.call(editFreelancer, { params, body: { com_oque_trabalha: 'Calibração' } })
    expect(await changes(params.id)).toMatchObject([
      {
        action: 'supplier.edit',
        admin: { id: adminId },
        before: { com_oque_trabalha: 'Metrologia' },
        after: { com_oque_trabalha: 'Calibração' },
      },
    ])
    await admin.call(editCompany, {
      params: { companyId: firm.supplier.id },
      body: { nome_fantasia: 'Nova' },
    })
    await admin.call(editPerson, {
      params: { id: firm.account.id },
      body: { empresa_trabalha: 'Nova Ltda.' },
    })
    expect(await changes(firm.supplier.id)).toMatchObject([
      { before: { empresa_trabalha: '' }, after: { empresa_trabalha: 'Nova Ltda.' } },
      { before: { nome_fantasia: 'Antiga' }, after: { nome_fantasia: 'Nova' } },
    ])
  })

  test('an administrator reads and edits any record', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const other = await makeFreelancer(api.db)
    const firm = await makeCompany(api.db)
    const admin = await api.as('admin@example.com')
    const edited = await admin.call(editFreelancer, {
      params: { id: other.account.id },
      body: { nome: 'Corrigido Pela Administração' },
    })
    expect(edited.reply.nome).toBe('Corrigido Pela Administração')
    expect((await admin.call(getCompany, { params: { id: firm.supplier.id } })).status).toBe(200)
    expect((await admin.call(getCompany, { params: { id: other.account.id } })).status).toBe(404)
    expect((await admin.call(getFreelancer, { params: { id: 99_999 } })).status).toBe(404)
  })
})
