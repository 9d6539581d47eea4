import { askAgain, sendMyContactsLink, withdrawMyContact } from 'contract/contacts'
import { addLeadEntry, listLeads } from 'contract/leads'
import { getSupplier } from 'contract/suppliers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { useContacts, visitor } from '../../test/contacts.ts'
import { makeLead } from '../../seed/make-leads.ts'
import { makeThrottle } from '../security/throttle.ts'
import { withdrawRequest } from './service-mine.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const { mailsTo, makeClinic, ask, mine, linkOf } = useContacts(api)

describe('my contacts', () => {
  test('a browser sees what it has proofs of: whom, when, and what was answered', async () => {
    const clinic = await makeClinic()
    const proof = await ask(clinic.id)
    await ask(clinic.id, 'outra@hospital.example')
    const dona = await api.as('dona@norte.example')
    const leads = (await dona.call(listLeads)).reply.data
    const params = { id: leads.find(({ email }) => email === visitor.email)?.id ?? 0 }
    for (const [kind, texto] of [
      ['nota', 'Cliente difícil'],
      ['resposta', 'Atendemos na quinta.'],
    ] as const) {
      await dona.call(addLeadEntry, { params, body: { kind, texto } })
    }
    const { reply } = await mine({ proofs: [proof, `${params.id + 1}.${'A'.repeat(32)}`] })
    expect(reply.data).toEqual([
      {
        id: params.id,
        proof,
        created_at: api.clock.now().toISOString(),
        mensagem: 'Calibrar 12 bombas',
        answered_at: api.clock.now().toISOString(),
        answers: [{ texto: 'Atendemos na quinta.', created_at: api.clock.now().toISOString() }],
        supplier: { id: clinic.id, nome: 'Clínica <Norte>', slug: clinic.slug },
        alternatives: [],
      },
    ])
    expect((await mine({})).reply.data).toEqual([])
  })

  test.each([
    ['the same', 'Calibrar 12 bombas'],
    ['nothing', ''],
    ['something new', 'Agora são 14'],
  ])(
    'who only knows the address, and says %s the same day, gets at nothing of it',
    async (_, text) => {
      const clinic = await makeClinic()
      const proof = await ask(clinic.id)
      const stranger = await ask(clinic.id, visitor.email, text)
      expect((await mine({ proofs: [stranger] })).reply.data).toEqual([])
      for (const call of [
        api.visitor().call(withdrawMyContact, { body: { proof: stranger } }),
        api.visitor().call(askAgain, { body: { proof: stranger, mensagem: 'Oi' } }),
      ]) {
        expect((await call).status).toBe(404)
      }
      expect((await mine({ proofs: [proof] })).reply.data).toHaveLength(1)
      // Nor by way of an earlier request of their own under that address.
      api.clock.advance(24 * 60 * 60)
      await ask(clinic.id)
      const { reply } = await api.visitor().call(askAgain, { body: { proof, mensagem: 'Oi' } })
      expect((await mine({ proofs: [reply.proof] })).reply.data).toEqual([])
    },
  )

  test('asking again on the same day stays the same request, and one’s own', async () => {
    const clinic = await makeClinic()
    const proof = await ask(clinic.id)
    const body = { proof, mensagem: 'Agora são 14' }
    expect((await api.visitor().call(askAgain, { body })).reply).toEqual({ proof, sent: true })
    const [asked] = (await mine({ proofs: [proof] })).reply.data
    expect(asked?.mensagem).toBe('Calibrar 12 bombas\n\nAgora são 14')
  })

  test.each(['Calibrar 12 bombas', ''])(
    'what the supplier was told today is not sent again, and the answer says so (%j)',
    async (mensagem) => {
      const clinic = await makeClinic()
      const proof = await ask(clinic.id)
      const { reply } = await api.visitor().call(askAgain, { body: { proof, mensagem } })
      expect(reply).toEqual({ proof, sent: false })
      expect(await mailsTo('dona@norte.example')).toHaveLength(1)
    },
  )

  test('a link opens the requests of its address from anywhere, for seven days', async () => {
    const clinic = await makeClinic()
    await ask(clinic.id)
    await ask(clinic.id, 'outra@hospital.example')
    const token = await linkOf()
    const { reply } = await mine({ token })
    expect(reply.data.map(({ mensagem }) => mensagem)).toEqual(['Calibrar 12 bombas'])
    expect(reply.data[0]?.proof).toMatch(/^\d+\.[\w-]{32}$/)
    const [address, until, seal = ''] = token.split('.')
    const other = Buffer.from('outra@hospital.example').toString('base64url')
    const guessed = `${seal.startsWith('A') ? 'B' : 'A'}${seal.slice(1)}`
    const made = [`${other}.${until}.${seal}`, `${address}.${until}.${guessed}`]
    const cut = [`${address}.${until}`, `${address}`]
    for (const wrong of [...made, ...cut]) {
      const { problem } = await mine({ token: wrong })
      expect(problem.code).toBe('CONTACT_LINK_INVALID')
    }
    api.clock.advance(7 * 24 * 60 * 60)
    expect((await mine({ token })).reply.data).toHaveLength(1)
    api.clock.advance(1)
    expect((await mine({ token })).problem.code).toBe('CONTACT_LINK_INVALID')
  })

  test('who never asked gets no mail and the same answer', async () => {
    const { reply } = await api
      .visitor()
      .call(sendMyContactsLink, { body: { email: 'estranho@x.example' } })
    expect(reply).toEqual({ sent: true })
    expect(await mailsTo('estranho@x.example')).toEqual([])
  })

  test('an address gets three links a day, however many another got', async () => {
    const clinic = await makeClinic()
    const addresses = [visitor.email, 'outra@hospital.example']
    for (const email of addresses) await ask(clinic.id, email)
    api.parts.throttle = await makeThrottle(api.db, api.clock, 1)
    const linksTo = async (email: string) =>
      (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Seus contatos')).length
    for (let turn = 0; turn < 4; turn++) {
      const { reply } = await api
        .visitor()
        .call(sendMyContactsLink, { body: { email: visitor.email } })
      expect(reply).toEqual({ sent: true })
    }
    await linkOf(addresses[1])
    expect(await Promise.all(addresses.map(linksTo))).toEqual([3, 1])
    api.clock.advance(24 * 60 * 60)
    await linkOf()
    expect(await linksTo(visitor.email)).toBe(4)
  })

  test('asking again is a request of today, with the same data', async () => {
    const clinic = await makeClinic()
    const proof = await ask(clinic.id)
    api.clock.advance(3 * 24 * 60 * 60)
    const again = await api
      .visitor()
      .call(askAgain, { body: { proof, mensagem: 'Ainda preciso, são 14 agora' } })
    expect(again.status).toBe(200)
    expect(again.reply.proof).not.toBe(proof)
    const told = await mailsTo('dona@norte.example')
    expect(told).toHaveLength(2)
    expect(told[1]?.body_text).toContain('são 14 agora')
    expect(told[1]?.body_text).toContain('helena@hospital.example')
    const made = `${Number(proof.split('.')[0]) + 7}.${proof.split('.')[1]}`
    const foreign = await api.visitor().call(askAgain, { body: { proof: made, mensagem: '' } })
    expect(foreign.status).toBe(404)
  })

  test('withdrawn, the request is gone, the consent revoked and the supplier told, once', async () => {
    const clinic = await makeClinic()
    const proof = await ask(clinic.id)
    const withdraw = () => api.visitor().call(withdrawMyContact, { body: { proof } })
    const both = await Promise.all([withdraw(), withdraw()])
    expect(both.map(({ status }) => status)).toContain(200)
    expect((await mine({ proofs: [proof] })).reply.data).toEqual([])
    const { rows } = await api.db.execute(
      sql`SELECT (SELECT count(*)::integer FROM contact_requests) AS requests,
        revoked_at IS NOT NULL AS revoked FROM consents`,
    )
    expect(rows).toEqual([{ requests: 0, revoked: true }])
    const subjects = (await mailsTo('dona@norte.example')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('retirou'))).toEqual([
      'Helena Prado retirou o pedido de contato',
    ])
    expect((await withdraw()).status).toBe(404)
  })

  test('who withdraws what another just withdrew tells nobody', async () => {
    const id = Number((await ask((await makeClinic()).id)).split('.')[0])
    await withdrawRequest(api.db, api.parts, id)
    await withdrawRequest(api.db, api.parts, id)
    const subjects = (await mailsTo('dona@norte.example')).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.includes('retirou'))).toHaveLength(1)
  })
})

test('the public page tells how soon a supplier answers, from five answered requests on', async () => {
  const { id, slug } = await makeClinic()
  const answered = (hours: number) =>
    makeLead(
      api.db,
      {
        nome: 'V',
        email: `v${hours}@h.example`,
        telefone: '(11) 91234-5678',
        hoursAgo: 200,
        status: 'contato',
        answeredHoursLater: hours,
      },
      { supplierId: id, now: api.clock.now() },
    )
  const told = async () =>
    (await api.visitor().call(getSupplier, { params: { slug } })).reply.responseHours
  for (const hours of [1, 2, 3, 90]) await answered(hours)
  expect(await told()).toBeNull()
  await answered(4)
  expect(await told()).toBe(3)
})
