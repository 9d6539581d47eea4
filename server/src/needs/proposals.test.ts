import { urlOf } from 'contract/endpoint'
import {
  acceptProposal,
  answerBuyer,
  askProposal,
  closeNeed,
  declineProposal,
  extendNeed,
  getNeedNews,
  listOpenNeeds,
  markNeedsSeen,
  readMyNeed,
  removeNeed,
  shareContact,
  uploadProposalFile,
} from 'contract/needs'
import {
  eraseMyData,
  exportMyJson,
  getMyData,
  revokeMyConsent,
  sendPrivacyCode,
  verifyPrivacyCode,
} from 'contract/privacy'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAdmin, setPlan } from '../../seed/make.ts'
import { makeNeed, makeProposal } from '../../seed/make-needs.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { buyer, propose, useNeeds } from '../../test/needs.ts'
import { codeSentTo } from '../../test/signup.ts'
import { sendFile } from '../../test/upload.ts'
import { erasePerson } from '../privacy/service-erase.ts'
import { exportPerson } from '../privacy/service-export.ts'
import { recordNeedConsent } from '../privacy/service-consents.ts'
import { needFiles } from '../tables/needs.ts'
import { tellBuyerGone } from './service-mine.ts'
import { endNeeds } from './service-time.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

const { supplier, need } = useNeeds(api)

const mails = async (to: string) => {
  const { rows } = await api.db.execute<{ subject: string; body_text: string; reply_to: string }>(
    sql`SELECT subject, body_text, reply_to FROM mail_outbox WHERE recipient = ${to} ORDER BY id`,
  )
  return rows
}
const own = async (caller: Caller) =>
  (await caller.call(listOpenNeeds, { query: { view: 'propostas' } })).reply.data[0]

describe('a proposal', () => {
  test('reaches the buyer by mail and on the private page, and leaves the open ones', async () => {
    const { caller } = await supplier('ana')
    const { id, read } = await need()
    const { status, reply } = await propose(caller, id)
    expect([status, reply.proposals, reply.own?.preco]).toEqual([201, 1, 4800.5])
    expect(reply.own?.buyer).toBeNull()
    expect((await caller.call(listOpenNeeds)).reply.data).toEqual([])
    const [shown] = (await read()).proposals
    expect(shown).toMatchObject({
      preco: 4800.5,
      preco_por: 'total',
      validade: '2026-12-10',
      entrega_dias: 10,
      status: 'enviada',
      supplier: { nome: 'ana', kind: 'Freelancer', cidade_estado: 'Campinas/SP', rating: null },
      contact: null,
    })
    const [letter] = await mails(buyer)
    expect(letter?.subject).toBe('Nova proposta de ana')
    expect(letter?.body_text.replace(/\u00a0/g, ' ')).toContain(
      'Preço: R$ 4.800,50 no total\nPrazo de entrega: 10 dias',
    )
    expect((await propose(caller, id)).problem.code).toBe('PROPOSAL_SENT')
  })

  test('shows licences as long as the supplier’s plan does', async () => {
    const ana = await supplier('ana')
    const { id, read } = await need()
    await propose(ana.caller, id)
    await api.db.execute(sql`UPDATE suppliers SET certificados = ARRAY['Licença sanitária']`)
    const shown = async () => (await read()).proposals[0]?.supplier.certificados
    expect(await shown()).toEqual(['Licença sanitária'])
    await setPlan(api.db, ana.id, 'MKTFREE')
    expect(await shown()).toEqual([])
  })

  test('comes with one PDF of the supplier’s own', async () => {
    const ana = await supplier('ana')
    const bia = await supplier('bia')
    const { id, read } = await need()
    const send = (caller: Caller, bytes: Buffer) =>
      sendFile(caller, urlOf(uploadProposalFile, { params: { id } }), bytes, 'Proposta.pdf')
    expect((await send(ana.caller, Buffer.from('GIF89a'))).problem.code).toBe('DOCUMENT_UNREADABLE')
    const { reply } = await send(ana.caller, pdf)
    const { file } = reply as { file: string }
    expect((await propose(bia.caller, id, { file })).problem.code).toBe('NEED_FILE_GONE')
    expect((await propose(ana.caller, id, { file })).status).toBe(201)
    const [shown] = (await read()).proposals
    const served = await api.app.inject({ method: 'GET', url: shown?.file?.url ?? '' })
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect((await read()).proposals).toHaveLength(1)
  })

  test('of a removed need: what the need said and the files are gone', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const ana = await supplier('ana')
    const { id, read } = await need({ quantidade: 'Maria, 11 98765-4321' })
    const kept = { file: 'a', name: 'Lista.pdf', bytes: 9, sender: 'x', used: true }
    await api.db.insert(needFiles).values({ ...kept, need_id: id, created_at: api.clock.now() })
    const { reply } = await sendFile(
      ana.caller,
      urlOf(uploadProposalFile, { params: { id } }),
      pdf,
      'Proposta.pdf',
    )
    await propose(ana.caller, id, { file: (reply as { file: string }).file })
    expect(await own(ana.caller)).toMatchObject({
      file: { name: 'Lista.pdf' },
      own: { file: { name: 'Proposta' } },
    })
    const body = { motivo: 'dados-pessoais', note: 'Nome de paciente' } as const
    const removed = await admin.call(removeNeed, { params: { id }, body })
    expect(removed.reply.file).toBeNull()
    expect(await own(ana.caller)).toMatchObject({
      state: 'removida',
      descricao: '',
      quantidade: '',
      file: null,
      own: { file: null },
    })
    const mine = await read()
    expect([mine.file, mine.proposals[0]?.file]).toEqual([null, null])
    expect(mine.descricao).not.toBe('')
  })

  test('of a removed need stays its supplier’s, without a word or the contact of the buyer', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const ana = await supplier('ana')
    const bia = await supplier('bia')
    const { id, token, visitor } = await need({ titulo: 'Paciente João da Silva' })
    const [first, second] = [await propose(ana.caller, id), await propose(bia.caller, id)]
    const params = { id: first.reply.own?.id ?? 0 }
    const declined = { params: { id: second.reply.own?.id ?? 0 } }
    const about = { token, texto: 'O João tem 40 anos.' }
    await visitor.call(askProposal, { params, body: about })
    await ana.caller.call(answerBuyer, { params, body: { texto: 'Atendemos.' } })
    await visitor.call(shareContact, { params, body: { token } })
    await visitor.call(declineProposal, { ...declined, body: { ...about, motivo: 'preco' } })
    expect(JSON.stringify(await own(ana.caller))).toContain(buyer)
    await api.db.execute(sql`DELETE FROM mail_outbox`)
    await (await api.as('admin@example.com')).call(removeNeed, {
      params: { id },
      body: { motivo: 'dados-pessoais', note: 'Nome' },
    })
    const [mine, other] = [await own(ana.caller), await own(bia.caller)]
    expect(mine?.own?.messages.map(({ texto }) => texto)).toEqual(['Atendemos.'])
    expect(mine?.own?.texto).toBe(first.reply.own?.texto)
    await tellBuyerGone(api.db, api.parts, buyer)
    const told = await mails('ana@example.com')
    expect(told.map(({ subject }) => subject)).toEqual(
      Array(2).fill('Demanda encerrada: Engenharia clínica e calibração'),
    )
    const wholes = await Promise.all(
      ['ana', 'bia'].map((name) =>
        exportPerson(api.database, { email: `${name}@example.com`, now: api.clock.now() }),
      ),
    )
    const exported = wholes.map(({ proposals_written }) => proposals_written)
    for (const secret of ['João', 'Aurora', 'Campinas', buyer]) {
      expect(JSON.stringify([mine, other, told, exported])).not.toContain(secret)
    }
  })

  test('is refused without the plan, for a need that does not fit, is over or not there', async () => {
    const now = api.clock.now()
    const { caller, id: supplierId } = await supplier('ana')
    const code = async (fields: object) =>
      (await propose(caller, await makeNeed(api.db, now, fields))).problem.code
    expect(await code({ categoria: 'odontologia' })).toBe('NOT_FOUND')
    expect(await code({ tipo: 'Empresa' })).toBe('NOT_FOUND')
    expect(await code({ email: 'ana@example.com' })).toBe('NOT_FOUND')
    expect(await code({ status: 'removida' })).toBe('NOT_FOUND')
    expect(await code({ status: 'encerrada' })).toBe('NEED_CLOSED')
    expect(await code({ expires_at: now })).toBe('NEED_CLOSED')
    expect((await propose(caller, 999_999)).problem.code).toBe('NOT_FOUND')
    await setPlan(api.db, supplierId, 'MKTBASIC')
    expect(await code({})).toBe('PLAN_REQUIRED')
  })

  test.each([
    ['texto', { texto: 'curto' }, 'Conte em pelo menos 10 caracteres.'],
    ['preco', { preco: 0 }, 'Informe o preço.'],
    ['preco', { preco: 1e9 }, 'Valor inválido.'],
    ['preco', { preco: 'dez' }, 'Informe o preço.'],
    ['preco_por', { preco_por: 'quilo' }, 'Valor inválido.'],
    ['validade', { validade: '2026-11-14' }, 'Escolha um dia a partir de hoje e em até um ano.'],
    ['entrega_dias', { entrega_dias: 1.5 }, 'Informe o prazo em dias.'],
    ['entrega_dias', { entrega_dias: 10_000 }, 'Valor inválido.'],
    ['file', { file: '../../etc/passwd' }, 'Valor inválido.'],
  ])('with a wrong %s is refused: %j', async (field, wrong, text) => {
    const { caller } = await supplier('ana')
    const { id } = await need()
    const { status, problem } = await propose(caller, id, wrong)
    expect([status, problem.errors]).toEqual([400, { [field]: [text] }])
  })

  test('a sixth place does not exist, whoever counts', async () => {
    const { id: supplierId } = await supplier('ana')
    const { id: needId } = await need()
    const sixth = makeProposal(api.db, { needId, supplierId, place: 6, now: api.clock.now() })
    await expect(sixth).rejects.toThrow()
  })
})

describe('question and answer', () => {
  test('go back and forth, by mail and on both pages', async () => {
    const { caller } = await supplier('ana')
    const { id, token, visitor, read } = await need()
    const proposal = (await propose(caller, id)).reply.own?.id ?? 0
    const params = { id: proposal }
    const asked = await visitor.call(askProposal, {
      params,
      body: { token, texto: 'Inclui o frete?' },
    })
    expect(asked.reply.proposals[0]?.messages).toMatchObject([
      { author: 'comprador', texto: 'Inclui o frete?' },
    ])
    const question = (await mails('ana@example.com')).at(-1)
    expect(question?.subject).toBe('Pergunta sobre a sua proposta: Calibração de 12 monitores')
    expect(question?.body_text).toContain('Inclui o frete?')
    expect(question?.body_text).not.toContain('aurora')
    const other = await makeNeed(api.db, api.clock.now())
    const both = { count: 2, abertas: 1, propostas: 1 }
    expect((await caller.call(getNeedNews)).reply).toEqual(both)
    // Each list has its own news.
    const seen = async (view: 'abertas' | 'propostas', newest?: number) =>
      (await caller.call(markNeedsSeen, { body: { view, ...(newest && { newest }) } })).reply
    expect(await seen('abertas', other)).toEqual({ count: 1, abertas: 0, propostas: 1 })
    expect(await seen('propostas')).toEqual({ count: 0, abertas: 0, propostas: 0 })
    await caller.call(answerBuyer, { params, body: { texto: 'Sim, veja http://golpe.example' } })
    expect((await read()).proposals[0]?.messages.at(-1)).toMatchObject({ author: 'fornecedor' })
    const answer = (await mails(buyer)).at(-1)
    expect(answer?.body_text).toContain('Abra só se você confia em quem escreveu.')
  })

  test('another’s proposal or need is not there', async () => {
    const ana = await supplier('ana')
    const bia = await supplier('bia')
    const first = await need()
    const second = await need()
    const id = (await propose(ana.caller, first.id)).reply.own?.id ?? 0
    const foreign = await bia.caller.call(answerBuyer, { params: { id }, body: { texto: 'Oi' } })
    expect(foreign.status).toBe(404)
    const body = { token: second.token, texto: 'Oi' }
    expect((await second.visitor.call(askProposal, { params: { id }, body })).status).toBe(404)
    const accepted = await second.visitor.call(acceptProposal, {
      params: { id },
      body: { token: second.token },
    })
    expect(accepted.status).toBe(404)
  })

  test('after fifty messages people go on elsewhere', async () => {
    const { id: supplierId, caller } = await supplier('ana')
    const { id: needId } = await need()
    const now = api.clock.now()
    const messages = Array.from({ length: 50 }, () => ({
      author: 'comprador' as const,
      texto: 'Oi',
      created_at: now,
    }))
    const id = await makeProposal(api.db, { needId, supplierId, now }, { messages })
    const { problem } = await caller.call(answerBuyer, { params: { id }, body: { texto: 'Oi' } })
    expect(problem.code).toBe('PROPOSAL_FULL')
  })
})

describe('the buyer decides', () => {
  test('contacts pass only when the buyer agrees, and only to that supplier', async () => {
    const ana = await supplier('ana')
    const bia = await supplier('bia')
    const { id, token, visitor } = await need()
    const params = { id: (await propose(ana.caller, id)).reply.own?.id ?? 0 }
    await propose(bia.caller, id)
    const { reply } = await visitor.call(shareContact, { params, body: { token } })
    expect(reply.proposals.map(({ contact }) => contact?.email ?? null)).toEqual([
      'ana@example.com',
      null,
    ])
    expect((await own(ana.caller))?.own?.buyer).toEqual({
      nome: 'Hospital Aurora',
      email: buyer,
      telefone: '(19) 91234-5678',
      whatsapp: 'https://wa.me/5519912345678',
    })
    expect((await own(bia.caller))?.own?.buyer).toBeNull()
    const letter = (await mails('ana@example.com')).at(-1)
    expect(letter?.body_text).toContain(buyer)
    expect(letter?.reply_to).toBe(buyer)
    await visitor.call(shareContact, { params, body: { token } })
    expect(await mails('ana@example.com')).toHaveLength(1)
    expect(await mails('bia@example.com')).toEqual([])
  })

  test('accepting one passes the contacts, ends the need and tells the others', async () => {
    const ana = await supplier('ana')
    const bia = await supplier('bia')
    const { id, token, visitor, read } = await need()
    const params = { id: (await propose(ana.caller, id)).reply.own?.id ?? 0 }
    await propose(bia.caller, id)
    const both = await Promise.all([
      visitor.call(acceptProposal, { params, body: { token } }),
      visitor.call(acceptProposal, { params, body: { token } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const shown = await read()
    expect(shown.state).toBe('aceita')
    expect(
      shown.proposals.map(({ status, decline_reason, contact }) => [
        status,
        decline_reason,
        contact?.email,
      ]),
    ).toEqual([
      ['aceita', null, 'ana@example.com'],
      ['recusada', 'outra-proposta', undefined],
    ])
    expect((await mails('ana@example.com')).map(({ subject }) => subject)).toEqual([
      'Sua proposta foi aceita: Calibração de 12 monitores',
    ])
    const [told] = await mails('bia@example.com')
    expect(told?.body_text).toContain('O comprador escolheu outra proposta.')
    expect(told?.body_text).not.toContain('aurora')
    const confirmation = (await mails(buyer)).at(-1)
    expect(confirmation?.body_text).toContain('E-mail: ana@example.com')
    // The accepted one may still talk, the other not.
    const answer = (caller: Caller, proposal: number) =>
      caller.call(answerBuyer, { params: { id: proposal }, body: { texto: 'Obrigada!' } })
    expect((await answer(ana.caller, params.id)).status).toBe(200)
    const lost = (await own(bia.caller))?.own?.id ?? 0
    expect((await answer(bia.caller, lost)).problem.code).toBe('NEED_CLOSED')
  })

  test('declining tells the supplier why; the place stays taken', async () => {
    const { caller } = await supplier('ana')
    const { id, token, visitor } = await need()
    const params = { id: (await propose(caller, id)).reply.own?.id ?? 0 }
    const decline = (body: object) =>
      visitor.call(declineProposal, { params, body: { token, ...body } as never })
    expect((await decline({ motivo: 'feio' })).problem.errors).toEqual({
      motivo: ['Escolha um motivo.'],
    })
    const { reply } = await decline({ motivo: 'preco', texto: 'Acima do orçamento' })
    expect(reply.proposals[0]).toMatchObject({ status: 'recusada', decline_reason: 'preco' })
    const [letter] = await mails('ana@example.com')
    expect(letter?.body_text).toContain('Motivo: o preço.')
    expect(letter?.body_text).toContain('Acima do orçamento')
    expect((await decline({ motivo: 'preco' })).problem.code).toBe('NEED_CLOSED')
    expect((await own(caller))?.proposals).toBe(1)
  })

  test('closing tells who waits; nothing is decided afterwards', async () => {
    const { caller } = await supplier('ana')
    const { id, token, visitor } = await need()
    const params = { id: (await propose(caller, id)).reply.own?.id ?? 0 }
    const { reply } = await visitor.call(closeNeed, { body: { token } })
    expect([reply.state, reply.proposals[0]?.decline_reason]).toEqual(['encerrada', 'desistencia'])
    expect((await mails('ana@example.com'))[0]?.body_text).toContain('encerrou a demanda')
    for (const call of [closeNeed, extendNeed] as const) {
      expect((await visitor.call(call, { body: { token } })).problem.code).toBe('NEED_CLOSED')
    }
    for (const call of [acceptProposal, shareContact] as const) {
      expect((await visitor.call(call, { params, body: { token } })).problem.code).toBe(
        'NEED_CLOSED',
      )
    }
  })
})

describe('time', () => {
  test('a need ends, its buyer is told before and then, once; an extension opens it again', async () => {
    await supplier('ana')
    const { token, visitor, read } = await need({ prazo: '2026-11-25' })
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 0 })
    api.clock.set('2026-11-24T12:00:00Z')
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 1 })
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 0 })
    api.clock.set('2026-11-26T03:00:00Z')
    expect((await read()).state).toBe('vencida')
    const caller = await api.as('ana@example.com')
    expect((await caller.call(listOpenNeeds)).reply.data).toEqual([])
    expect(await endNeeds(api.parts)).toEqual({ ended: 1, warned: 0 })
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 0 })
    expect((await mails(buyer)).map(({ subject }) => subject)).toEqual([
      'Sua demanda vence em breve: Calibração de 12 monitores',
      'Sua demanda venceu: Calibração de 12 monitores',
    ])
    const [ending, ended] = await mails(buyer)
    expect(ending?.body_text).toContain('até 25/11/2026')
    expect(ending?.body_text).toContain('prorrogar até 10/12/2026')
    expect(ended?.body_text).toContain('prorrogar até 11/12/2026')
    expect(ending?.body_text).toContain('Você ainda não recebeu propostas.')
    expect(ended?.body_text).toContain('Você não recebeu propostas.')
    expect(ended?.body_text).not.toContain('aceitar')
    expect((await read()).extends_to).toBe('2026-12-11')
    const { reply } = await visitor.call(extendNeed, { body: { token } })
    expect([reply.state, reply.prazo, reply.expires_at]).toEqual([
      'aberta',
      '2026-12-11',
      '2026-12-12T03:00:00.000Z',
    ])
    expect((await caller.call(listOpenNeeds)).reply.data).toHaveLength(1)
  })

  test('no mail offers an extension that there is not', async () => {
    const { id } = await need({ prazo: '2026-11-25' })
    for (let number = 0; number < 5; number++) {
      await propose((await supplier(`ana${number}`)).caller, id)
    }
    const expires_at = new Date('2026-11-18T03:00:00Z')
    await need({ created_at: new Date('2026-07-20T12:00:00Z'), prazo: '2026-11-17', expires_at })
    api.clock.set('2026-11-17T12:00:00Z')
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 1 })
    api.clock.set('2026-11-26T03:00:00Z')
    expect(await endNeeds(api.parts)).toEqual({ ended: 2, warned: 0 })
    const timed = (await mails(buyer)).filter(({ subject }) => subject.startsWith('Sua demanda'))
    expect(timed).toHaveLength(3)
    for (const { body_text } of timed) {
      expect(body_text).not.toContain('prorrogar')
      expect(body_text).toContain('você pode encerrar a demanda')
    }
    const answered = timed.find(({ body_text }) => body_text.includes('Você tem 5 propostas.'))
    expect(answered?.body_text).toContain('Você ainda pode aceitar uma proposta.')
  })

  test('one published two days ago or later is not warned of its end', async () => {
    await need({ prazo: '2026-11-16' })
    api.clock.advance(60 * 60)
    expect(await endNeeds(api.parts)).toEqual({ ended: 0, warned: 0 })
  })
})

describe('personal data', () => {
  async function withEverything() {
    const { caller } = await supplier('ana')
    const { id, token, visitor } = await need()
    await recordNeedConsent(api.db, { needId: id, email: buyer, at: api.clock.now() })
    const params = { id: (await propose(caller, id)).reply.own?.id ?? 0 }
    await visitor.call(askProposal, { params, body: { token, texto: 'Inclui o frete?' } })
    return { token }
  }
  async function opened(): Promise<Caller> {
    const visitor = api.visitor()
    await visitor.call(sendPrivacyCode, { body: { email: buyer } })
    const codeVerify = await codeSentTo(api, buyer)
    await visitor.call(verifyPrivacyCode, { body: { email: buyer, codeVerify } })
    return visitor
  }

  test('stands in My data, can be taken along, and goes with its consent', async () => {
    const { token } = await withEverything()
    const visitor = await opened()
    const query = { by: 'code' as const }
    const { reply } = await visitor.call(getMyData, { query })
    expect(reply.needs).toMatchObject({
      total: 1,
      data: [{ titulo: 'Calibração de 12 monitores', proposals: 1 }],
    })
    expect(reply.consents).toMatchObject([
      { purpose: 'demanda', supplier: 'Calibração de 12 monitores' },
    ])
    const file = (await visitor.call(exportMyJson, { query })).reply as never as {
      needs: object[]
      proposals_received: { messages: object[] }[]
    }
    expect([file.needs.length, file.proposals_received[0]?.messages.length]).toEqual([1, 1])
    const params = { id: reply.consents[0]?.id ?? 0 }
    expect((await visitor.call(revokeMyConsent, { params, query })).reply.needs.total).toBe(0)
    const gone = await api.visitor().call(readMyNeed, { body: { token } })
    expect(gone.problem.code).toBe('NEED_LINK_INVALID')
  })

  test('taken back with its consent, whoever proposed is told, without a word about the buyer', async () => {
    const { id, visitor, token } = await need()
    await recordNeedConsent(api.db, { needId: id, email: buyer, at: api.clock.now() })
    const ids = new Map<string, number>()
    for (const name of ['ana', 'bia', 'caio']) {
      const { caller } = await supplier(name)
      const { reply } = await propose(caller, id)
      ids.set(name, reply.own?.id ?? 0)
    }
    const at = (name: string) => ({ params: { id: ids.get(name) ?? 0 } })
    await visitor.call(shareContact, { ...at('bia'), body: { token } })
    const no = { token, motivo: 'preco' as const, texto: '' }
    await visitor.call(declineProposal, { ...at('caio'), body: no })
    await api.db.execute(sql`DELETE FROM mail_outbox`)
    const me = await opened()
    const query = { by: 'code' as const }
    const [consent] = (await me.call(getMyData, { query })).reply.consents
    for (let twice = 0; twice < 2; twice++) {
      await me.call(revokeMyConsent, { params: { id: consent?.id ?? 0 }, query })
    }
    const [[told, ...more], [asked], declined] = [
      await mails('ana@example.com'),
      await mails('bia@example.com'),
      await mails('caio@example.com'),
    ]
    expect(more).toEqual([])
    expect(told?.subject).toBe('Demanda encerrada: Calibração de 12 monitores')
    expect(told?.body_text).toContain('O comprador retirou a demanda')
    expect(told?.body_text).not.toContain('Apague')
    expect(asked?.body_text).toContain('Apague também o contato')
    expect(declined).toEqual([])
    for (const secret of ['Aurora', buyer, '91234']) {
      expect(JSON.stringify([told, asked])).not.toContain(secret)
    }
  })

  test('a buyer who erases everything leaves no proposal without a word either', async () => {
    await withEverything()
    await api.db.execute(sql`DELETE FROM mail_outbox`)
    const me = await opened()
    const { status } = await me.call(eraseMyData, { query: { by: 'code' }, body: {} })
    expect(status).toBe(200)
    const [told] = await mails('ana@example.com')
    expect(told?.subject).toBe('Demanda encerrada: Calibração de 12 monitores')
    expect(JSON.stringify(told)).not.toContain('urora')
  })

  test('erasing the buyer leaves no need, erasing the supplier no proposal', async () => {
    await withEverything()
    const parts = { database: api.database, files: api.parts.files }
    const now = api.clock.now()
    await erasePerson(parts, { email: 'ana@example.com', now })
    const counted = async () => {
      const { rows } = await api.db.execute<{
        needs: number
        proposals: number
        words: number
      }>(sql`
        SELECT (SELECT count(*) FROM needs)::integer AS needs,
          (SELECT count(*) FROM proposals)::integer AS proposals,
          (SELECT count(*) FROM proposal_messages)::integer AS words`)
      return rows[0]
    }
    expect(await counted()).toEqual({ needs: 1, proposals: 0, words: 0 })
    expect((await erasePerson(parts, { email: buyer, now })).counts.needs).toBe(1)
    expect(await counted()).toEqual({ needs: 0, proposals: 0, words: 0 })
  })
})
