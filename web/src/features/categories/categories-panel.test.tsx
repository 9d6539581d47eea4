import { screen, waitFor } from '@testing-library/react'
import {
  getSupplierCategories,
  setSupplierCategories,
  type SupplierCategories,
} from 'contract/categories'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { CategoriesPanel } from './categories-panel.tsx'

const proposed: SupplierCategories = {
  categorias: ['odontologia'],
  origem: 'proposta',
  propostas: ['odontologia'],
}
const save = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Salvar categorias' })

test('what the texts propose can be kept as a choice, once', async () => {
  answer(getSupplierCategories, proposed)
  const { user } = show(<CategoriesPanel id={7} />)
  const chosen: SupplierCategories = { ...proposed, origem: 'escolha' }
  answer(setSupplierCategories, chosen)
  const button = await save()
  answer(getSupplierCategories, chosen)
  await user.click(button)
  expect(sentTo(setSupplierCategories)).toEqual([{ categorias: ['odontologia'] }])
  await waitFor(async () => expect((await save()).disabled).toBe(true))
})

test('where nothing is proposed there is nothing to keep', async () => {
  answer(getSupplierCategories, { categorias: [], origem: null, propostas: [] })
  show(<CategoriesPanel id={7} />)
  expect((await save()).disabled).toBe(true)
})
