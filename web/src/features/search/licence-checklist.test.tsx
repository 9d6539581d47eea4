import { screen, waitFor } from '@testing-library/react'
import { findCertificates } from 'contract/suppliers'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { noFilter } from '../../model/filter.ts'

const showFilter = () =>
  show(<FilterDialog opened filter={noFilter} onClose={() => {}} />, { at: '/landing' })

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('dialog input[type=checkbox]')]
const labels = () => boxes().map(({ value }) => value)
const licenceSearch = () => screen.getByLabelText('Procurar licença ou certificado')

test('the search for licences finds what suppliers declare, and filters by it', async () => {
  answer(findCertificates, ({ query }) =>
    query.get('q') === 'iso'
      ? [
          { nome: 'ISO 13485', fornecedores: 3 },
          { nome: 'Auditor líder ISO 9001', fornecedores: 1 },
        ]
      : [],
  )
  const { user, address } = showFilter()
  expect(labels()).toHaveLength(15)
  await user.type(licenceSearch(), 'iso')
  await waitFor(() => expect(labels()).toEqual(['ISO 13485', 'Auditor líder ISO 9001']))
  expect(sentTo(findCertificates)).toHaveLength(1)
  await user.click(boxes()[0] as HTMLInputElement)
  await user.clear(licenceSearch())
  expect(labels().slice(-1)).toEqual(['ISO 13485'])
  expect(boxes().at(-1)?.checked).toBe(true)
  await user.click(screen.getByText('Pesquisar'))
  expect(address()).toBe('/filters?certificados=ISO+13485')
})

test('a licence of the list is there once, and without any the list says so', async () => {
  answer(findCertificates, ({ query }) =>
    query.get('q') === 'sanit' ? [{ nome: 'Licença Sanitária', fornecedores: 9 }] : [],
  )
  const { user } = showFilter()
  await user.type(licenceSearch(), 'sanit')
  await waitFor(() => expect(sentTo(findCertificates)).toHaveLength(1))
  expect(labels()).toEqual(['Licença sanitária'])
  await user.type(licenceSearch(), 'xx')
  expect(await screen.findByText('Nenhuma licença com esse nome.')).toBeTruthy()
})
