import { editFreelancer } from 'contract/profiles'
import { getSupplier } from 'contract/suppliers'
import { describe, expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { pageOwner } from '../../test/supplier-pages.ts'

const api = testApi({}, { oneApp: true })

const supplier = (plan?: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO', email?: string) =>
  pageOwner(api, plan, email)

const seen = async (slug: string) =>
  (await api.visitor().call(getSupplier, { params: { slug } })).reply

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
      'Use só letras minúsculas (sem acento), números e hífens (Ex: clinica-sao-jose).',
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
