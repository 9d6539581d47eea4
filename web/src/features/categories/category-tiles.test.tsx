import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CategoryTiles } from './category-tiles.tsx'

test.each([
  ['pt', '1.240 fornecedores'],
  ['en', '1,240 suppliers'],
] as const)('a large count is written as the language writes numbers: %s', (language, text) => {
  const categories = [{ slug: 'odontologia', fornecedores: 1240 }] as const
  show(<CategoryTiles label="Categorias" heading="h2" categories={[...categories]} />, { language })
  expect(screen.getByText(text)).toBeTruthy()
})
