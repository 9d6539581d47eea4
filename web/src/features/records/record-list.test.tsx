import { screen, waitFor, within } from '@testing-library/react'
import { listCompanies, listFreelancers } from 'contract/records'
import { expect, test } from 'vitest'
import { answer, disconnect, sentTo } from '../../../test/answers.ts'
import { companyRecord, freelancerRecord, personRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { CompaniesList } from './companies-list.tsx'
import { FreelancersList } from './freelancers-list.tsx'

const people = Array.from({ length: 7 }, (_, index) =>
  freelancerRecord({ id: 100 + index, nome: `Pessoa ${index + 1}` }),
)

/** Answers pages as the server does. */
function answerPages(total = people.length) {
  answer(listFreelancers, ({ query }) => {
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))]
    const data = people.slice(skip, skip + limit)
    return { data, total, totalPages: Math.ceil(total / limit) }
  })
}

const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    : []

const askedFor = () => new URL(String(sentTo(listFreelancers).at(-1))).searchParams

test('freelancers stand in the columns of the specification, five to a page', async () => {
  answerPages()
  show(<FreelancersList renderMore={() => null} moreReads={() => []} />, { at: '/freelancers' })
  const table = await screen.findByRole('table', { name: 'Freelancers' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Nome',
    'Telefone',
    'Email',
    'Cidade/Estado',
    'Ações',
  ])
  const rows = within(table).getAllByRole('row')
  expect(rows).toHaveLength(1 + 5)
  expect(cellsOf(rows[1])).toEqual([
    '100',
    'Pessoa 1Profissional',
    '(21) 99876-5432',
    'rui@example.com',
    'Rio de Janeiro/RJ',
    '',
  ])
  expect(screen.getByText('Mostrando 5 de 7 Registro')).toBeTruthy()
})

test.each([
  [1, 'Showing 1 of 1 record'],
  [7, 'Showing 5 of 7 records'],
])('in English %i are counted as %s', async (total, text) => {
  answer(listFreelancers, { data: people.slice(0, Math.min(total, 5)), total, totalPages: 2 })
  const list = <FreelancersList renderMore={() => null} moreReads={() => []} />
  show(list, { at: '/freelancers', language: 'en' })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('companies stand with their owner in the columns of the specification', async () => {
  const rows = [{ pf: personRecord(), pj: companyRecord({ status: false }) }]
  answer(listCompanies, { data: rows, total: 1, totalPage: 1 })
  show(<CompaniesList renderMore={() => null} moreReads={() => []} />, { at: '/empresas' })
  const table = await screen.findByRole('table', { name: 'Empresas' })
  const headings = within(table).getAllByRole('columnheader')
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'ID',
    'Empresa',
    'Dono',
    'Telefone',
    'Email',
    'Cidade/Estado',
    'Ações',
  ])
  expect(cellsOf(within(table).getAllByRole('row')[1])).toEqual([
    '31',
    'Prado SaúdeCorporativoInativa',
    'Helena Prado',
    expect.stringMatching(/^\(\d\d\) [\d-]+$/),
    'helena@example.com',
    'Campinas/SP',
    '',
  ])
})

test('Anterior and Próximo page through the list, and the address keeps the page', async () => {
  answerPages()
  const { user, address } = show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/freelancers',
  })
  const previous = await screen.findByRole('button', { name: 'Anterior' })
  expect(previous).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(address()).toBe('/freelancers?pagina=2')
  expect(await screen.findByText('Mostrando 2 de 7 Registro')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Próximo' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(await screen.findByText('Mostrando 5 de 7 Registro')).toBeTruthy()
  expect(address()).toBe('/freelancers')
})

test('a page has 5, 10, 25, 50 or 100 records, 5 when nothing is chosen', async () => {
  answerPages()
  const { user, address } = show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/freelancers?pagina=2',
  })
  const size = await screen.findByRole('combobox', { name: 'Registros por página' })
  expect(size).toHaveProperty('value', '5')
  expect(size.closest('div[class*=Group]')?.textContent ?? '').toContain('Mostrar')
  await user.click(size)
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['5', '10', '25', '50', '100'])
  await user.click(options[1] as HTMLElement)
  expect(address()).toBe('/freelancers?por=10')
  expect(await screen.findByText('Mostrando 7 de 7 Registro')).toBeTruthy()
  expect(askedFor().get('limit')).toBe('10')
})

test('search, plan, state, status and order are what the server is asked for', async () => {
  answerPages()
  const { user, address } = show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/freelancers?plan=MKTPRO&estado=RJ&status=ativo&pagina=2',
  })
  await user.click(await screen.findByRole('button', { name: 'Nome' }))
  expect(address()).toContain('sort=nome&order=asc')
  await user.click(screen.getByRole('searchbox', { name: 'Buscar' }))
  await user.paste('rui')
  await waitFor(() => expect(askedFor().get('busca')).toBe('rui'))
  expect(Object.fromEntries(askedFor())).toMatchObject({
    plan: 'MKTPRO',
    estado: 'RJ',
    status: 'ativo',
    sort: 'nome',
    order: 'asc',
    skip: '0',
  })
  const table = screen.getByRole('table')
  const heading = within(table).getByRole('columnheader', { name: 'Nome' })
  expect(heading.getAttribute('aria-sort')).toBe('ascending')
})

test('nothing found, and a list that cannot be read, each say so', async () => {
  answer(listFreelancers, { data: [], total: 0, totalPages: 0 })
  show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/freelancers?busca=ninguem',
  })
  expect(await screen.findByText('Nenhum registro encontrado')).toBeTruthy()
  disconnect(listFreelancers)
  const { user } = show(<FreelancersList renderMore={() => null} moreReads={() => []} />, {
    at: '/outra',
  })
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
  answerPages()
  await user.click(retry)
  expect(await screen.findByText('Mostrando 5 de 7 Registro')).toBeTruthy()
})
