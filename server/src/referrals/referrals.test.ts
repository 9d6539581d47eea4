import { listChanges } from 'contract/audit'
import {
  createReferral,
  exportReferrals,
  listReferrals,
  setReferralStatus,
} from 'contract/referrals'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeAdmin, makeFreelancer, makeReferral } from '../../seed/make.ts'

const api = testApi({}, { oneApp: true })

const referral = {
  nome_indicador: 'Helena Prado',
  email_indicado: 'Calibra@Example.com',
  telefone_indicado: '11 91234-5678',
  empresa_freelancer_indicada: 'Calibra Serviços',
}

describe('recommending a supplier', () => {
  test('a visitor recommends, and the recommendation waits to be contacted', async () => {
    const { status, reply } = await api.visitor().call(createReferral, { body: referral })
    expect(status).toBe(200)
    expect(reply).toMatchObject({
      email_indicado: 'calibra@example.com',
      telefone_indicado: '(11) 91234-5678',
      status: 'aguardando',
    })
  })

  test('an e-mail can be referred only once', async () => {
    await api.visitor().call(createReferral, { body: referral })
    const again = { ...referral, email_indicado: 'CALIBRA@example.com ' }
    const { status, problem } = await api.visitor().call(createReferral, { body: again })
    expect(status).toBe(409)
    expect(problem.code).toBe('REFERRAL_ALREADY_SENT')
    expect(problem.detail).toBe('Este e-mail já foi indicado anteriormente!')
  })

  test('of two recommendations of one e-mail at the same moment exactly one wins', async () => {
    const sends = Array.from({ length: 6 }, () =>
      api.visitor().call(createReferral, { body: referral }),
    )
    const statuses = (await Promise.all(sends)).map(({ status }) => status).sort()
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409])
  })

  test.each([
    ['email_indicado', 'sem-arroba', 'Por favor, insira um e-mail válido.'],
    ['telefone_indicado', '123', 'Por favor, insira um telefone válido com DDD.'],
    ['nome_indicador', '   ', 'Campo obrigatório.'],
    ['empresa_freelancer_indicada', 'x'.repeat(161), 'Texto longo demais.'],
  ])('a wrong %s is refused with its reason', async (field, value, text) => {
    const { status, problem } = await api
      .visitor()
      .call(createReferral, { body: { ...referral, [field]: value } })
    expect(status).toBe(400)
    expect(problem.errors?.[field]).toContain(text)
  })

  test('a robot that fills in the hidden field is refused', async () => {
    const { status } = await api
      .visitor()
      .call(createReferral, { body: { ...referral, website: 'http://spam.example' } })
    expect(status).toBe(400)
  })

  test('the state of a new recommendation cannot be chosen by its sender', async () => {
    const body = { ...referral, status: 'contactado', id: 99 }
    const { reply } = await api.visitor().call(createReferral, { body })
    expect(reply.status).toBe('aguardando')
  })

  test('one address may recommend ten times an hour', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const body = { ...referral, email_indicado: `pessoa${turn}@example.com` }
      expect((await api.visitor().call(createReferral, { body })).status).toBe(200)
    }
    const { status, headers, problem } = await api
      .visitor()
      .call(createReferral, { body: { ...referral, email_indicado: 'mais@example.com' } })
    expect(status).toBe(429)
    expect(problem.code).toBe('TOO_MANY_REQUESTS')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('following up recommendations', () => {
  test('an administrator sees all, newest first, and limit=0 means all', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    for (let turn = 0; turn < 3; turn++) await makeReferral(api.db)
    const admin = await api.as('admin@example.com')
    const all = await admin.call(listReferrals, { query: { skip: 0, limit: 0 } })
    expect(all.reply.map(({ id }) => id)).toEqual([3, 2, 1])
    const some = async (query: { skip: number; limit: number }) =>
      (await admin.call(listReferrals, { query })).reply.map(({ id }) => id)
    expect(await some({ skip: 1, limit: 1 })).toEqual([2])
    expect(await some({ skip: 1, limit: 0 })).toEqual([2, 1])
    expect(await some({ skip: 3, limit: 0 })).toEqual([])
  })

  test('more recommendations than one batch come as one list, each once', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    await api.db.execute(sql`INSERT INTO referrals
      (nome_indicador, email_indicado, telefone_indicado, empresa_freelancer_indicada)
      SELECT 'Ana', 'p' || n || '@example.com', '', 'X' FROM generate_series(1, 1201) n`)
    const admin = await api.as('admin@example.com')
    const { reply, headers } = await admin.call(listReferrals, { query: { skip: 1, limit: 0 } })
    expect(reply.map(({ id }) => id)).toEqual(Array.from({ length: 1200 }, (_, at) => 1200 - at))
    // Sent as it is read: nobody knew its length when it began.
    expect(headers['content-length']).toBeUndefined()
  })

  test('an administrator marks one as contacted and back', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id } = await makeReferral(api.db)
    const admin = await api.as('admin@example.com')
    for (const status of ['contactado', 'aguardando'] as const) {
      const { reply } = await admin.call(setReferralStatus, { params: { id }, query: { status } })
      expect(reply.status).toBe(status)
    }
  })

  test('each change of state is in the audit log, once', async () => {
    const { id: adminId } = await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id } = await makeReferral(api.db)
    const admin = await api.as('admin@example.com')
    for (let turn = 0; turn < 2; turn++) {
      await admin.call(setReferralStatus, { params: { id }, query: { status: 'contactado' } })
    }
    const { reply } = await admin.call(listChanges, { query: { subject: 'referral', id } })
    expect(reply.data).toMatchObject([
      {
        admin: { id: adminId },
        before: { status: 'aguardando' },
        after: { status: 'contactado' },
      },
    ])
    expect(reply.total).toBe(1)
  })

  test('the list and its export are filtered by state and words', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    await makeReferral(api.db, { empresa_freelancer_indicada: 'Esterilização Já' })
    await makeReferral(api.db, { empresa_freelancer_indicada: 'Outra', status: 'contactado' })
    await makeReferral(api.db, { empresa_freelancer_indicada: '=1+1', nome_indicador: '50% mais' })
    const admin = await api.as('admin@example.com')
    const found = async (query: { busca?: string; status?: 'aguardando' | 'contactado' }) => {
      const { reply } = await admin.call(listReferrals, { query })
      const csv = await admin.call(exportReferrals, { query })
      expect(String(csv.reply).trimEnd().split('\r\n')).toHaveLength(reply.length + 1)
      return reply.map((item) => item.empresa_freelancer_indicada)
    }
    expect(await found({ status: 'contactado' })).toEqual(['Outra'])
    expect(await found({ busca: 'ja esterilizacao' })).toEqual(['Esterilização Já'])
    expect(await found({ busca: '0% ' })).toEqual(['=1+1'])
    expect(await found({ busca: '(11)', status: 'aguardando' })).toHaveLength(2)
    const { reply } = await admin.call(exportReferrals)
    expect(String(reply)).toContain(";'=1+1;")
    expect(String(reply).split('\r\n')[0]).toBe(
      '\ufeffID;Indicador;E-mail do indicado;Telefone do indicado;Nome do indicado;Status',
    )
    admin.cookie += '; lng=en'
    const english = String((await admin.call(exportReferrals)).reply)
    expect(english.split('\r\n')[0]).toMatch(/^\ufeffID;Recommended by;E-mail of the recommended;/)
  })

  test('an unknown recommendation or state is refused', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const query = { status: 'contactado' } as const
    expect((await admin.call(setReferralStatus, { params: { id: 7 }, query })).status).toBe(404)
    const { id } = await makeReferral(api.db)
    const wrong = await admin.raw({
      method: 'PUT',
      url: `/api/v1/indicacao/update/${id}?status=perdido`,
    })
    expect(wrong.status).toBe(400)
  })

  test('a supplier sees none of it', async () => {
    await makeFreelancer(api.db, { account: { email: 'ana@example.com' } })
    const supplier = await api.as('ana@example.com')
    expect((await supplier.call(listReferrals)).status).toBe(403)
  })
})
