import { screen, waitFor } from '@testing-library/react'
import { listEmptySearches } from 'contract/overview'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { administrator } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import KeywordsPage from './keywords.tsx'

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('keywords are searched, and each leads to the directory', async () => {
  answer(listEmptySearches, [{ term: 'luvas', times: 3, lastDay: '2026-11-15' }])
  const { user } = show(<KeywordsPage />, {
    at: '/marketplaceDash/palavras-chave',
    session: administrator,
  })
  expect(headings()).toEqual([
    'Regulação Sanitária',
    'Regulação Ambiental',
    'Consultoria Farmacêutica',
    'Treinamentos',
    'Validações e Qualificações',
    'Marketing e Desenvolvimento',
    'Auditorias e Compliance',
    'Marketplace e Fornecedores',
    'Buscas sem resultado',
  ])
  const field = screen.getByRole('searchbox', { name: 'Buscar palavra-chave' })
  await user.type(field, 'validacao de auto{Enter}')
  await waitFor(() =>
    expect(headings()).toEqual(['Validações e Qualificações', 'Buscas sem resultado']),
  )
  const link = screen.getByRole('link', { name: 'Validação de autoclave' })
  expect(link.getAttribute('href')).toBe('/filters?categoria=Valida%C3%A7%C3%A3o+de+autoclave')
})
