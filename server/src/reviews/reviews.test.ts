import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import type { InputOf } from 'contract/endpoint'
import {
  answerReview,
  askReviewLink,
  createReview,
  decideReview,
  listOwnReviews,
  listReviewQueue,
  listReviews,
  readReviewLink,
  reportReview,
} from 'contract/reviews'
import type { PlanCode } from 'contract/rules/plans'
import { setPageAddress } from 'contract/supplier-pages'
import { getSupplier } from 'contract/suppliers'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeLead } from '../../seed/make-leads.ts'
import { makeReviews } from '../../seed/make-reviews.ts'
import { makeAdmin, makeCompany, setPlan } from '../../seed/make.ts'
import { erasePerson } from '../privacy/service-erase.ts'
import { exportPerson } from '../privacy/service-export.ts'
import { selectToInvite } from './queries-invites.ts'
import { inviteReviews } from './service-invites.ts'

const api = testApi({ rateLimitScale: 10 }, { oneApp: true })

const day = 24 * 60 * 60

async function mailsTo(address: string) {
  const { rows } = await api.db.execute<{
    subject: string
    body_text: string
    body_html: string
    unsubscribe_url: string | null
  }>(
    sql`SELECT subject, body_text, body_html, unsubscribe_url FROM mail_outbox
      WHERE recipient = ${address} ORDER BY id`,
  )
  return rows
}

const tokenIn = (text: string | undefined) => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

async function makeClinic(plan: PlanCode = 'MKTCORP') {
  const account = { email: 'dona@norte.example' }
  const site = 'www.norte.com.br'
  return (await makeCompany(api.db, { nome: 'Clínica <Norte>', site, plan, account })).supplier
}

const ask = (supplierId: number, email: string, hoursAgo = 0) =>
  makeLead(
    api.db,
    { nome: 'Renata Prado', email, telefone: '(11) 91234-5678', hoursAgo },
    { supplierId, now: api.clock.now() },
  )

/** Asked for contact, a week passed, the link came. */
async function linkOf(supplierId: number, email = 'renata@hospital.example') {
  await ask(supplierId, email)
  api.clock.advance(7 * day)
  await inviteReviews(api.parts)
  return tokenIn((await mailsTo(email)).at(-1)?.body_text)
}

/** What the next hour would look at again. */
const leftToInvite = () => selectToInvite(api.db, api.clock.now(), 0, 100)

const stars = { contato: 5, qualidade: 4, prazo: 3 }
const review = { nome: 'Renata P.', ...stars, texto: 'Vieram no prazo e explicaram tudo.' }

const write = (token: string, more: Partial<InputOf<typeof createReview>['body']> = {}) =>
  api.visitor().call(createReview, { body: { ...review, token, ...more } })

describe('the personal link', () => {
  test('comes seven days after the request, once, and says why', async () => {
    const { id } = await makeClinic()
    await ask(id, 'renata@hospital.example')
    api.clock.advance(7 * day - 60)
    expect(await inviteReviews(api.parts)).toBe(0)
    api.clock.advance(60)
    const twice = await Promise.all([inviteReviews(api.parts), inviteReviews(api.parts)])
    expect(twice.reduce((sum, sent) => sum + sent)).toBe(1)
    await ask(id, 'renata@hospital.example')
    api.clock.advance(8 * day)
    expect(await inviteReviews(api.parts)).toBe(0)
    const mails = await mailsTo('renata@hospital.example')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_html).toContain('Clínica &lt;Norte&gt;')
    expect(mails[0]?.body_text).toContain('porque pediu o contato de Clínica <Norte>')
    const { reply } = await api
      .visitor()
      .call(readReviewLink, { body: { token: tokenIn(mails[0]?.body_text) } })
    expect([reply.supplier.nome, reply.written]).toEqual(['Clínica <Norte>', false])
  })

  test('is one for who asked the same supplier on two days before anybody was invited', async () => {
    const { id } = await makeClinic()
    await ask(id, 'renata@hospital.example', 24)
    await ask(id, 'renata@hospital.example')
    await ask(id, 'joana@hospital.example')
    api.clock.advance(7 * day)
    expect(await inviteReviews(api.parts)).toBe(2)
    expect(await mailsTo('renata@hospital.example')).toHaveLength(1)
  })

  test('is not sent to who switched such mails off, unless they ask for it', async () => {
    const supplier = await makeClinic()
    await linkOf(supplier.id)
    const [first] = await mailsTo('renata@hospital.example')
    const url = first?.unsubscribe_url?.replace(api.parts.settings.publicUrl, '') ?? ''
    expect(first?.body_text).toMatch(
      /Não quero mais convites para avaliar: \S+\/sem-emails#reviews\./,
    )
    expect((await api.visitor().raw({ method: 'POST', url })).status).toBe(200)
    const other = (await makeCompany(api.db, { nome: 'Outra' })).supplier
    await ask(other.id, 'renata@hospital.example')
    api.clock.advance(7 * day)
    expect(await inviteReviews(api.parts)).toBe(0)
    expect(await leftToInvite()).toEqual([])
    const body = { slug: other.slug, email: 'renata@hospital.example' }
    await api.visitor().call(askReviewLink, { body })
    expect(await mailsTo('renata@hospital.example')).toHaveLength(2)
  })

  test('who asked long ago, or is the supplier, is not asked', async () => {
    const { id } = await makeClinic()
    await ask(id, 'antiga@hospital.example', 31 * 24)
    await ask(id, 'dona@norte.example', 8 * 24)
    await ask(id, 'dona+teste@norte.example', 8 * 24)
    await ask(id, 'vendas@norte.com.br', 8 * 24)
    expect(await inviteReviews(api.parts)).toBe(0)
    expect(await leftToInvite()).toEqual([])
  })

  test('names no company that is called like a web address', async () => {
    const { supplier } = await makeCompany(api.db, { nome: 'Ganhe já em golpe.com' })
    await linkOf(supplier.id)
    const [invite] = await mailsTo('renata@hospital.example')
    expect(invite?.subject).toBe('Como foi com um fornecedor?')
    expect(`${invite?.body_text} ${invite?.body_html}`).not.toMatch(/Ganhe já|golpe\.com/)
  })

  test('can be asked for by whoever asked for contact; the answer tells nothing', async () => {
    const supplier = await makeClinic()
    await ask(supplier.id, 'renata@hospital.example')
    const forLink = (email: string, slug = supplier.slug) =>
      api.visitor().call(askReviewLink, { body: { slug, email } })
    for (const email of ['renata@hospital.example', 'estranho@x.example', 'dona@norte.example']) {
      expect((await forLink(email)).reply).toEqual({ sent: true })
    }
    expect(await mailsTo('estranho@x.example')).toEqual([])
    expect(await mailsTo('dona@norte.example')).toEqual([])
    const first = tokenIn((await mailsTo('renata@hospital.example'))[0]?.body_text)
    await forLink('renata@hospital.example')
    const second = tokenIn((await mailsTo('renata@hospital.example'))[1]?.body_text)
    // The newest link counts.
    expect((await write(first)).problem.code).toBe('REVIEW_LINK_INVALID')
    expect((await write(second)).status).toBe(200)
    expect((await forLink('a@x.example', 'ninguem-99999')).status).toBe(404)
  })

  test('a foreign, expired or withdrawn link opens nothing', async () => {
    const { id } = await makeClinic()
    const token = await linkOf(id)
    expect((await write('A'.repeat(43))).problem.code).toBe('REVIEW_LINK_INVALID')
    api.clock.advance(61 * day)
    expect((await write(token)).problem.code).toBe('REVIEW_LINK_INVALID')
    api.clock.advance(-2 * day)
    await api.db.execute(sql`DELETE FROM contact_requests`)
    expect((await write(token)).status).toBe(404)
  })
})

describe('writing', () => {
  test('two by one link leave one, and the supplier is told once', async () => {
    const { id, slug } = await makeClinic()
    const token = await linkOf(id)
    const answers = await Promise.all([
      write(token),
      write(token, { texto: 'Outra opinião aqui.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('REVIEW_WRITTEN')
    const { reply } = await api.visitor().call(listReviews, { params: { slug } })
    expect(reply.data).toHaveLength(1)
    expect(reply.data[0]).toMatchObject({ nome: 'Renata P.', ...stars, answer: null })
    expect(JSON.stringify(reply)).not.toContain('renata@hospital.example')
    const told = await mailsTo('dona@norte.example')
    expect(told.map(({ subject }) => subject)).toEqual(['Você recebeu uma avaliação'])
  })

  test('the own account and its addresses are refused', async () => {
    const { id } = await makeClinic()
    const token = await linkOf(id)
    const dona = await api.as('dona@norte.example')
    const own = await dona.call(createReview, { body: { ...review, token } })
    expect([own.status, own.problem.code]).toEqual([403, 'REVIEW_OWN'])
    await api.db.execute(sql`UPDATE accounts SET pending_email = 'renata@hospital.example'
      WHERE email = 'dona@norte.example'`)
    expect((await write(token)).problem.code).toBe('REVIEW_OWN')
  })

  test.each([
    ['contato', 0, 'Dê de uma a cinco estrelas.'],
    ['prazo', 6, 'Dê de uma a cinco estrelas.'],
    ['qualidade', 4.5, 'Dê de uma a cinco estrelas.'],
    ['texto', 'curto', 'Conte em pelo menos 10 caracteres.'],
    ['texto', 'x'.repeat(2001), 'Texto longo demais.'],
    ['nome', 'www.golpe.com', 'Escreva só o nome, sem endereços da internet.'],
  ])('a wrong %s (%j) is refused with its reason', async (field, value, text) => {
    const { id } = await makeClinic()
    const { status, problem } = await write(await linkOf(id), { [field]: value })
    expect([status, problem.errors?.[field]]).toEqual([400, [text]])
  })

  test('an address or a number in the text waits for an administrator', async () => {
    const { id, slug } = await makeClinic()
    for (const [n, texto] of [
      'Melhor falar comigo em www.outra.com.br',
      'O telefone certo deles é 11 3265-4321',
    ].entries()) {
      const token = await linkOf(id, `v${n}@hospital.example`)
      expect((await write(token, { texto })).reply).toEqual({ status: 'espera' })
    }
    const { reply } = await api.visitor().call(listReviews, { params: { slug } })
    expect(reply.data).toEqual([])
    expect(await mailsTo('dona@norte.example')).toEqual([])
  })
})

describe('what visitors see', () => {
  const seen = async (slug: string) => {
    const visitor = api.visitor()
    const list = (await visitor.call(listReviews, { params: { slug } })).reply
    return { list, page: (await visitor.call(getSupplier, { params: { slug } })).reply }
  }

  test('average and number from three on, of PRO and CORP; the plan changes no star', async () => {
    const { id, slug } = await makeClinic('MKTCORP')
    await makeReviews(api.db, id, [{ ...stars }, { ...stars, prazo: 5 }])
    const two = await seen(slug)
    expect([two.list.rating, two.page.rating, two.list.data.length]).toEqual([null, null, 2])
    await makeReviews(api.db, id, [{ contato: 1, qualidade: 1, prazo: 1 }])
    const rating = { average: 3.2, count: 3 }
    const three = await seen(slug)
    expect([three.list.rating, three.page.rating]).toEqual([rating, rating])
    expect(three.list.aspects).toEqual({ contato: 3.7, qualidade: 3, prazo: 3 })
    await setPlan(api.db, id, 'MKTBASIC')
    const basic = await seen(slug)
    expect([basic.list, basic.page.rating]).toEqual([
      { rating: null, aspects: null, data: [], nextCursor: null },
      null,
    ])
    await setPlan(api.db, id, 'MKTCORP')
    expect((await seen(slug)).list.rating).toEqual(rating)
  })

  test('at the address that the supplier chose, at the one it left, and at the one with its number', async () => {
    const { id, slug } = await makeClinic()
    await makeReviews(api.db, id, [stars])
    await ask(id, 'renata@hospital.example')
    const dona = await api.as('dona@norte.example')
    await dona.call(setPageAddress, { params: { id }, body: { slug: 'clinica-do-norte' } })
    await dona.call(setPageAddress, { params: { id }, body: { slug: 'norte-saude' } })
    for (const address of ['norte-saude', 'clinica-do-norte', slug]) {
      expect((await seen(address)).list.data).toHaveLength(1)
    }
    const body = { slug: 'norte-saude', email: 'renata@hospital.example' }
    expect((await api.visitor().call(askReviewLink, { body })).reply).toEqual({ sent: true })
    expect(await mailsTo('renata@hospital.example')).toHaveLength(1)
  })

  test('page by page, newest first', async () => {
    const { id, slug } = await makeClinic()
    await makeReviews(
      api.db,
      id,
      [1, 2, 3].map((n) => ({ ...stars, nome: `Pessoa ${n}` })),
    )
    const read = async (cursor?: number) =>
      (
        await api
          .visitor()
          .call(listReviews, { params: { slug }, query: { limit: 2, ...(cursor && { cursor }) } })
      ).reply
    const first = await read()
    expect(first.data.map(({ nome }) => nome)).toEqual(['Pessoa 3', 'Pessoa 2'])
    const second = await read(Number(first.nextCursor))
    expect(second.data.map(({ nome }) => nome)).toEqual(['Pessoa 1'])
    expect(second.nextCursor).toBeNull()
  })
})

describe('the supplier', () => {
  test('answers once, in public; the writer is told; another supplier cannot', async () => {
    const { id, slug } = await makeClinic()
    const [reviewId = 0] = await makeReviews(api.db, id, [{ ...stars, email: 'r@h.example' }])
    await makeCompany(api.db, { plan: 'MKTCORP', account: { email: 'outra@example.com' } })
    const params = { id: reviewId }
    const outra = await api.as('outra@example.com')
    const foreign = await outra.call(answerReview, { params, body: { texto: 'Obrigado' } })
    expect(foreign.status).toBe(404)
    const dona = await api.as('dona@norte.example')
    const both = await Promise.all(
      ['Obrigada, <Renata>!', 'De nada'].map((texto) =>
        dona.call(answerReview, { params, body: { texto } }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const kept = both.find(({ status }) => status === 200)?.reply.answer
    const { reply } = await api.visitor().call(listReviews, { params: { slug } })
    expect(reply.data[0]?.answer).toBe(kept)
    const told = await mailsTo('r@h.example')
    expect(told).toHaveLength(1)
    expect(told[0]?.body_html).not.toContain('<Renata>')
  })

  test('whose answer holds a web address: the writer is warned', async () => {
    const { id } = await makeClinic()
    const [reviewId = 0] = await makeReviews(api.db, id, [{ ...stars, email: 'r@h.example' }])
    const dona = await api.as('dona@norte.example')
    const body = { texto: 'Veja a nota em golpe.com' }
    expect((await dona.call(answerReview, { params: { id: reviewId }, body })).status).toBe(200)
    const [told] = await mailsTo('r@h.example')
    expect(told?.body_text).toContain('Abra só se você confia nele.')
  })

  test('whose answer goes to the writer in the language of their request, also when that is gone', async () => {
    const supplier = await makeClinic()
    const token = await linkOf(supplier.id)
    await api.db.execute(sql`UPDATE contact_requests SET language = 'en'`)
    await write(token)
    await api.db.execute(sql`DELETE FROM contact_requests`)
    const dona = await api.as('dona@norte.example')
    const id = (await dona.call(listOwnReviews)).reply.data[0]?.id ?? 0
    const answered = { params: { id }, body: { texto: 'Obrigada!' } }
    expect((await dona.call(answerReview, answered)).status).toBe(200)
    const mail = (await mailsTo('renata@hospital.example')).at(-1)
    expect(mail?.subject).toBe('Clínica <Norte> answered your review')
    expect(mail?.body_text).toContain('You get this e-mail because you reviewed Clínica <Norte>')
  })

  test('sees all of its own on every plan, also what waits or was removed', async () => {
    const { id } = await makeClinic('MKTFREE')
    await makeReviews(api.db, id, [{ ...stars }, { ...stars, status: 'espera' }])
    const dona = await api.as('dona@norte.example')
    const { reply } = await dona.call(listOwnReviews)
    expect(reply).toMatchObject({ total: 2, published: 1, average: 4, shown: false })
    expect(reply.data.map(({ status }) => status)).toEqual(['espera', 'publicada'])
    expect(JSON.stringify(reply)).not.toContain('@')
    // Nobody else sees it: there is nothing to answer yet.
    const waiting = { params: { id: reply.data[0]?.id ?? 0 }, body: { texto: 'Obrigada' } }
    expect((await dona.call(answerReview, waiting)).problem.code).toBe('NOT_FOUND')
  })
})

describe('moderation', () => {
  test('a report queues a review; removed, it is gone everywhere, with the reason audited', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id, slug } = await makeClinic()
    const ids = await makeReviews(api.db, id, [stars, stars, stars])
    const params = { id: ids[0] ?? 0 }
    const report = () =>
      api.visitor().call(reportReview, { params, body: { motivo: 'ofensa', texto: 'Grosseria' } })
    expect((await report()).status).toBe(200)
    const admin = await api.as('admin@example.com')
    const queue = async (status: 'aberta' | 'decidida') =>
      (await admin.call(listReviewQueue, { query: { status } })).reply
    expect((await queue('aberta')).data).toMatchObject([
      {
        id: params.id,
        reports: [{ motivo: 'ofensa', texto: 'Grosseria' }],
        supplier: { id, slug, kind: 'Empresa', visible: true },
      },
    ])
    await api.db.execute(sql`UPDATE suppliers SET marketplace = false WHERE id = ${id}`)
    expect((await queue('aberta')).data).toMatchObject([{ supplier: { visible: false } }])
    await api.db.execute(sql`UPDATE suppliers SET marketplace = true WHERE id = ${id}`)
    const decide = (decision: 'manter' | 'remover') =>
      admin.call(decideReview, { params, body: { decision, motivo: 'ofensa', note: 'Xingamento' } })
    const both = await Promise.all([decide('remover'), decide('remover')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await queue('aberta')).total).toBe(0)
    expect((await queue('decidida')).data).toMatchObject([
      { status: 'removida', decision: 'remover', decision_note: 'Xingamento' },
    ])
    const { reply } = await api.visitor().call(listReviews, { params: { slug } })
    expect([reply.data.length, reply.rating]).toEqual([2, null])
    expect((await report()).status).toBe(404)
    const { rows } = await api.db.execute(
      sql`SELECT action, subject_kind, subject_id, after FROM audit_log WHERE action LIKE 'review.%'`,
    )
    expect(rows).toEqual([
      {
        action: 'review.remove',
        subject_kind: 'review',
        subject_id: params.id,
        after: { status: 'removida', motivo: 'ofensa', note: 'Xingamento', supplier_id: id },
      },
    ])
    expect((await admin.call(listChanges)).status).toBe(200)
  })

  test('what waits is shown once it is kept, and its supplier told; a kept one can be reported again', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id, slug } = await makeClinic()
    const [reviewId = 0] = await makeReviews(api.db, id, [{ ...stars, status: 'espera' }])
    const params = { id: reviewId }
    const admin = await api.as('admin@example.com')
    const body = {
      decision: 'manter' as const,
      motivo: 'propaganda' as const,
      note: 'Sem problema',
    }
    expect((await admin.call(decideReview, { params, body })).status).toBe(200)
    const { reply } = await api.visitor().call(listReviews, { params: { slug } })
    expect(reply.data).toHaveLength(1)
    const { rows: told } = await api.db.execute(
      sql`SELECT recipient, subject FROM mail_outbox ORDER BY id`,
    )
    const letter = { recipient: 'dona@norte.example', subject: 'Você recebeu uma avaliação' }
    expect(told).toEqual([letter])
    await api.visitor().call(reportReview, { params, body: { motivo: 'outro', texto: '' } })
    expect((await admin.call(listReviewQueue)).reply.total).toBe(1)
    await admin.call(decideReview, { params, body })
    const closed_at = api.clock.now().toISOString()
    await api.visitor().call(reportReview, { params, body: { motivo: 'ofensa', texto: '' } })
    const { data } = (await admin.call(listReviewQueue)).reply
    expect(data[0]?.reports.map((one) => [one.motivo, one.closed_at])).toEqual([
      ['ofensa', null],
      ['outro', expect.any(String)],
    ])
    expect(new Date(data[0]?.reports[1]?.closed_at ?? 0).toISOString()).toBe(closed_at)
    expect(new Set(data[0]?.reports.map((one) => one.id)).size).toBe(2)
  })

  test('what waits for a decision is counted, and administrators hear of every change', async () => {
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const { id } = await makeClinic()
    const token = await linkOf(id)
    const [shownId = 0] = await makeReviews(api.db, id, [stars])
    const admin = await api.as('admin@example.com')
    let heard = 0
    const stop = api.parts.events.subscribe('attendance', 'all', () => heard++)
    const counted = async () => (await admin.call(getDeskNews)).reply.reviews
    await write(token, { texto: 'Melhor falar comigo em www.outra.com.br' })
    await expect.poll(() => heard).toBe(1)
    expect(await counted()).toBe(1)
    const params = { id: shownId }
    await api.visitor().call(reportReview, { params, body: { motivo: 'outro', texto: '' } })
    await expect.poll(() => heard).toBe(2)
    expect(await counted()).toBe(2)
    const body = { decision: 'manter' as const, motivo: 'outro' as const, note: 'Sem problema' }
    await admin.call(decideReview, { params, body })
    await expect.poll(() => heard).toBe(3)
    expect(await counted()).toBe(1)
    stop()
  })

  test('only administrators decide', async () => {
    const { id } = await makeClinic()
    const [reviewId = 0] = await makeReviews(api.db, id, [stars])
    const dona = await api.as('dona@norte.example')
    expect((await dona.call(listReviewQueue)).status).toBe(403)
    const body = { decision: 'remover' as const, motivo: 'outro' as const, note: 'x' }
    expect((await dona.call(decideReview, { params: { id: reviewId }, body })).status).toBe(403)
  })
})

test('who wrote a review takes it along and can have it erased; the average follows', async () => {
  const { id, slug } = await makeClinic()
  await makeReviews(api.db, id, [stars, stars, { ...stars, email: 'renata@hospital.example' }])
  const who = { email: 'renata@hospital.example', now: api.clock.now() }
  const person = await exportPerson(api.database, who)
  expect(person.reviews_written).toHaveLength(1)
  const owner = await exportPerson(api.database, { ...who, email: 'dona@norte.example' })
  expect(owner.reviews_received).toHaveLength(3)
  expect(JSON.stringify(owner.reviews_received)).not.toContain('renata@hospital.example')
  const { database, files } = api.parts
  await erasePerson({ database, files }, who)
  const { reply } = await api.visitor().call(listReviews, { params: { slug } })
  expect([reply.data.length, reply.rating]).toEqual([2, null])
})
