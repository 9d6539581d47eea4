import { urlOf } from 'contract/endpoint'
import { mostPhotoBytes } from 'contract/photos'
import { editFreelancer } from 'contract/profiles'
import { mostPdfBytes } from 'contract/rules/pdf'
import {
  emptyPage,
  getOwnPage,
  getPublishedPage,
  publishPage,
  removeFromPage,
  savePageDraft,
  setPageAddress,
  uploadPageDocument,
  uploadPagePicture,
} from 'contract/supplier-pages'
import { getSupplier, listRelated } from 'contract/suppliers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { makeAdmin, makeCompany, makeFreelancer, setPlan } from '../../seed/make.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { sendFile } from '../../test/upload.ts'
import { erasePerson } from '../privacy/service-erase.ts'
import { exportPerson } from '../privacy/service-export.ts'
import { removeUnusedPageFiles } from './service-files.ts'

const api = testApi({}, { oneApp: true })

const picture = (width: number, height: number, background = '#117c40') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)

async function supplier(
  plan: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO' = 'MKTPRO',
  email = 'ana@example.com',
) {
  const { supplier: row } = await makeFreelancer(api.db, {
    nome: 'Ana Lima',
    plan,
    account: { email },
  })
  const caller = await api.as(email)
  const params = { id: row.id }
  return {
    id: row.id,
    slug: row.slug,
    caller,
    read: async () => (await caller.call(getOwnPage, { params })).reply,
    save: (fields: Partial<ReturnType<typeof emptyPage>>, version = 0) =>
      caller.call(savePageDraft, {
        params,
        body: { version, draft: { ...emptyPage(), ...fields } },
      }),
    publish: (version: number) => caller.call(publishPage, { params, body: { version } }),
    move: (slug: string) => caller.call(setPageAddress, { params, body: { slug } }),
    sendPicture: (bytes: Buffer, use: 'cover' | 'picture' = 'picture') =>
      sendFile(caller, urlOf(uploadPagePicture, { params, query: { use } }), bytes),
    sendDocument: (bytes: Buffer, name = 'Catálogo_2026.pdf', by: Caller = caller) =>
      sendFile(by, urlOf(uploadPageDocument, { params }), bytes, name),
  }
}

const seen = async (slug: string) =>
  (await api.visitor().call(getSupplier, { params: { slug } })).reply
const get = (url: string) => api.app.inject({ method: 'GET', url })

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
      `SELECT body_text FROM mail_outbox WHERE recipient = 'ana@example.com'`,
    )
    expect(mails).toEqual([
      { body_text: expect.stringContaining('Parte: Galeria\nMotivo: Mostra um paciente.') },
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

describe('pictures and documents', () => {
  test('a cover is wide, a picture four to three, both in three widths', async () => {
    const { sendPicture } = await supplier()
    const sizes = async (hash: string, widths: number[]) =>
      Promise.all(
        widths.map(async (width) => {
          const { width: w, height } = await sharp(
            (await get(`/photos/${hash}/${width}.webp`)).rawPayload,
          ).metadata()
          return [w, height]
        }),
      )
    const cover = (await sendPicture(await picture(800, 800), 'cover')).reply.picture
    expect(await sizes(cover, [640, 1280, 1920])).toEqual([
      [640, 267],
      [1280, 533],
      [1920, 800],
    ])
    const shown = (await sendPicture(await picture(800, 800))).reply.picture
    expect(await sizes(shown, [320, 640, 1280])).toEqual([
      [320, 240],
      [640, 480],
      [1280, 960],
    ])
  })

  test('a PDF is sent to be saved, under the name its owner gave it, once the page shows it', async () => {
    const { id, sendDocument, save, publish, caller } = await supplier()
    const { reply: document } = await sendDocument(pdf('catálogo'))
    expect(document).toEqual({
      file: expect.stringMatching(/^[0-9a-f]{32}$/),
      name: 'Catálogo 2026',
      bytes: pdf('catálogo').length,
    })
    const url = `/documentos/${document.file}`
    await save({ documents: [{ ...document, name: 'Catálogo "geral"', bytes: 1 }] })
    expect((await get(url)).statusCode).toBe(404)
    expect((await caller.raw({ method: 'GET', url })).status).toBe(200)
    const published = (await publish(1)).reply
    expect(published.draft.documents[0]?.bytes).toBe(document.bytes)
    const { headers, rawPayload } = await get(url)
    expect(rawPayload).toEqual(pdf('catálogo'))
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Catalogo _geral_.pdf"; filename*=UTF-8''Cat%C3%A1logo%20%22geral%22.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    await setPlan(api.db, id, 'MKTFREE')
    expect((await get(url)).statusCode).toBe(404)
  })

  test.each([
    [
      'a program with the name of a PDF',
      Buffer.from('MZ\x90\0 not a document'),
      400,
      'DOCUMENT_UNREADABLE',
    ],
    [
      'HTML behind the first bytes of a PDF',
      Buffer.from('%PDF-1.7\n<script>alert(1)</script>'),
      400,
      'DOCUMENT_UNREADABLE',
    ],
    ['half a PDF', pdf('x'.repeat(4_000)).subarray(0, 2_000), 400, 'DOCUMENT_UNREADABLE'],
    ['nothing', Buffer.alloc(0), 400, 'DOCUMENT_UNREADABLE'],
    [
      'one byte too many',
      Buffer.concat([pdf(), Buffer.alloc(mostPdfBytes)]),
      413,
      'DOCUMENT_TOO_LARGE',
    ],
  ])('no document: %s', async (_, bytes, status, code) => {
    const { sendDocument } = await supplier()
    const refused = await sendDocument(bytes)
    expect([refused.status, refused.problem.code]).toEqual([status, code])
  })

  test('200 MB are refused by what they say of themselves, before they are sent', async () => {
    const { id, caller } = await supplier()
    const { status, problem } = await caller.raw({
      method: 'POST',
      url: `/api${urlOf(uploadPageDocument, { params: { id } })}`,
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(200 * 1024 * 1024),
      },
      payload: '--x\r\n',
    })
    expect([status, problem.code]).toEqual([413, 'DOCUMENT_TOO_LARGE'])
  })

  test('a picture bomb, and what is no picture', async () => {
    const { sendPicture } = await supplier()
    const bomb = await sharp({
      create: { width: 7_200, height: 7_200, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(mostPhotoBytes)
    for (const [bytes, code] of [
      [bomb, 'PHOTO_TOO_LARGE'],
      [Buffer.from('<svg onload="alert(1)"/>'), 'PHOTO_UNREADABLE'],
    ] as const) {
      expect((await sendPicture(bytes)).problem.code).toBe(code)
    }
  })

  test('what no page names is removed after an hour; what a draft or a page names stays', async () => {
    const { sendPicture, sendDocument, save, publish } = await supplier()
    const used = (await sendPicture(await picture(40, 30))).reply.picture
    const left = (await sendPicture(await picture(40, 30, '#00f'))).reply.picture
    const kept = (await sendDocument(pdf('a'))).reply
    const dropped = (await sendDocument(pdf('b'))).reply
    await save({ cover: used, documents: [kept] })
    await publish(1)
    const there = async (file: string) => (await get(`/photos/${file}/640.webp`)).statusCode
    const stored = async ({ file }: { file: string }) =>
      (await api.parts.files.get(`documents/${file}.pdf`)) !== null
    await removeUnusedPageFiles(api.database, api.parts.files, api.clock.now())
    expect([await there(left), await stored(dropped)]).toEqual([200, true])
    api.clock.advance(60 * 60 + 1)
    await removeUnusedPageFiles(api.database, api.parts.files, api.clock.now())
    expect([await there(used), await there(left)]).toEqual([200, 404])
    expect([await stored(kept), await stored(dropped)]).toEqual([true, false])
  })

  test('a picture that is sent again while what is unused goes is kept', async () => {
    const { sendPicture, sendDocument, save } = await supplier()
    const bytes = await picture(40, 30)
    await sendDocument(pdf('a'))
    const sent = (await sendPicture(bytes)).reply.picture
    api.clock.advance(60 * 60 + 1)
    const { files } = api.parts
    const again: number[] = []
    // Both are claimed; the document goes first.
    const remove: typeof files.delete = async (key) => {
      await files.delete(key)
      if (key.startsWith('documents/')) again.push((await sendPicture(bytes)).status)
    }
    await removeUnusedPageFiles(api.database, { ...files, delete: remove }, api.clock.now())
    expect(again).toEqual([200])
    expect((await get(`/photos/${sent}/640.webp`)).statusCode).toBe(200)
    expect((await save({ cover: sent })).status).toBe(200)
  })

  test('a picture whose content goes while it is sent is not said to be stored', async () => {
    const { sendPicture } = await supplier()
    const bytes = await picture(40, 30)
    const put = vi.spyOn(api.parts.files, 'put').mockImplementation(async () => {
      await api.db.execute(`UPDATE photos SET removing_at = now()`)
    })
    const { status, problem } = await sendPicture(bytes)
    put.mockRestore()
    expect([status, problem.code]).toEqual([503, 'UNAVAILABLE'])
    const { rows } = await api.db.execute(`SELECT FROM supplier_page_files`)
    expect(rows).toEqual([])
  })
})

test('the export holds the page; whoever is erased leaves no file of it behind', async () => {
  const { id, sendPicture, sendDocument, save, publish, move } = await supplier('MKTPRO')
  const cover = (await sendPicture(await picture(40, 30), 'cover')).reply.picture
  const document = (await sendDocument(pdf('meu'))).reply
  await save({ headline: 'Quem sou', cover, documents: [document] })
  await publish(1)
  await move('ana-propria')
  const who = { email: 'ana@example.com', now: api.clock.now() }
  const { page } = await exportPerson(api.database, who)
  expect(page).toMatchObject({
    supplier_id: id,
    draft: { headline: 'Quem sou' },
    published: { headline: 'Quem sou' },
    files: [
      { file: cover, kind: 'picture' },
      { file: document.file, kind: 'document', bytes: pdf('meu').length },
    ],
    former_addresses: [{ slug: `ana-lima-${id}` }],
  })
  await erasePerson({ database: api.database, files: api.parts.files }, who)
  const { rows } = await api.db.execute(`
    SELECT supplier_id FROM supplier_pages UNION ALL SELECT supplier_id FROM supplier_addresses
    UNION ALL SELECT supplier_id FROM supplier_page_files`)
  expect(rows).toEqual([])
  expect(await api.parts.files.get(`documents/${document.file}.pdf`)).toBeNull()
  expect((await get(`/photos/${cover}/640.webp`)).statusCode).toBe(404)
})

describe('the address', () => {
  test('a chosen one replaces the former, which leads to it and stays its owner’s', async () => {
    const { id, slug, move, caller } = await supplier()
    expect((await move('ana-lima-regulatorio')).reply.slug).toBe('ana-lima-regulatorio')
    expect((await move('ana-regulatorio')).reply.slug).toBe('ana-regulatorio')
    for (const former of [slug, 'ana-lima-regulatorio', 'Ana-Regulatorio', `outro-nome-${id}`]) {
      expect((await seen(former)).slug).toBe('ana-regulatorio')
    }
    // A new name does not take the chosen address away.
    await caller.call(editFreelancer, { params: { id }, body: { nome: 'Ana Souza' } })
    expect(await seen('ana-regulatorio')).toMatchObject({
      nome: 'Ana Souza',
      slug: 'ana-regulatorio',
    })

    const other = await supplier('MKTPRO', 'bia@example.com')
    for (const taken of ['ana-regulatorio', 'ana-lima-regulatorio']) {
      const { status, problem } = await other.move(taken)
      expect([status, problem.code]).toEqual([409, 'PAGE_ADDRESS_TAKEN'])
    }
    expect((await move('ana-lima-regulatorio')).reply.slug).toBe('ana-lima-regulatorio')
    expect((await seen('ana-regulatorio')).slug).toBe('ana-lima-regulatorio')
  })

  test.each([
    ['admin', 'Este endereço é reservado. Escolha outro.'],
    ['ab', 'O endereço precisa de pelo menos 3 caracteres.'],
    [
      'Clínica São José',
      'Use só letras minúsculas sem acento, números e hífens (Ex: clinica-sao-jose).',
    ],
    ['clinica-7', 'O endereço não pode terminar com um número depois de um hífen.'],
    ['', 'Campo obrigatório.'],
  ])('%s is refused', async (slug, text) => {
    const { move, read, slug: before } = await supplier()
    const { status, problem } = await move(slug)
    expect(status).toBe(400)
    expect(problem.errors?.slug).toContain(text)
    expect((await read()).slug).toBe(before)
  })

  test('chosen twice at once it was left once: the address in use is no former one', async () => {
    const { slug, move } = await supplier()
    const both = await Promise.all([move('ana-regulatorio'), move('ana-regulatorio')])
    expect(both.map(({ reply }) => reply.slug)).toEqual(['ana-regulatorio', 'ana-regulatorio'])
    const { rows } = await api.db.execute('SELECT slug FROM supplier_addresses')
    expect(rows).toEqual([{ slug }])
  })

  test('five changes a day are enough', async () => {
    const { move } = await supplier()
    for (let n = 0; n < 5; n++) await move(`endereco-${'abcde'[n]}`)
    expect((await move('endereco-f')).status).toBe(429)
  })
})
