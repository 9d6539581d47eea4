import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { owner } from '../../../../test/people.ts'
import { show } from '../../../../test/render.tsx'
import { DocumentList } from './document-list.tsx'

const documents = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('documents are searched, and sorted by newest and oldest', async () => {
  const certificados = 'Alvará de funcionamento, Licença sanitária, ISO 9001'
  const { user } = show(<DocumentList />, { session: owner('MKTCORP', { certificados }) })
  expect(documents()).toEqual(['ISO 9001', 'Licença sanitária', 'Alvará de funcionamento'])
  await user.click(screen.getByRole('combobox', { name: 'Ordenar por' }))
  const options = await screen.findAllByRole('option', { hidden: true })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Recente', 'Mais velho'])
  await user.click(screen.getByText('Mais velho'))
  expect(documents()).toEqual(['Alvará de funcionamento', 'Licença sanitária', 'ISO 9001'])
  const search = screen.getByRole('searchbox', { name: 'Procurar documentos' })
  await user.type(search, 'ALVARA DE')
  expect(documents()).toEqual(['Alvará de funcionamento'])
  await user.type(search, ' zzz')
  expect(documents()).toEqual([])
  expect(screen.getByText('Nenhum documento encontrado')).toBeTruthy()
})
