import {
  emptyPage,
  getOwnPage,
  getPublishedPage,
  publishPage,
  removeFromPage,
} from 'contract/supplier-pages'
import { getSupplier, listRelated } from 'contract/suppliers'
import { describe, expect, test } from 'vitest'
import { makeAdmin, makeCompany, setPlan } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { pageOwner, pdf, picture } from '../../test/supplier-pages.ts'

const api = testApi({}, { oneApp: true })

const supplier = (plan?: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO', email?: string) =>
  pageOwner(api, plan, email)

const seen = async (slug: string) =>
  (await api.visitor().call(getSupplier, { params: { slug } })).reply

describe('drafts and the published page', () => {
  test('what is saved is a draft; visitors see it once it is published, without what is empty or off', async () => {
    const { save, publish, slug, read } = await supplier()
    expect(await read()).toMatchObject({
      version: 0,
      publishedAt: null,
      changed: false,
      exclusive: true,
    })
    const draft = {
      headline: 'Registro sem susto',
      facts: { since: 2003, team: '1' as const, hours: '9h às 17h', languages: ['Português'] },
      about: 'Oi **você**<script>alert(1)</script>',
      services: [
        { name: 'AFE', text: 'Do começo ao fim', picture: null },
        { name: '', text: 'sem nome', picture: null },
      ],
      clients: ['Hospital Aurora', ''],
      sections: [
        { kind: 'services' as const, shown: true },
        { kind: 'about' as const, shown: true },
        { kind: 'clients' as const, shown: false },
      ],
    }
    const saved = (await save(draft)).reply
    expect(saved).toMatchObject({ version: 1, changed: true, publishedAt: null })
    expect(saved.preview.page?.aboutHtml).toBe('<p>Oi <strong>você</strong></p>')
    expect((await seen(slug)).page).toBeNull()

    expect((await publish(1)).reply).toMatchObject({ version: 1, changed: false })
    expect((await seen(slug)).page).toEqual({
      headline: 'Registro sem susto',
      cover: null,
      facts: draft.facts,
      aboutHtml: '<p>Oi <strong>você</strong></p>',
      services: [{ name: 'AFE', text: 'Do começo ao fim', picture: null }],
      gallery: [],
      documents: [],
      clients: [],
      sections: ['services', 'about', 'licences', 'area'],
    })

    await save({ headline: 'Outra frase' }, 1)
    expect((await seen(slug)).page?.headline).toBe('Registro sem susto')
    expect((await read()).changed).toBe(true)
  })

  test('of two tabs the second is told, and the first keeps what it saved', async () => {
    const { save, publish, read } = await supplier()
    await save({ headline: 'da primeira' })
    const second = await save({ headline: 'da segunda' })
    expect([second.status, second.problem.code]).toEqual([409, 'CHANGED_ELSEWHERE'])
    expect((await save({ headline: 'de novo' }, 1)).reply.version).toBe(2)
    expect((await save({ headline: 'atrasada' }, 1)).problem.code).toBe('CHANGED_ELSEWHERE')
    expect((await publish(1)).problem.code).toBe('CHANGED_ELSEWHERE')
    expect((await read()).draft.headline).toBe('de novo')
  })

  test('a plan without a page hides it and keeps it; the plan that comes back shows it again', async () => {
    const { id, slug, save, publish, read, sendPicture, move } = await supplier()
    await save({ headline: 'Guardada' })
    await publish(1)
    await setPlan(api.db, id, 'MKTBASIC')
    expect((await seen(slug)).page).toBeNull()
    expect(await read()).toMatchObject({ exclusive: false, draft: { headline: 'Guardada' } })
    for (const refused of [
      await save({ headline: 'x' }, 1),
      await publish(1),
      await sendPicture(Buffer.from('not even read')),
      await move('outra-ana'),
    ]) {
      expect([refused.status, refused.problem.code]).toEqual([403, 'PLAN_REQUIRED'])
    }
    await setPlan(api.db, id, 'MKTPRO')
    expect((await seen(slug)).page?.headline).toBe('Guardada')
  })

  test('a version that no column holds is refused', async () => {
    const { save, publish } = await supplier()
    await save({ headline: 'Minha' })
    const answers = [await publish(2 ** 31), await save({ headline: 'Outra' }, 2 ** 31 - 1)]
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
      [400, 'INVALID_INPUT'],
      [400, 'INVALID_INPUT'],
    ])
  })

  test("somebody else's page answers like a missing one; an administrator's publishing is kept in the log", async () => {
    const { id, save } = await supplier()
    await save({ headline: 'Minha' })
    const other = await supplier('MKTPRO', 'bia@example.com')
    const params = { id }
    expect((await other.caller.call(getOwnPage, { params })).status).toBe(404)
    expect((await other.caller.call(publishPage, { params, body: { version: 1 } })).status).toBe(
      404,
    )
    expect((await other.sendDocument(pdf(), 'a.pdf', api.visitor())).status).toBe(401)
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    await admin.call(publishPage, { params, body: { version: 1 } })
    const { rows } = await api.db.execute(
      `SELECT action, subject_id, after ->> 'pagina' AS pagina FROM audit_log WHERE action = 'supplier.page'`,
    )
    expect(rows).toEqual([
      { action: 'supplier.page', subject_id: id, pagina: expect.stringMatching(/^Minha\n/) },
    ])
  })

  test('an administrator takes one picture off a page and its draft, with a reason that the owner is told', async () => {
    const { id, slug, caller, read, save, publish, sendPicture } = await supplier()
    const first = (await sendPicture(await picture(400, 300))).reply.picture
    const second = (await sendPicture(await picture(400, 300, '#7c1140'))).reply.picture
    const gallery = [first, second].map((one) => ({ picture: one, caption: '' }))
    await save({ headline: 'Publicada', gallery })
    await publish(1)
    await save({ headline: 'Ainda não', gallery }, 1)
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const params = { id }
    const body = { part: 'gallery', file: first, reason: 'Mostra um paciente.' } as const
    expect((await caller.call(removeFromPage, { params, body })).status).toBe(403)
    const unsaid = await admin.call(removeFromPage, { params, body: { ...body, reason: ' ' } })
    expect(unsaid.status).toBe(400)

    const removed = await admin.call(removeFromPage, { params, body })
    expect(removed.reply.content?.gallery).toEqual([{ picture: second, caption: '' }])
    const shown = (await api.visitor().call(getSupplier, { params: { slug } })).reply.page
    expect([shown?.headline, shown?.gallery]).toEqual([
      'Publicada',
      [{ picture: second, caption: '' }],
    ])
    const { draft, version } = await read()
    expect([draft.headline, draft.gallery, version]).toEqual([
      'Ainda não',
      [{ picture: second, caption: '' }],
      3,
    ])
    // What the owner has open is older than that.
    expect((await save({ headline: 'Aberta', gallery }, 2)).status).toBe(409)
    const { rows } = await api.db.execute(
      `SELECT after ->> 'motivo' AS motivo FROM audit_log WHERE action = 'supplier.page'`,
    )
    expect(rows).toEqual([{ motivo: 'Mostra um paciente.' }])
    const { rows: mails } = await api.db.execute(
      `SELECT body_text FROM mail_outbox WHERE recipient = 'ana@example.com' ORDER BY id`,
    )
    expect(mails).toEqual([
      {
        body_text: expect.stringMatching(
          /Parte: Galeria\nMotivo: Mostra um paciente\.[^]*a revisão por outra pessoa da equipe/,
        ),
      },
    ])
    // It is gone: a second time there is nothing to take off.
    expect((await admin.call(removeFromPage, { params, body })).status).toBe(404)
  })

  test('every part can be taken off, and a page that was never published has none', async () => {
    const { id, save, publish } = await supplier()
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    const params = { id }
    expect((await admin.call(getPublishedPage, { params })).reply.content).toBeNull()
    const services = [{ name: 'Autoclaves', text: '', picture: null }]
    await save({ headline: 'Olá', about: 'Somos dez', services, clients: ['Aurora'] })
    await publish(1)
    for (const part of ['headline', 'about', 'services', 'clients'] as const) {
      const { status } = await admin.call(removeFromPage, { params, body: { part, reason: 'x' } })
      expect([part, status]).toEqual([part, 200])
    }
    const { content } = (await admin.call(getPublishedPage, { params })).reply
    expect(content).toEqual(emptyPage())
  })

  test('what the owner has written since then stays in the draft, and the mail asks to look at it', async () => {
    const { id, read, save, publish, sendPicture } = await supplier()
    const [first, second] = [
      (await sendPicture(await picture(400, 300))).reply.picture,
      (await sendPicture(await picture(400, 300, '#7c1140'))).reply.picture,
    ]
    const service = (name: string) => ({ name, text: '', picture: null })
    const shot = (one: string, caption: string) => ({ picture: one, caption })
    await save({
      headline: 'Olá',
      about: 'Somos dez',
      services: [service('Autoclaves')],
      gallery: [shot(first, '')],
      clients: ['Aurora'],
    })
    await publish(1)
    const newer = {
      headline: 'Olá',
      about: 'Somos vinte',
      services: [service('Autoclaves'), service('Estufas')],
      gallery: [shot(first, 'Nova legenda'), shot(second, '')],
      clients: ['Aurora', 'Boreal'],
    }
    await save(newer, 1)
    await makeAdmin(api.db, { email: 'admin@example.com' })
    const admin = await api.as('admin@example.com')
    for (const part of ['headline', 'about', 'services', 'gallery', 'clients'] as const) {
      const body = { part, reason: 'x' }
      const { reply } = await admin.call(removeFromPage, { params: { id }, body })
      expect([part, reply.content?.[part].length]).toEqual([part, 0])
    }
    expect((await read()).draft).toMatchObject({
      headline: '',
      about: 'Somos vinte',
      services: [service('Estufas')],
      gallery: [shot(second, '')],
      clients: ['Boreal'],
    })
    const { rows } = await api.db.execute(
      `SELECT body_text LIKE '%continua no rascunho%' AS newer FROM mail_outbox
       WHERE recipient = 'ana@example.com' ORDER BY id`,
    )
    expect(rows.map((row) => row.newer)).toEqual([false, true, true, true, true])
  })

  test('others in the same trade stand beside it, never itself', async () => {
    const { slug } = await supplier()
    await makeCompany(api.db, {
      nome: 'Clínica Par',
      company: { segmento_empresa: 'Engenharia clínica' },
    })
    const { reply } = await api.visitor().call(listRelated, { params: { slug } })
    expect(reply.map(({ nome }) => nome)).toEqual(['Clínica Par'])
  })
})

describe('what is refused, with the draft untouched', () => {
  const shot = 'a'.repeat(32)
  test.each([
    [
      '50 pictures',
      { gallery: Array.from({ length: 50 }, () => ({ picture: shot, caption: '' })) },
      'draft.gallery',
      'A galeria aceita até 8 fotos.',
    ],
    ['a text without end', { about: 'x'.repeat(6_001) }, 'draft.about', 'Texto longo demais.'],
    [
      'a year to come',
      { facts: { ...emptyPage().facts, since: 2999 } },
      'draft.facts.since',
      'Por favor, insira um ano válido.',
    ],
    [
      'a section twice',
      {
        sections: [
          { kind: 'about' as const, shown: true },
          { kind: 'about' as const, shown: true },
        ],
      },
      'draft.sections',
      'Valor inválido.',
    ],
    ['a path as a picture', { cover: '../../etc/passwd' }, 'draft.cover', 'Valor inválido.'],
  ])('%s', async (_, fields, field, text) => {
    const { save, read } = await supplier()
    await save({ headline: 'Antes' })
    const { status, problem } = await save(fields, 1)
    expect([status, problem.errors]).toEqual([400, { [field]: [text] }])
    expect(await read()).toMatchObject({ version: 1, draft: { headline: 'Antes' } })
  })

  test("a picture that is not stored, or is somebody else's", async () => {
    const { save } = await supplier()
    const other = await supplier('MKTPRO', 'bia@example.com')
    const foreign = (await other.sendPicture(await picture(40, 30))).reply.picture
    for (const cover of [shot, foreign]) {
      const { status, problem } = await save({ cover })
      expect([status, problem.code]).toEqual([409, 'PAGE_FILE_GONE'])
    }
  })
})
