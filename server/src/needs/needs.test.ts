import { listChanges } from 'contract/audit'
import { urlOf } from 'contract/endpoint'
import {
  closeNeed,
  createNeed,
  getNeedMap,
  getNeedNews,
  listNeeds,
  listOpenNeeds,
  markNeedsSeen,
  readMyNeed,
  removeNeed,
  sendMyNeedsLink,
  setNeedMailsByLink,
  uploadNeedFile,
} from 'contract/needs'
import { planCodes, supplierKinds } from 'contract/rules/plans'
import { hasBank } from 'contract/rules/needs'
import { eq, type SQL, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { makeAdmin, makeCompany, makeFreelancer } from '../../seed/make.ts'
import { makeNeed, makeProposal } from '../../seed/make-needs.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { buyer, form, useNeeds } from '../../test/needs.ts'
import { sendFile } from '../../test/upload.ts'
import { needs } from '../tables/needs.ts'
import { insertNotices } from './queries-matching.ts'
import { removeUnusedNeedFiles } from './service-files.ts'
import { tellSuppliers } from './service-notices.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n')

const { confirmed, pro } = useNeeds(api)

const mailsTo = async (to: string) => {
  const { rows } = await api.db.execute<{ subject: string; body_text: string; body_html: string }>(
    sql`SELECT subject, body_text, body_html FROM mail_outbox WHERE recipient = ${to} ORDER BY id`,
  )
  return rows
}
const told = async () => {
  const { rows } = await api.db.execute<{ recipient: string }>(
    sql`SELECT recipient FROM mail_outbox WHERE subject LIKE 'Nova demanda:%' ORDER BY recipient`,
  )
  return rows.map(({ recipient }) => recipient.split('@')[0])
}
const tell = () => tellSuppliers(api.parts)

describe('publishing', () => {
  test('a confirmed address publishes one need; the buyer gets the link, who fits is told', async () => {
    await pro('ana')
    const visitor = await confirmed()
    const { status, reply } = await visitor.call(createNeed, { body: form() })
    expect([status, reply.suppliers]).toEqual([201, 1])
    const mine = await api.visitor().call(readMyNeed, { body: { token: reply.token } })
    expect(mine.reply).toMatchObject({
      titulo: 'Calibração de 12 monitores',
      cidade: 'Campinas',
      state: 'aberta',
      expires_at: '2026-12-02T03:00:00.000Z',
      email: buyer,
      proposals: [],
    })
    const [code, letter] = await mailsTo(buyer)
    expect(code?.body_text).toContain('vale por 10 minutos')
    expect(letter?.subject).toBe('Demanda publicada: Calibração de 12 monitores')
    expect(letter?.body_text).toContain(`/minha-demanda#${reply.token}`)
    expect(letter?.body_text).toContain('serão avisados e podem responder até 01/12/2026')
    expect(letter?.body_text).toContain('porque publicou esta demanda')
    expect(await tell()).toBe(1)
    const [notice] = await mailsTo('ana@example.com')
    expect(notice?.body_text).toContain('Local: Campinas/SP')
    expect(notice?.body_text).toContain('/avisos-de-demandas#')
    // Nothing of who asks, and not the long text, which could carry a link.
    for (const secret of ['Aurora', buyer, '91234', 'rastreável']) {
      expect(notice?.body_text).not.toContain(secret)
      expect(notice?.body_html).not.toContain(secret)
    }
    const again = await visitor.call(createNeed, { body: form() })
    expect(again.problem.code).toBe('NEED_EMAIL_UNCONFIRMED')
  })

  test('a need that fits nobody says so in its mail', async () => {
    await (await confirmed()).call(createNeed, { body: form() })
    const [, letter] = await mailsTo(buyer)
    expect(letter?.body_text).toContain('nenhum fornecedor do banco combina com ela')
    expect(letter?.body_text).toContain('publicada até 01/12/2026')
    expect(letter?.body_text).not.toContain('avisados')
  })

  test('without the code nothing is published', async () => {
    const stranger = await api.visitor().call(createNeed, { body: form() })
    expect([stranger.status, stranger.problem.code]).toEqual([403, 'NEED_EMAIL_UNCONFIRMED'])
    const visitor = await confirmed()
    const other = await visitor.call(createNeed, { body: form({ email: 'outra@aurora.example' }) })
    expect(other.problem.code).toBe('NEED_EMAIL_UNCONFIRMED')
  })

  test.each([
    ['titulo', { titulo: '' }, 'Campo obrigatório.'],
    ['titulo', { titulo: 'Veja www.golpe.com' }, 'Escreva sem endereços da internet nem e-mails.'],
    [
      'quantidade',
      { quantidade: 'peça a mim@golpe.com' },
      'Escreva sem endereços da internet nem e-mails.',
    ],
    ['descricao', { descricao: 'curta' }, 'Conte em pelo menos 10 caracteres.'],
    ['categoria', { categoria: 'astrologia' }, 'Escolha uma categoria.'],
    ['cidade', { cidade: 'Atlântida' }, 'Não encontramos esta cidade no estado escolhido.'],
    ['prazo', { prazo: '2026-11-14' }, 'Escolha um dia a partir de hoje e em até um ano.'],
    ['prazo', { prazo: '2027-11-16' }, 'Escolha um dia a partir de hoje e em até um ano.'],
    ['licencas.0', { licencas: ['Carteirinha'] }, 'Valor inválido.'],
    ['telefone', { telefone: '123' }, 'Por favor, insira um telefone válido com DDD.'],
    ['termos_aceitos', { termos_aceitos: false }, 'Você precisa aceitar os termos de uso.'],
  ])('%s is refused as %j, and the confirmation still holds', async (field, wrong, text) => {
    const visitor = await confirmed()
    const refused = await visitor.call(createNeed, { body: form(wrong) as never })
    expect([refused.status, refused.problem.errors]).toEqual([400, { [field]: [text] }])
    expect((await visitor.call(createNeed, { body: form() })).status).toBe(201)
  })

  test('HTML stays text, in the page and in every mail', async () => {
    await pro('ana')
    const tag = '<img src=x onerror=alert(1)>'
    const visitor = await confirmed()
    const body = form({ titulo: tag, descricao: tag, quantidade: tag, nome: tag })
    const { reply } = await visitor.call(createNeed, { body })
    const mine = await api.visitor().call(readMyNeed, { body: { token: reply.token } })
    expect([mine.reply.titulo, mine.reply.descricao, mine.reply.nome]).toEqual([tag, tag, tag])
    expect(await tell()).toBe(1)
    for (const to of [buyer, 'ana@example.com']) {
      for (const { body_html } of await mailsTo(to)) expect(body_html).not.toContain('<img')
    }
  })

  test('one address publishes five a day', async () => {
    await api.parts.throttle.forget(`need:${buyer}`)
    for (let turn = 0; turn < 50; turn++)
      await api.parts.throttle.hit(`need:${buyer}`, { max: 5, perSeconds: 86_400 })
    const refused = await (await confirmed()).call(createNeed, { body: form() })
    expect([refused.status, refused.problem.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  })

  test('an English page gets English mails', async () => {
    const visitor = await confirmed()
    visitor.cookie += '; lng=en'
    await visitor.call(createNeed, { body: form() })
    const letter = (await mailsTo(buyer)).at(-1)
    expect(letter?.subject).toBe('Request published: Calibração de 12 monitores')
    expect(letter?.body_text).toContain('You get this e-mail because you published this request')
  })

  test('the links come again by e-mail, to whoever has any; the answer is the same', async () => {
    const id = await makeNeed(api.db, api.clock.now(), { email: buyer })
    const ask = (email: string) => api.visitor().call(sendMyNeedsLink, { body: { email } })
    expect((await ask(buyer)).reply).toEqual((await ask('ninguem@example.com')).reply)
    expect((await mailsTo(buyer))[0]?.body_text).toMatch(
      new RegExp(`Calibração de 12 monitores: http\\S+/minha-demanda#${id}\\.[\\w-]{32}`),
    )
    expect(await mailsTo('ninguem@example.com')).toEqual([])
  })

  test('a made-up link opens nothing', async () => {
    const id = await makeNeed(api.db, api.clock.now())
    const { status, problem } = await api
      .visitor()
      .call(readMyNeed, { body: { token: `${id}.${'A'.repeat(32)}` } })
    expect([status, problem.code]).toEqual([404, 'NEED_LINK_INVALID'])
  })
})

describe('telling whom it fits', () => {
  const publish = async (): Promise<{ token: string; suppliers: number }> => {
    await api.db.execute(sql`DELETE FROM email_codes`)
    return (await (await confirmed()).call(createNeed, { body: form() })).reply
  }
  /** Fails at the mail with this number, as when the process is stopped there. */
  const stoppedAt = (last: number) => {
    let written = 0
    const { mail } = api.parts
    const send: typeof mail.send = async (db, letter) => {
      if (++written === last) throw new Error('stopped')
      await mail.send(db, letter)
    }
    return { ...api.parts, mail: { send } }
  }

  test('goes on where it was stopped, and nobody is told twice', async () => {
    for (let number = 0; number < 25; number++) await pro(`ana${number}`)
    await publish()
    await expect(tellSuppliers(stoppedAt(23))).rejects.toThrow('stopped')
    expect(await told()).toHaveLength(20)
    expect(await tell()).toBe(5)
    expect(new Set(await told()).size).toBe(25)
  })

  test('says nothing of one whose five places are taken, or that fits no more', async () => {
    await pro('ana')
    await publish()
    await api.db.update(needs).set({ estado: 'PE', cidade: 'Recife' })
    expect(await tell()).toBe(0)
    await publish()
    const [need] = await api.db.select().from(needs).where(eq(needs.estado, 'SP'))
    for (const place of [1, 2, 3, 4, 5]) {
      const { supplier } = await pro(`bia${place}`)
      const of = { needId: need?.id ?? 0, supplierId: supplier.id, place, now: api.clock.now() }
      await makeProposal(api.db, of)
    }
    expect(await tell()).toBe(0)
  })

  test('says nothing of one that was closed, or to who is hidden by then', async () => {
    await pro('ana')
    const { token } = await publish()
    await api.visitor().call(closeNeed, { body: { token } })
    expect(await tell()).toBe(0)
    await pro('bia')
    await publish()
    await api.db.execute(sql`UPDATE suppliers SET marketplace = false WHERE nome = 'ana'`)
    expect([await tell(), await told()]).toEqual([1, ['bia']])
  })
})

describe('the attachment', () => {
  const send = (visitor: Caller, bytes: Buffer) =>
    sendFile(visitor, urlOf(uploadNeedFile), bytes, 'Termo_de_referência.pdf')
  const open = async (url: string) => api.app.inject({ method: 'GET', url })

  test('is stored before the need, served as a file to be saved, and only by its link', async () => {
    const visitor = await confirmed()
    const { reply: stored } = await send(visitor, pdf)
    const { reply } = await visitor.call(createNeed, { body: form(stored as object) })
    const mine = await api.visitor().call(readMyNeed, { body: { token: reply.token } })
    expect(mine.reply.file).toMatchObject({ name: 'Termo de referência', bytes: pdf.length })
    const url = mine.reply.file?.url ?? ''
    const served = await open(url)
    expect(served.rawPayload.equals(pdf)).toBe(true)
    expect(served.headers['content-disposition']).toContain(
      'attachment; filename="Termo de referencia.pdf"',
    )
    expect((await open(url.replace(/selo=.*/, `selo=${'A'.repeat(32)}`))).statusCode).toBe(404)
    expect((await open(url.split('?')[0] ?? '')).statusCode).toBe(404)
    api.clock.advance(49 * 60 * 60)
    expect((await open(url)).statusCode).toBe(404)
  })

  test('what is no PDF, too large, or of somebody else is refused, and the need can still be published', async () => {
    expect((await send(api.visitor(), pdf)).problem.code).toBe('NEED_EMAIL_UNCONFIRMED')
    const visitor = await confirmed()
    for (const bytes of [Buffer.from('%PDF-1.7 cut off'), Buffer.from('MZ\x90'), Buffer.alloc(0)]) {
      expect((await send(visitor, bytes)).problem.code).toBe('DOCUMENT_UNREADABLE')
    }
    const bomb = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024)])
    expect((await send(visitor, bomb)).problem.code).toBe('DOCUMENT_TOO_LARGE')
    const { reply: theirs } = await send(await confirmed('outra@aurora.example'), pdf)
    const stolen = await visitor.call(createNeed, { body: form(theirs as object) })
    expect([stolen.status, stolen.problem.code]).toEqual([409, 'NEED_FILE_GONE'])
    expect((await visitor.call(createNeed, { body: form() })).status).toBe(201)
  })

  test('goes when nobody used it within the hour, and with its need', async () => {
    const visitor = await confirmed()
    const { reply: first } = await send(visitor, pdf)
    const { reply: second } = await send(visitor, pdf)
    await visitor.call(createNeed, { body: form(second as object) })
    const stored = async ({ file }: { file: string }) =>
      (await api.parts.files.get(`needs/${file}.pdf`)) !== null
    const tidy = () => removeUnusedNeedFiles(api.db, api.parts.files, api.clock.now())
    await tidy()
    expect([await stored(first as never), await stored(second as never)]).toEqual([true, true])
    api.clock.advance(60 * 60 + 1)
    await tidy()
    expect([await stored(first as never), await stored(second as never)]).toEqual([false, true])
    await api.db.execute(sql`DELETE FROM needs`)
    await tidy()
    expect(await stored(second as never)).toBe(false)
  })
})

describe('whom a need fits', () => {
  const publish = async (fields: object = {}) => {
    const { reply } = await (await confirmed()).call(createNeed, { body: form(fields) })
    await tell()
    return reply
  }

  test('freelancers on Profissional and companies on Corporativo, by what the buyer chose', async () => {
    await pro('ana')
    await makeFreelancer(api.db, { account: { email: 'basica@example.com' }, plan: 'MKTBASIC' })
    const company = { account: { email: 'dona@example.com' }, plan: 'MKTCORP' as const }
    const trade = {
      categorias: ['engenharia-clinica-e-calibracao'],
      estado: 'SP',
      cidade: 'Campinas',
    }
    await makeCompany(api.db, { ...company, ...trade })
    for (const [tipo, names] of [
      ['Freelancer', ['ana']],
      ['Empresa', ['dona']],
      ['Ambos', ['ana', 'dona']],
    ] as const) {
      await api.db.execute(sql`DELETE FROM mail_outbox`)
      await api.db.execute(sql`DELETE FROM email_codes`)
      await publish({ tipo })
      expect([tipo, await told()]).toEqual([tipo, names])
    }
  })

  test('the condition of the index names exactly the plans that have the bank', () => {
    const withBank = planCodes.filter((plan) => supplierKinds.some((kind) => hasBank(plan, kind)))
    expect(withBank).toEqual(['MKTPRO', 'MKTCORP'])
  })

  test('is asked of the index by category and by place, not of every supplier', async () => {
    const facts = { ...form(), id: 1, cidade: 'Campinas' }
    const planned = async () => {
      const plan: string[] = []
      await api.parts.database.transaction(async (tx) => {
        // An empty table is read whole otherwise.
        await tx.execute(sql`SET LOCAL enable_seqscan = off`)
        await tx.execute(sql`SET LOCAL enable_indexscan = off`)
        const execute = async (query: SQL) => {
          const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`EXPLAIN ${query}`)
          plan.push(...rows.map((row) => row['QUERY PLAN']))
          return { rows: [] }
        }
        await insertNotices({ execute } as never, facts, 100)
      })
      return plan.join('\n')
    }
    // Asked again: what the planner knows of an empty table may be stale for a moment.
    await expect
      .poll(planned)
      .toMatch(/on suppliers_bank_idx .*\n *Index Cond: .*categorias @> .* AND .*CASE.* && /)
  })

  test('by trade, by where they work, by licences; never the hidden or the buyer', async () => {
    const away = { estado: 'PE', cidade: 'Recife' }
    await pro('aqui')
    await pro('longe', away)
    await pro('cidade', { ...away, atende_em: ['Campinas/SP'] })
    await pro('estado', { ...away, atende_em: ['SP', 'RJ'] })
    await pro('brasil', { ...away, atende_em: ['Brasil'] })
    await pro('vizinha', { atende_em: ['Valinhos/SP'] })
    await pro('dentista', { categorias: ['odontologia'], categorias_origem: 'escolha' })
    await pro('oculta', { marketplace: false })
    await pro('suspensa', { suspended_at: new Date() })
    await pro('propria', { account: { email: buyer } })
    await publish()
    expect(await told()).toEqual(['aqui', 'brasil', 'cidade', 'estado'])
    await api.db.execute(sql`DELETE FROM mail_outbox`)
    await api.db.execute(sql`DELETE FROM email_codes`)
    await api.db.execute(sql`
      UPDATE suppliers SET certificados = ARRAY['Inscrição no CNPJ', 'Licença sanitária'] WHERE nome = 'brasil'`)
    await publish({ licencas: ['Licença sanitária'] })
    expect(await told()).toEqual(['brasil'])
  })

  test('what is told by mail is also on the page, with a badge until it is seen', async () => {
    await pro('ana')
    const ana = await api.as('ana@example.com')
    const count = async () => (await ana.call(getNeedNews)).reply.count
    expect(await count()).toBe(0)
    const id = await makeNeed(api.db, api.clock.now())
    await makeNeed(api.db, api.clock.now(), { categoria: 'odontologia' })
    expect(await count()).toBe(1)
    const { reply } = await ana.call(listOpenNeeds)
    expect(reply).toMatchObject({ needsPlan: null, missed: 0, ready: true, nextCursor: null })
    expect(reply.data.map((need) => [need.id, need.proposals, need.own])).toEqual([[id, 0, null]])
    expect(JSON.stringify(reply)).not.toContain('aurora')
    // One that came after the list was read stays new, also when an older list is seen later.
    const later = await makeNeed(api.db, api.clock.now())
    const seen = async (newest?: number) =>
      (await ana.call(markNeedsSeen, { body: { view: 'abertas', ...(newest && { newest }) } }))
        .reply
    expect(await seen(id)).toEqual({ count: 1, abertas: 1, propostas: 0 })
    expect(await seen()).toEqual({ count: 1, abertas: 1, propostas: 0 })
    expect(await seen(later)).toEqual({ count: 0, abertas: 0, propostas: 0 })
    await seen(id)
    expect(await count()).toBe(0)
  })

  test('one that takes no more proposals is neither on the page nor in the badge', async () => {
    await pro('ana')
    const now = api.clock.now()
    const needId = await makeNeed(api.db, now)
    for (const place of [1, 2, 3, 4, 5]) {
      const { supplier } = await pro(`outra${place}`)
      await makeProposal(api.db, { needId, supplierId: supplier.id, place, now })
    }
    const ana = await api.as('ana@example.com')
    expect((await ana.call(listOpenNeeds)).reply.data).toEqual([])
    expect((await ana.call(getNeedNews)).reply.count).toBe(0)
  })

  test('page by page, newest first, nothing twice; what is over or removed is not there', async () => {
    await pro('ana')
    const ana = await api.as('ana@example.com')
    const now = api.clock.now()
    const ids: number[] = []
    for (let turn = 0; turn < 5; turn++) ids.push(await makeNeed(api.db, now))
    await makeNeed(api.db, now, { status: 'removida' })
    await makeNeed(api.db, now, { status: 'encerrada' })
    await makeNeed(api.db, now, { expires_at: now })
    const first = (await ana.call(listOpenNeeds, { query: { limit: 3 } })).reply
    const cursor = Number(first.nextCursor)
    const second = (await ana.call(listOpenNeeds, { query: { limit: 3, cursor } })).reply
    const found = [...first.data, ...second.data].map(({ id }) => id)
    expect(found).toEqual(ids.toReversed())
    expect(second.nextCursor).toBeNull()
  })

  test('on the other plans there is the number of those missed this month, and no need', async () => {
    const now = api.clock.now()
    await makeNeed(api.db, now)
    await makeNeed(api.db, now, { status: 'aceita', created_at: new Date('2026-11-01T04:00:00Z') })
    await makeNeed(api.db, now, { created_at: new Date('2026-11-01T02:00:00Z') })
    await makeNeed(api.db, now, { status: 'removida' })
    await makeNeed(api.db, now, { categoria: 'odontologia' })
    await makeNeed(api.db, now, { tipo: 'Empresa' })
    for (const plan of ['MKTFREE', 'MKTBASIC'] as const) {
      await makeFreelancer(api.db, {
        plan,
        account: { email: `${plan.toLowerCase()}@example.com` },
      })
      const caller = await api.as(`${plan.toLowerCase()}@example.com`)
      const { reply } = await caller.call(listOpenNeeds)
      expect(reply).toMatchObject({ needsPlan: 'MKTPRO', missed: 2, data: [] })
      expect((await caller.call(getNeedNews)).reply.count).toBe(0)
    }
    await makeCompany(api.db, { account: { email: 'dona@example.com' } })
    const { reply } = await (await api.as('dona@example.com')).call(listOpenNeeds)
    expect(reply.needsPlan).toBe('MKTCORP')
  })

  test('the mail’s link switches these mails off, and on again', async () => {
    await pro('ana')
    await publish()
    const text = (await mailsTo('ana@example.com'))[0]?.body_text ?? ''
    const token = /avisos-de-demandas#(\S+)/.exec(text)?.[1] ?? ''
    const set = (needs: boolean, key = token) =>
      api.visitor().call(setNeedMailsByLink, { body: { token: key, needs } })
    expect((await set(false)).reply).toEqual({ needs: false })
    expect(
      (
        await set(
          false,
          token.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
        )
      ).status,
    ).toBe(404)
    await api.db.execute(sql`DELETE FROM mail_outbox`)
    await api.db.execute(sql`DELETE FROM email_codes`)
    await publish()
    expect(await told()).toEqual([])
    const ana = await api.as('ana@example.com')
    expect((await ana.call(listOpenNeeds)).reply.data).toHaveLength(2)
    await set(true)
  })
})

describe('administrators', () => {
  test('see them all and the states on a map, and remove one with a reason in the log', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const now = api.clock.now()
    const id = await makeNeed(api.db, now, { email: buyer })
    await makeNeed(api.db, now, { estado: 'PE', cidade: 'Recife', status: 'aceita' })
    const old = new Date('2026-07-01T12:00:00Z')
    await makeNeed(api.db, now, { estado: 'AC', status: 'encerrada', created_at: old })
    const list = async (status: 'abertas' | 'fechadas' | 'removidas', estado?: string) =>
      (await admin.call(listNeeds, { query: { status, ...(estado ? { estado } : {}) } })).reply
    expect((await list('abertas')).data).toMatchObject([{ id, email: buyer, state: 'aberta' }])
    expect(await list('abertas', 'PE')).toEqual({ data: [], total: 0 })
    expect((await list('fechadas')).total).toBe(2)
    expect((await admin.call(getNeedMap)).reply).toEqual([
      { estado: 'PE', abertas: 0, total: 1 },
      { estado: 'SP', abertas: 1, total: 1 },
    ])
    const body = { motivo: 'propaganda', note: 'Oferece em vez de pedir' } as const
    const { reply } = await admin.call(removeNeed, { params: { id }, body })
    expect(reply).toMatchObject({ state: 'removida', removed_reason: 'propaganda' })
    expect((await admin.call(removeNeed, { params: { id }, body })).problem.code).toBe(
      'NEED_CLOSED',
    )
    expect((await admin.call(removeNeed, { params: { id: 999_999 }, body })).status).toBe(404)
    expect((await list('removidas')).total).toBe(1)
    const log = await admin.call(listChanges)
    const entry = log.reply.data.find(({ action }) => action === 'need.remove')
    expect(entry).toMatchObject({
      subject: { kind: 'need', id },
      before: { status: 'aberta' },
      after: { status: 'removida', motivo: 'propaganda', note: 'Oferece em vez de pedir' },
    })
    expect(JSON.stringify(entry)).not.toContain('aurora')
    const [letter] = await mailsTo(buyer)
    expect(letter?.subject).toBe('Sua demanda foi removida: Calibração de 12 monitores')
    expect(letter?.body_text).toContain('Motivo: é propaganda. Oferece em vez de pedir')
  })
})
