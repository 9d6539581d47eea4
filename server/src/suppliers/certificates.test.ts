import { searchSuppliers } from 'contract/search'
import { findCertificates } from 'contract/suppliers'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { makeCompany, makeFreelancer } from '../../seed/make.ts'

const api = testApi()

const found = async (q: string) =>
  (await api.visitor().call(findCertificates, { query: { q } })).reply

test('what suppliers declare is found by any part of it, counted, and filters', async () => {
  await makeCompany(api.db, { nome: 'Uma', certificados: ['AFE Anvisa', 'ISO 13485'] })
  await makeCompany(api.db, { nome: 'Duas', certificados: ['iso 13485', 'Anisotropia'] })
  await makeFreelancer(api.db, { nome: 'Três', certificados: ['Auditora ISO 9001', 'ISO 13485'] })
  expect(await found('afe')).toEqual([{ nome: 'AFE Anvisa', fornecedores: 1 }])
  // Words that begin like it first; one spelling for what the filter takes as one.
  expect(await found('Iso')).toEqual([
    { nome: 'ISO 13485', fornecedores: 3 },
    { nome: 'Auditora ISO 9001', fornecedores: 1 },
    { nome: 'Anisotropia', fornecedores: 1 },
  ])
  const { reply } = await api
    .visitor()
    .call(searchSuppliers, { query: { certificados: ['ISO 13485'] } as never })
  expect(reply.data.map(({ nome }) => nome).sort()).toEqual(['Duas', 'Três', 'Uma'])
})

test('only who is in the directory counts, also a moment later', async () => {
  await makeFreelancer(api.db, { certificados: ['AFE Anvisa'], marketplace: false })
  expect(await found('afe')).toEqual([])
  await makeFreelancer(api.db, { certificados: ['AFE Anvisa', '日本'] })
  expect(await found('afe')).toEqual([{ nome: 'AFE Anvisa', fornecedores: 1 }])
})

test('at most 20 come, and a single letter or a strange text finds nothing', async () => {
  const many = Array.from({ length: 25 }, (_, index) => `Norma ${100 + index}`)
  await makeFreelancer(api.db, { certificados: many })
  expect(await found('norma')).toHaveLength(20)
  expect(await found('n')).toEqual([])
  expect(await found('%_')).toEqual([])
})
