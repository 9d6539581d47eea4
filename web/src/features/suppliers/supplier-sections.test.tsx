import { screen, within } from '@testing-library/react'
import type { PlanCode } from 'contract/rules/plans'
import { searchSuppliers } from 'contract/search'
import { expect, test } from 'vitest'
import { answer, disconnect, refuse } from '../../../test/answers.ts'
import { supplier } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { noFilter } from '../../model/filter.ts'
import { HomeSections } from './supplier-sections.tsx'

const home = () => show(<HomeSections filter={noFilter} onOpen={() => {}} />)

const page = { hasMore: false, nextCursor: null, suggestion: null, similar: [] }
const sections: [string, PlanCode[], string][] = [
  ['Em destaque', ['MKTCORP', 'MKTPRO'], 'Nenhum fornecedor no plano PRO ou CORP.'],
  ['Mais fornecedores', ['MKTBASIC'], 'Nenhum fornecedor no plano básico.'],
  ['Também no diretório', ['MKTFREE'], 'Nenhum fornecedor no plano free.'],
]

test('each plan has its section', async () => {
  answer(searchSuppliers, ({ query }) => {
    const plans = query.getAll('plan') as PlanCode[]
    const data = plans.map((plan, index) => supplier({ id: index + 1, plan, nome: `Um ${plan}` }))
    return { ...page, data, total: data.length }
  })
  home()
  for (const [name, plans] of sections) {
    const section = within(screen.getByRole('region', { name }))
    for (const plan of plans) expect(await section.findByText(`Um ${plan}`)).toBeTruthy()
    expect(section.getAllByRole('article')).toHaveLength(plans.length)
  }
})

test('an empty section says so', async () => {
  answer(searchSuppliers, { ...page, data: [], total: 0 })
  home()
  for (const [name, , text] of sections) {
    const section = within(screen.getByRole('region', { name }))
    expect(await section.findByText(text)).toBeTruthy()
  }
})

test('a section loads more by itself, and every supplier once', async () => {
  answer(searchSuppliers, ({ query }) => {
    const isFree = query.getAll('plan').includes('MKTFREE')
    const from = query.get('cursor') ? 8 : 0
    const data = Array.from({ length: isFree ? 8 : 0 }, (_, index) =>
      supplier({ id: from + index, plan: 'MKTFREE', nome: `Fornecedor ${from + index}` }),
    )
    return { ...page, data, total: 16, nextCursor: isFree && from === 0 ? 'next' : null }
  })
  const { user } = home()
  const free = within(screen.getByRole('region', { name: 'Também no diretório' }))
  await user.click(await free.findByRole('button', { name: 'Carregar mais: Também no diretório' }))
  expect(await free.findByText('Fornecedor 15')).toBeTruthy()
  const names = free.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(16)
  expect(free.queryByRole('button', { name: /^Carregar mais/ })).toBeNull()
})

test('a list that cannot be read is not an empty one, says nothing, and can be tried again', async () => {
  disconnect(searchSuppliers)
  const { user } = home()
  const retry = await screen.findByRole('button', { name: 'Tentar novamente: Também no diretório' })
  expect(screen.queryByText(/^Nenhum fornecedor/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  answer(searchSuppliers, { ...page, data: [supplier({ plan: 'MKTFREE' })], total: 1 })
  await user.click(retry)
  const free = within(screen.getByRole('region', { name: 'Também no diretório' }))
  expect(await free.findByText('Prado Saúde')).toBeTruthy()
})

test('a filter that makes no sense finds nothing', async () => {
  refuse(searchSuppliers, { status: 400, code: 'INVALID_INPUT' })
  home()
  expect(await screen.findByText('Nenhum fornecedor no plano free.')).toBeTruthy()
})
