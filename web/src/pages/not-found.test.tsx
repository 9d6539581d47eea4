import { screen } from '@testing-library/react'
import { suggestSuppliers } from 'contract/search'
import { expect, test } from 'vitest'
import { answer } from '../../test/answers.ts'
import { show } from '../../test/render.tsx'
import NotFoundPage, { loader } from './not-found.tsx'

test('an address that is not ours is a 404 from which one can search and go home', async () => {
  expect(loader().init?.status).toBe(404)
  answer(suggestSuppliers, { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] })
  const { user, address } = show(<NotFoundPage />, { at: '/nao-existe' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página não encontrada')
  expect(screen.getByRole('link', { name: 'Ir para a página inicial' }).getAttribute('href')).toBe(
    '/landing',
  )
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'luvas{Enter}')
  expect(address()).toBe('/filters?categoria=luvas')
})
