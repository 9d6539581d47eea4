import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import UnderConstructionPage from './under-construction.tsx'

test('the page under construction says so, with a way home', () => {
  show(<UnderConstructionPage />, { at: '/em-construcao' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Página em construção')
  expect(screen.getByRole('link', { name: 'Ir para a página inicial' }).getAttribute('href')).toBe(
    '/landing',
  )
})
