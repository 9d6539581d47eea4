import { urlOf } from 'contract/endpoint'
import { editFreelancer } from 'contract/profiles'
import {
  emptyPage,
  getOwnPage,
  publishPage,
  savePageDraft,
  setPageAddress,
  uploadPageDocument,
  uploadPagePicture,
} from 'contract/supplier-pages'
import { getSupplier } from 'contract/suppliers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeFreelancer } from '../../seed/make.ts'
import { type Caller, testApi } from '../../test/api.ts'
import { sendFile } from '../../test/upload.ts'

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
