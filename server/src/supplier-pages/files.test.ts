import { urlOf } from 'contract/endpoint'
import { mostPhotoBytes } from 'contract/photos'
import { mostPdfBytes } from 'contract/rules/pdf'
import { uploadPageDocument } from 'contract/supplier-pages'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { setPlan } from '../../seed/make.ts'
import { testApi } from '../../test/api.ts'
import { erasePerson } from '../privacy/service-erase.ts'
import { exportPerson } from '../privacy/service-export.ts'
import { removeUnusedPageFiles } from './service-files.ts'
import { pageOwner, pdf, picture } from '../../test/supplier-pages.ts'

const api = testApi({}, { oneApp: true })

const supplier = (plan?: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO', email?: string) =>
  pageOwner(api, plan, email)

const get = (url: string) => api.app.inject({ method: 'GET', url })

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
