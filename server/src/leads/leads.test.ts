import { createContact, listMyContacts } from 'contract/contacts'
import { setMailLanguage } from 'contract/account'
import {
  addLeadEntry,
  changeLead,
  exportLeads,
  getLeadFunnel,
  getLeadMails,
  getLeadNews,
  listLeads,
  removeLeadNote,
  setLeadMails,
  setWeeklyByLink,
} from 'contract/leads'
import { dayOf } from 'contract/rules/calendar'
import type { PlanCode } from 'contract/rules/plans'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { unsubscribeLinks } from '../mail/refusals.ts'
import {
  makeAccesses,
  makeCompany,
  makeContactRequests,
  makeFreelancer,
  setPlan,
} from '../../seed/make.ts'
import { erasePerson } from '../privacy/service-erase.ts'
import { exportPerson } from '../privacy/service-export.ts'
import { lastWeek, remindSuppliers, sumUpTheWeek } from './service-mails.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })

async function mailTo(address: string) {
  const { rows } = await api.db.execute<{
    subject: string
    body_text: string
    body_html: string
    reply_to: string | null
  }>(sql`SELECT subject, body_text, body_html, reply_to FROM mail_outbox
    WHERE recipient = ${address} ORDER BY id`)
  return rows
}

async function makeInbox(requests: number, plan: PlanCode = 'MKTPRO') {
  const account = { email: 'dona@example.com' }
  const { supplier } = await makeFreelancer(api.db, { nome: 'Ana <Prado>', plan, account })
  const created_at = api.clock.now()
  for (let n = 1; n <= requests; n++) {
    await makeContactRequests(api.db, [
      {
        supplier_id: supplier.id,
        nome: `Visitante ${n}`,
        email: `v${n}@hospital.example`,
        telefone: '(11) 91234-5678',
        day: dayOf(created_at),
        created_at,
      },
    ])
  }
  return { supplier, dona: await api.as('dona@example.com') }
}

describe('the inbox', () => {
  test('shows who asked, what for and from which search, newest first, page by page', async () => {
    const { supplier, dona } = await makeInbox(2)
    const visitor = { nome: 'Helena', email: 'helena@hospital.example', telefone: '1132654321' }
    const { status } = await api.visitor().call(createContact, {
      body: {
        ...visitor,
        mensagem: 'Calibrar 12 bombas',
        termos_aceitos: true,
        search_term: '  Calibração  de Bombas ',
        id_busness: supplier.id,
        type_user: 'Freelancer',
      },
    })
    expect(status).toBe(200)
    const first = (await dona.call(listLeads, { query: { limit: 2 } })).reply
    expect(first.data.map(({ nome }) => nome)).toEqual(['Helena', 'Visitante 2'])
    expect(first.data[0]).toEqual({
      id: expect.any(Number),
      created_at: api.clock.now().toISOString(),
      nome: 'Helena',
      email: 'helena@hospital.example',
      telefone: '(11) 3265-4321',
      whatsapp: null,
      mensagem: 'Calibrar 12 bombas',
      term: 'calibração de bombas',
      status: 'novo',
      version: 1,
      answered_at: null,
      remind_on: null,
      entries: [],
    })
    expect(first.data[1]?.whatsapp).toBe('https://wa.me/5511912345678')
    const cursor = Number(first.nextCursor)
    const second = (await dona.call(listLeads, { query: { limit: 2, cursor } })).reply
    expect(second.data.map(({ nome }) => nome)).toEqual(['Visitante 1'])
    expect([second.nextCursor, second.hidden, second.counts.novo]).toEqual([null, 0, 3])
    const found = await dona.call(listLeads, { query: { busca: 'HÉLENA' } })
    expect(found.reply.data.map(({ nome }) => nome)).toEqual(['Helena'])
    expect((await dona.call(getLeadNews)).reply).toEqual({ count: 3 })
  })

  test('the free plan sees the newest five whole and the number of the others', async () => {
    const { supplier, dona } = await makeInbox(7, 'MKTFREE')
    const { reply } = await dona.call(listLeads, { query: { limit: 100 } })
    expect(reply.data.map(({ nome }) => nome)).toEqual([7, 6, 5, 4, 3].map((n) => `Visitante ${n}`))
    expect([reply.hidden, reply.counts.novo]).toEqual([2, 5])
    const oldest = (reply.data.at(-1)?.id ?? 0) - 1
    const csv = String((await dona.call(exportLeads)).reply)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(6)
    expect(csv).not.toContain('v2@hospital.example')
    const hidden = [
      await dona.call(changeLead, {
        params: { id: oldest },
        body: { version: 1, status: 'contato' },
      }),
      await dona.call(addLeadEntry, {
        params: { id: oldest },
        body: { kind: 'resposta', texto: 'Olá' },
      }),
    ]
    expect(hidden.map(({ problem }) => problem.code)).toEqual(['PLAN_REQUIRED', 'PLAN_REQUIRED'])
    expect(await mailTo('v2@hospital.example')).toEqual([])
    for (const query of [{ id: oldest }, { cursor: oldest + 1 }, { busca: 'v2@' }]) {
      expect((await dona.call(listLeads, { query })).reply.data).toEqual([])
    }
    await setPlan(api.db, supplier.id, 'MKTBASIC')
    expect((await dona.call(listLeads, { query: { id: oldest } })).reply.data).toHaveLength(1)
  })

  test("another supplier's requests are not there", async () => {
    const { dona } = await makeInbox(1)
    await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'outra@example.com' } })
    const outra = await api.as('outra@example.com')
    const id = (await dona.call(listLeads)).reply.data[0]?.id ?? 0
    await dona.call(addLeadEntry, { params: { id }, body: { kind: 'nota', texto: 'segredo' } })
    const entryId = (await dona.call(listLeads)).reply.data[0]?.entries[0]?.id ?? 0
    const answers = [
      await outra.call(changeLead, { params: { id }, body: { version: 1, status: 'ganho' } }),
      await outra.call(addLeadEntry, { params: { id }, body: { kind: 'nota', texto: 'x' } }),
      await outra.call(removeLeadNote, { params: { id, entryId } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    const empty = (await outra.call(listLeads, { query: { id } })).reply
    expect([empty.data, empty.counts.novo]).toEqual([[], 0])
    expect(String((await outra.call(exportLeads)).reply)).not.toContain('Visitante')
    expect((await api.visitor().call(listLeads)).status).toBe(401)
  })

  test('the file has notes, answers and states in words, and runs no formula', async () => {
    const { dona } = await makeInbox(1)
    const lead = (await dona.call(listLeads)).reply.data[0]
    const params = { id: lead?.id ?? 0 }
    await dona.call(addLeadEntry, { params, body: { kind: 'nota', texto: '=SOMA(A1)' } })
    await dona.call(changeLead, {
      params,
      body: { version: 1, status: 'proposta', remind_on: '2026-12-01' },
    })
    const csv = String((await dona.call(exportLeads, { query: { status: 'proposta' } })).reply)
    expect(csv.split('\r\n')[0]).toBe(
      '\ufeffData e hora;Nome;E-mail;Telefone;O que precisa;Busca;Estado;Primeira resposta;Lembrete;Anotações;Respostas',
    )
    expect(csv.split('\r\n')[1]).toBe(
      '15/11/2026, 09:00;Visitante 1;v1@hospital.example;(11) 91234-5678;;;Proposta;15/11/2026, 09:00;01/12/2026;15/11/2026, 09:00: =SOMA(A1);',
    )
    dona.cookie += '; lng=en'
    const english = String((await dona.call(exportLeads)).reply)
    expect(english).toMatch(/^\ufeffDate and time;Name;/)
    expect(english).toContain(';Proposal;')
  })
})

describe('states', () => {
  test('two set at once leave one, and the other is told', async () => {
    const { dona } = await makeInbox(1)
    const id = (await dona.call(listLeads)).reply.data[0]?.id ?? 0
    const set = (status: 'ganho' | 'perdido') =>
      dona.call(changeLead, { params: { id }, body: { version: 1, status } })
    const answers = await Promise.all([set('ganho'), set('perdido')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.problem.code).toBe('CHANGED_ELSEWHERE')
    const kept = (await dona.call(listLeads)).reply.data[0]
    const winner = answers.find(({ status }) => status === 200)?.reply
    expect([kept?.status, kept?.version]).toEqual([winner?.status, 2])
  })

  test('the time of the first answer stays, unless the answer was a mistake', async () => {
    const { dona } = await makeInbox(1)
    const created = api.clock.now()
    const id = (await dona.call(listLeads)).reply.data[0]?.id ?? 0
    const answeredAt = async (version: number, status: 'novo' | 'contato' | 'perdido') => {
      api.clock.advance(3600)
      const { reply } = await dona.call(changeLead, { params: { id }, body: { version, status } })
      return reply.answered_at && (Date.parse(reply.answered_at) - created.getTime()) / 3_600_000
    }
    expect(await answeredAt(1, 'perdido')).toBeNull()
    expect(await answeredAt(2, 'contato')).toBe(2)
    expect(await answeredAt(3, 'perdido')).toBe(2)
    expect((await dona.call(listLeads)).reply.medianMinutes).toBe(120)
    expect(await answeredAt(4, 'novo')).toBeNull()
    expect(await answeredAt(5, 'contato')).toBe(5)
  })

  test.each([
    [{ status: 'vendido' }, 'status'],
    [{ remind_on: '2026-02-31' }, 'remind_on'],
    [{ version: 'um' }, 'version'],
  ])('%j is refused with its field', async (wrong, field) => {
    const { dona } = await makeInbox(1)
    const id = (await dona.call(listLeads)).reply.data[0]?.id ?? 0
    const { status, problem } = await dona.raw({
      method: 'PUT',
      url: `/api/v1/leads/${id}`,
      payload: { version: 1, ...wrong },
    })
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })
})

describe('answers and notes', () => {
  test('an answer reaches the visitor as text, whose reply goes to the supplier', async () => {
    const { dona } = await makeInbox(1)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    const texto = 'Sim, <b>atendemos</b>\nAté amanhã'
    const { reply } = await dona.call(addLeadEntry, { params, body: { kind: 'resposta', texto } })
    expect([reply.status, reply.answered_at, reply.version]).toEqual([
      'contato',
      api.clock.now().toISOString(),
      2,
    ])
    const [mail] = await mailTo('v1@hospital.example')
    expect(mail?.reply_to).toBe('dona@example.com')
    expect(mail?.body_text).toContain(texto)
    expect(mail?.body_html).toContain('Sim, &lt;b&gt;atendemos&lt;/b&gt;<br>Até')
    expect(mail?.body_html).toContain('Ana &lt;Prado&gt;')
    expect(mail?.body_text).toContain('porque pediu o contato de Ana <Prado>')
  })

  test('an answer with a web address is read on the page: anybody may have typed the address of a mail', async () => {
    const { dona } = await makeInbox(1)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    const body = { kind: 'resposta', texto: 'Você ganhou! Veja golpe.com/premio' } as const
    expect((await dona.call(addLeadEntry, { params, body })).status).toBe(200)
    const [mail] = await mailTo('v1@hospital.example')
    expect(`${mail?.body_text} ${mail?.body_html}`).not.toMatch(/ganhou|golpe/)
    expect(mail?.body_text).toContain('Leia-a em Meus contatos')
    const token = /meus-contatos#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    const { reply } = await api.visitor().call(listMyContacts, { body: { token } })
    expect(reply.data[0]?.answers.map(({ texto }) => texto)).toEqual([body.texto])
  })

  test('one mailbox has a daily cap of answers, which stay to be read', async () => {
    const { dona } = await makeInbox(1)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    const used = { max: 300, perSeconds: 24 * 60 * 60 }
    for (let turn = 0; turn < 300; turn++) {
      await api.parts.throttle.hit('lead-answer-to:v1@hospital.example', used)
    }
    const body = { kind: 'resposta', texto: 'Olá' } as const
    const { reply } = await dona.call(addLeadEntry, { params, body })
    expect(reply.entries).toHaveLength(1)
    expect(await mailTo('v1@hospital.example')).toEqual([])
  })

  test('who asked in English is answered in English', async () => {
    const { dona } = await makeInbox(1)
    await api.db.execute(sql`UPDATE contact_requests SET language = 'en'`)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    await dona.call(addLeadEntry, { params, body: { kind: 'resposta', texto: 'Yes' } })
    const [mail] = await mailTo('v1@hospital.example')
    expect(mail?.subject).toBe('Ana <Prado> answered your contact request')
    expect(mail?.body_html).toContain('<html lang="en">')
  })

  test('a note is told to nobody and can be taken away; an answer cannot', async () => {
    const { dona } = await makeInbox(1)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    await dona.call(addLeadEntry, { params, body: { kind: 'nota', texto: 'Ligar à tarde' } })
    expect(await mailTo('v1@hospital.example')).toEqual([])
    const { reply } = await dona.call(addLeadEntry, {
      params,
      body: { kind: 'resposta', texto: 'Olá' },
    })
    expect(reply.entries.map(({ kind, texto }) => [kind, texto])).toEqual([
      ['nota', 'Ligar à tarde'],
      ['resposta', 'Olá'],
    ])
    const [note, answer] = reply.entries
    const gone = await dona.call(removeLeadNote, { params: { ...params, entryId: note?.id ?? 0 } })
    expect(gone.reply.entries).toHaveLength(1)
    const kept = await dona.call(removeLeadNote, {
      params: { ...params, entryId: answer?.id ?? 0 },
    })
    expect(kept.status).toBe(404)
  })
})

test('who asked is told what was answered, not what was noted; erased, all of it is gone', async () => {
  const { dona } = await makeInbox(1)
  const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
  for (const kind of ['nota', 'resposta'] as const) {
    await dona.call(addLeadEntry, { params, body: { kind, texto: `uma ${kind}` } })
  }
  const now = api.clock.now()
  const exportOf = (email: string) => exportPerson(api.database, { email, now })
  const buyer = await exportOf('v1@hospital.example')
  expect(buyer.answers_received.map(({ texto }) => texto)).toEqual(['uma resposta'])
  expect(buyer.contact_requests_sent[0]).not.toHaveProperty('status')
  const supplier = await exportOf('dona@example.com')
  expect(supplier.notes_and_answers_written.map(({ texto }) => texto)).toEqual([
    'uma nota',
    'uma resposta',
  ])
  const { database, files } = api.parts
  await erasePerson({ database, files }, { email: 'v1@hospital.example', now })
  const { rows } = await api.db.execute(sql`SELECT FROM lead_entries`)
  expect(rows).toEqual([])
})

describe('mails', () => {
  test('a new request comes at once, with the ways to answer and who gets the reply', async () => {
    const { supplier, dona } = await makeInbox(0)
    await dona.call(setMailLanguage, { body: { language: 'en' } })
    await api.visitor().call(createContact, {
      body: {
        nome: 'Rui "Chefe"',
        email: 'rui?bcc=x@hospital.example',
        telefone: '(11) 91234-5678',
        termos_aceitos: true,
        search_term: 'gases',
        id_busness: supplier.id,
        type_user: 'Freelancer',
      },
    })
    const [mail] = await mailTo('dona@example.com')
    expect(mail?.subject).toBe('New contact request: Rui "Chefe"')
    expect(mail?.reply_to).toBe('rui?bcc=x@hospital.example')
    expect(mail?.body_text).toContain('Found you searching for: gases')
    expect(mail?.body_text).toContain('Answer by e-mail: mailto:rui%3Fbcc%3Dx@hospital.example\n')
    expect(mail?.body_text).toContain('WhatsApp: https://wa.me/5511912345678')
    expect(mail?.body_text).toContain('Call: tel:+5511912345678')
    const id = (await dona.call(listLeads)).reply.data[0]?.id
    expect(mail?.body_text).toContain(`/marketplaceDash/pedidos?pedido=${id}`)
    expect(mail?.body_html).toContain('Rui &quot;Chefe&quot;')
  })

  test('a reminder is mailed on its day, once; another day is another reminder', async () => {
    const { dona } = await makeInbox(1)
    const params = { id: (await dona.call(listLeads)).reply.data[0]?.id ?? 0 }
    // A session that nobody uses for a day ends: each change begins with a login.
    const remind = async (version: number, remind_on: string) => {
      const caller = await api.as('dona@example.com')
      const { status } = await caller.call(changeLead, { params, body: { version, remind_on } })
      expect(status).toBe(200)
    }
    await remind(1, '2026-11-17')
    const sent = async () => {
      await remindSuppliers(api.parts)
      return (await mailTo('dona@example.com')).length
    }
    expect(await sent()).toBe(0)
    api.clock.set('2026-11-17T11:00:00Z')
    const twice = await Promise.all([remindSuppliers(api.parts), remindSuppliers(api.parts)])
    expect(twice.toSorted()).toEqual([0, 1])
    expect(await sent()).toBe(1)
    await remind(2, '2026-11-18')
    api.clock.set('2026-11-19T11:00:00Z')
    expect(await sent()).toBe(2)
    const [mail] = await mailTo('dona@example.com')
    expect(mail?.subject).toBe('Lembrete: Visitante 1')
  })

  test('the last whole week ends on Sunday', () => {
    expect(lastWeek('2026-11-15')).toEqual({ from: '2026-11-02', to: '2026-11-08' })
    expect(lastWeek('2026-11-16')).toEqual({ from: '2026-11-09', to: '2026-11-15' })
  })

  test('the week is summed up once, with the numbers of the funnel, for whoever had any', async () => {
    const { supplier } = await makeInbox(2)
    await makeFreelancer(api.db, { account: { email: 'quieta@example.com' } })
    await makeAccesses(api.db, [
      { supplier_id: supplier.id, day: '2026-11-15', term: 'Calibração', accesses: 6 },
      { supplier_id: supplier.id, day: '2026-11-08', accesses: 9 },
    ])
    await api.db.execute(sql`INSERT INTO search_log (day, term, searches)
      VALUES ('2026-11-14', 'calibracao', 11), ('2026-11-14', 'outra', 50)`)
    api.clock.set('2026-11-16T11:00:00Z')
    const twice = await Promise.all([sumUpTheWeek(api.parts), sumUpTheWeek(api.parts)])
    expect(twice.reduce((sum, count) => sum + count)).toBe(1)
    const [mail, ...others] = await mailTo('dona@example.com')
    expect(others).toEqual([])
    expect(mail?.body_text).toContain('De 09/11 a 15/11')
    expect(mail?.body_text).toContain('que levam a você: 11 (+11)\nVisitas ao seu perfil: 6 (−3)')
    expect(mail?.body_text).toContain('2 pedidos de contato ainda esperam a sua resposta.')
    expect(await mailTo('quieta@example.com')).toEqual([])
    api.clock.set('2026-11-18T11:00:00Z')
    expect(await sumUpTheWeek(api.parts)).toBe(0)
    const dona = await api.as('dona@example.com')
    const { reply } = await dona.call(getLeadFunnel, { query: { days: 7 } })
    expect(reply).toEqual({ searches: 11, views: 6, contacts: 2, answers: 0 })
  })

  test('who was not told on Monday is told of the same week on another day, and nobody else again', async () => {
    const { supplier } = await makeInbox(1)
    await makeAccesses(api.db, [{ supplier_id: supplier.id, day: '2026-11-10', accesses: 6 }])
    api.clock.set('2026-11-16T11:00:00Z')
    expect(await sumUpTheWeek(api.parts)).toBe(1)
    const { supplier: missed } = await makeFreelancer(api.db, {
      account: { email: 'rui@example.com' },
    })
    await makeAccesses(api.db, [
      { supplier_id: missed.id, day: '2026-11-12', accesses: 4 },
      { supplier_id: missed.id, day: '2026-11-16', accesses: 50 },
      { supplier_id: supplier.id, day: '2026-11-16', accesses: 50 },
    ])
    const sent: number[] = []
    for (const day of [17, 18, 19, 20, 21, 22, 23]) {
      api.clock.set(`2026-11-${day}T11:00:00Z`)
      sent.push(await sumUpTheWeek(api.parts))
    }
    expect(sent).toEqual([1, 0, 0, 0, 0, 0, 2])
    const [late] = await mailTo('rui@example.com')
    expect(late?.body_text).toContain('De 09/11 a 15/11')
    expect(late?.body_text).toContain('Visitas ao seu perfil: 4 (+4)')
  })

  test('the link of the summary switches it off without logging in, and nothing else', async () => {
    const { dona } = await makeInbox(1)
    api.clock.set('2026-11-16T11:00:00Z')
    await sumUpTheWeek(api.parts)
    const [mail] = await mailTo('dona@example.com')
    const token = /resumo-semanal#(\S+)/.exec(mail?.body_text ?? '')?.[1] ?? ''
    const off = (wrong = token) =>
      api.visitor().call(setWeeklyByLink, { body: { token: wrong, weekly: false } })
    expect((await off(`${Number(token.split('.')[0]) + 1}.${token.split('.')[1]}`)).status).toBe(
      404,
    )
    expect((await dona.call(getLeadMails)).reply).toEqual({ weekly: true, needs: true })
    expect((await off()).reply).toEqual({ weekly: false })
    expect((await dona.call(getLeadMails)).reply).toEqual({ weekly: false, needs: true })
    api.clock.set('2026-11-23T11:00:00Z')
    expect(await sumUpTheWeek(api.parts)).toBe(0)
    const later = await api.as('dona@example.com')
    await later.call(setMailLanguage, { body: { language: 'en' } })
    await later.call(setLeadMails, { body: { weekly: true, needs: true } })
    const list = { list: 'weekly', email: 'dona@example.com' } as const
    const url = unsubscribeLinks(api.parts, list).oneClick.replace(/^https?:\/\/[^/]+/, '')
    await api.visitor().raw({ method: 'POST', url })
    expect((await later.call(getLeadMails)).reply).toMatchObject({ weekly: false, needs: true })
    await later.call(setLeadMails, { body: { weekly: true, needs: true } })
    expect((await later.call(getLeadMails)).reply).toMatchObject({ weekly: true, needs: true })
    await makeContactRequests(api.db, [
      {
        supplier_id: Number(token.split('.')[0]),
        nome: 'Nova',
        email: 'nova@hospital.example',
        telefone: '(11) 91234-5678',
        day: '2026-11-20',
      },
    ])
    expect(await sumUpTheWeek(api.parts)).toBe(1)
    expect((await mailTo('dona@example.com')).at(-1)?.subject).toBe(
      'Your week at Marketplace em Saúde',
    )
  })
})
