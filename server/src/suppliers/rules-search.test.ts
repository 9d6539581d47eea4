import type { SupplierFilter } from 'contract/suppliers'
import { describe, expect, test } from 'vitest'
import {
  type SearchableSupplier,
  matchSupplier,
  relevance,
  searchSuppliers,
} from './rules-search.ts'

const supplier = (fields: Partial<SearchableSupplier> = {}): SearchableSupplier => ({
  id: 1,
  nome: 'Fornecedor',
  servico: '',
  cidade_estado: 'Campinas/SP',
  plan: 'MKTFREE',
  Tipo_empresa: 'Empresa',
  certificados: [],
  ...fields,
})

const fit = (servico: string, categoria: string) =>
  matchSupplier(supplier({ servico }), { categoria })

describe('category', () => {
  test.each([
    ['Calibração de autoclaves', 'calibração de autoclaves', relevance.phrase],
    ['Calibração de autoclaves', 'CALIBRACAO AUTOCLAVES', relevance.phrase],
    ['Autoclaves: calibração', 'calibração de autoclaves', relevance.allWords],
    ['Calibração de estufas', 'calibração de autoclaves', relevance.someWords],
    ['Calibração de estufas', 'calibrasão', relevance.fuzzy],
    ['Calibração de estufas', 'lavanderia', undefined],
  ])('%s for %s', (servico, categoria, expected) => {
    expect(fit(servico, categoria)).toBe(expected)
  })

  test('part of a word is enough, from three letters up', () => {
    expect(fit('Biofarmacêutica', 'farma')).toBe(relevance.allWords)
    expect(fit('Certificação', 'TI')).toBeUndefined()
    expect(fit('TI hospitalar', 'ti')).toBe(relevance.phrase)
  })

  test('name, what they work with and certificates are searched too', () => {
    const found = (fields: Partial<SearchableSupplier>) =>
      matchSupplier(supplier(fields), { categoria: 'lavanderia' })
    expect(found({ nome: 'Lavanderia Sul' })).toBe(relevance.phrase)
    expect(found({ com_oque_trabalha: 'lavanderia' })).toBe(relevance.phrase)
    expect(found({ certificados: ['Selo lavanderia'] })).toBe(relevance.phrase)
  })

  test('a synonym counts like the word itself, in both directions', () => {
    expect(fit('Autorização de Funcionamento de Empresa', 'AFE')).toBe(relevance.allWords)
    expect(fit('Obtenção de AFE', 'autorização de funcionamento')).toBe(relevance.allWords)
    expect(fit('Autorização ambiental, alvará de funcionamento', 'AFE')).toBeUndefined()
  })

  test('a phrase does not run from one field into the next', () => {
    const split = supplier({ nome: 'Câmara', servico: 'fria' })
    expect(matchSupplier(split, { categoria: 'câmara fria' })).toBe(relevance.allWords)
  })

  test('stop words alone are no condition, signs alone match nothing', () => {
    expect(fit('qualquer', 'de para')).toBe(relevance.any)
    expect(fit('qualquer', '  ')).toBe(relevance.any)
    expect(fit('qualquer', '!!!')).toBeUndefined()
  })
})

describe('the other conditions', () => {
  const one = supplier({
    nome: 'Clínica São João',
    certificados: ['Licença sanitária', 'ISO 9001'],
    plan: 'MKTBASIC',
  })
  test.each<[SupplierFilter, boolean]>([
    [{}, true],
    [{ tipo: 'Ambos' }, true],
    [{ tipo: 'Empresa' }, true],
    [{ tipo: 'Autônomo' }, false],
    [{ nomeFantasia: 'ica sao' }, true],
    [{ nomeFantasia: 'Pedro' }, false],
    [{ estado: 'sp' }, true],
    [{ estado: 'RJ' }, false],
    [{ cidade: 'CAMPÍNAS' }, true],
    [{ cidade: 'Santos' }, false],
    [{ certificados: ['licenca SANITARIA'] }, true],
    [{ certificados: ['Licença sanitária', 'ISO 9001'] }, true],
    [{ certificados: ['Licença sanitária', 'ISO 13485'] }, false],
    [{ certificados: ['Licença'] }, false],
    [{ plan: ['MKTFREE', 'MKTBASIC'] }, true],
    [{ plan: ['MKTFREE'] }, false],
    [{ plan: [] }, true],
    [{ tipo: 'Empresa', estado: 'RJ' }, false],
  ])('%j: %s', (filter, matches) => {
    expect(matchSupplier(one, filter) !== undefined).toBe(matches)
  })
})

test('results come by relevance, then promotion level, then name', () => {
  const list = [
    supplier({ id: 1, nome: 'Fuzzy', servico: 'lavandaria', plan: 'MKTCORP' }),
    supplier({ id: 2, nome: 'Álvaro', servico: 'lavanderia' }),
    supplier({ id: 3, nome: 'Beta', servico: 'lavanderia' }),
    supplier({ id: 4, nome: 'Zeta', servico: 'lavanderia', plan: 'MKTBASIC' }),
    supplier({ id: 5, nome: 'Alvaro', servico: 'lavanderia' }),
    supplier({ id: 6, nome: 'Outro', servico: 'farmácia' }),
  ]
  const found = searchSuppliers(list, { categoria: 'lavanderia' })
  expect(found.map((match) => match.supplier.id)).toEqual([4, 2, 5, 3, 1])
})
