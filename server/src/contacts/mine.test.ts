import {
  askAgain,
  createContact,
  listMyContacts,
  sendMyContactsLink,
  withdrawMyContact,
} from 'contract/contacts'
import { addLeadEntry, listLeads } from 'contract/leads'
import { getSupplier } from 'contract/suppliers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { unsubscribeLinks } from '../mail/refusals.ts'
import { makeLead } from '../../seed/make-leads.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'
import { countWords } from '../search/service-words.ts'
import { offerMail } from './mail-mine.ts'
import type { MyRequest } from './queries-mine.ts'
import { offerOthers } from './service-offers.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })

async function mailsTo(address: string) {
  const { rows } = await api.db.execute<{ subject: string; body_text: string; body_html: string }>(
    sql`SELECT subject, body_text, body_html FROM mail_outbox
      WHERE recipient = ${address} ORDER BY id`,
  )
  return rows
}

const visitor = {
  nome: 'Helena Prado',
  email: 'helena@hospital.example',
  telefone: '(11) 91234-5678',
  termos_aceitos: true,
}

const makeClinic = async () =>
  (
    await makeCompany(api.db, {
      nome: 'Clínica <Norte>',
      plan: 'MKTCORP',
      account: { email: 'dona@norte.example' },
    })
  ).supplier

async function ask(supplierId: number, email = visitor.email, mensagem = 'Calibrar 12 bombas') {
  const { reply } = await api.visitor().call(createContact, {
    body: { ...visitor, email, mensagem, id_busness: supplierId, type_user: 'Empresa' },
  })
  return reply.proof
}

const mine = (body: { proofs?: string[]; token?: string }) =>
  api.visitor().call(listMyContacts, { body })

async function linkOf(email = visitor.email): Promise<string> {
  await api.visitor().call(sendMyContactsLink, { body: { email } })
  const mail = (await mailsTo(email)).at(-1)
  return /meus-contatos#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
}

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
    expect((await api.visitor().call(askAgain, { body })).reply.proof).toBe(proof)
  })

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
    for (const made of [`${other}.${until}.${seal}`, `${address}.${until}.${guessed}`]) {
      const { problem } = await mine({ token: made })
      expect(problem.code).toBe('CONTACT_LINK_INVALID')
    }
    api.clock.advance(7 * 24 * 60 * 60 + 1)
    expect((await mine({ token })).status).toBe(404)
  })

  test('who never asked gets no mail and the same answer', async () => {
    const { reply } = await api
      .visitor()
      .call(sendMyContactsLink, { body: { email: 'estranho@x.example' } })
    expect(reply).toEqual({ sent: true })
    expect(await mailsTo('estranho@x.example')).toEqual([])
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
})

describe('no answer', () => {
  /** Four who do the same in the same state, and one elsewhere. */
  async function makeOthers() {
    const near = []
    for (const nome of ['Beta', 'Gama', 'Delta']) near.push(await makeFreelancer(api.db, { nome }))
    await makeFreelancer(api.db, { nome: 'Longe', estado: 'AM', cidade: 'Manaus' })
    await countWords(api.db)
    return near.map(({ supplier }) => supplier)
  }

  test.each([
    // A Monday, a Friday, and the day before the holiday of the 20th of November.
    ['2026-11-16T13:00:00Z', '2026-11-18T13:00:00Z'],
    ['2026-11-13T13:00:00Z', '2026-11-17T13:00:00Z'],
    ['2026-11-19T13:00:00Z', '2026-11-24T13:00:00Z'],
  ])('asked at %s, three others are offered from %s on', async (asked, from) => {
    api.clock.set(asked)
    const clinic = await makeClinic()
    await makeOthers()
    const proof = await ask(clinic.id)
    const alternatives = async () =>
      (await mine({ proofs: [proof] })).reply.data[0]?.alternatives.map(({ nome }) => nome) ?? []
    api.clock.set(new Date(Date.parse(from) - 60_000))
    expect([await offerOthers(api.parts), await alternatives()]).toEqual([0, []])
    api.clock.set(from)
    const twice = await Promise.all([offerOthers(api.parts), offerOthers(api.parts)])
    expect(twice.toSorted()).toEqual([0, 1])
    expect((await alternatives()).toSorted()).toEqual(['Beta', 'Delta', 'Gama'])
    const mail = (await mailsTo(visitor.email)).at(-1)
    expect(mail?.subject).toBe('Sem resposta de Clínica <Norte>? Veja outros fornecedores')
    expect(mail?.body_text).toContain('Beta (Campinas/SP)')
    expect(mail?.body_text).toMatch(/Não quero mais estas sugestões: \S+\/sem-emails#offers\./)
    const token = /meus-contatos#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    expect((await mine({ token })).reply.data).toHaveLength(1)
  })

  test('of many that nobody answered, the latest five are offered others', async () => {
    api.clock.set('2026-11-16T13:00:00Z')
    await makeOthers()
    const proofs: string[] = []
    for (let index = 0; index < 6; index++) {
      const { supplier } = await makeCompany(api.db, { nome: `Calada ${index}` })
      proofs.push(await ask(supplier.id))
    }
    await countWords(api.db)
    api.clock.set('2026-11-18T13:00:00Z')
    const { data } = (await mine({ proofs })).reply
    expect(data.map(({ alternatives }) => alternatives.length)).toEqual([3, 3, 3, 3, 3, 0])
    expect(data[5]?.supplier.nome).toBe('Calada 0')
  })

  test('who switched such mails off sees the others in my contacts alone', async () => {
    api.clock.set('2026-11-16T13:00:00Z')
    const clinic = await makeClinic()
    await makeOthers()
    const proof = await ask(clinic.id)
    const { oneClick } = unsubscribeLinks(api.parts, { list: 'offers', email: visitor.email })
    const url = oneClick.replace(api.parts.settings.publicUrl, '')
    expect((await api.visitor().raw({ method: 'POST', url })).status).toBe(200)
    api.clock.set('2026-11-18T13:00:00Z')
    expect(await offerOthers(api.parts)).toBe(0)
    expect((await mine({ proofs: [proof] })).reply.data[0]?.alternatives).toHaveLength(3)
  })

  test('those whom the buyer asked already are not offered', async () => {
    api.clock.set('2026-11-16T13:00:00Z')
    const clinic = await makeClinic()
    const [beta] = await makeOthers()
    const proof = await ask(clinic.id)
    const body = { ...visitor, id_busness: beta?.id ?? 0, type_user: 'Freelancer' } as const
    expect((await api.visitor().call(createContact, { body })).status).toBe(200)
    api.clock.set('2026-11-18T13:00:00Z')
    const offered = (await mine({ proofs: [proof] })).reply.data[0]?.alternatives
    expect(offered?.map(({ nome }) => nome).toSorted()).toEqual(['Delta', 'Gama', 'Longe'])
  })

  test('where the words bring too few, others of the same trade are offered', async () => {
    api.clock.set('2026-11-16T13:00:00Z')
    const trade = { categorias: ['odontologia'], categorias_origem: 'escolha' as const }
    const { supplier } = await makeCompany(api.db, {
      ...trade,
      nome: 'Única',
      descricaoServico: 'Zirconia fresada sob medida',
    })
    for (const nome of ['Dental A', 'Dental B', 'Dental C']) {
      const text = { com_oque_trabalha: 'Resinas', descricaoServico: 'Resinas e brocas' }
      await makeFreelancer(api.db, { ...trade, ...text, nome, estado: 'AM', cidade: 'Manaus' })
    }
    await makeFreelancer(api.db, { nome: 'Lavanderia', descricaoServico: 'Lavamos enxoval' })
    await countWords(api.db)
    const proof = await ask(supplier.id)
    api.clock.set('2026-11-18T13:00:00Z')
    const offered = (await mine({ proofs: [proof] })).reply.data[0]?.alternatives
    expect(offered?.map(({ nome }) => nome).toSorted()).toEqual([
      'Dental A',
      'Dental B',
      'Dental C',
    ])
  })

  test('nobody is named who is called like a web address', () => {
    const request = { email: visitor.email, language: 'pt', supplier_nome: 'Ganhe em golpe.com' }
    const others = [{ nome: 'www.outro.example', slug: 'outro', cidade_estado: 'Recife/PE' }]
    const unsubscribe = { url: '', oneClick: '' }
    const links = { link: '', publicUrl: '', unsubscribe }
    const { subject, text, html } = offerMail(request as MyRequest, others, links)
    expect(subject).toBe('Sem resposta de um fornecedor? Veja outros fornecedores')
    expect(text).toContain('um fornecedor (Recife/PE)')
    expect(`${text} ${html}`).not.toMatch(/golpe\.com|www\.outro/)
  })

  test('who was answered is offered nobody', async () => {
    api.clock.set('2026-11-16T13:00:00Z')
    const clinic = await makeClinic()
    await makeOthers()
    await ask(clinic.id)
    await api.db.execute(sql`UPDATE contact_requests SET answered_at = now(), status = 'contato'`)
    api.clock.set('2026-11-18T13:00:00Z')
    expect(await offerOthers(api.parts)).toBe(0)
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
