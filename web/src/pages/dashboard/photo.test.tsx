import { screen } from '@testing-library/react'
import { getOwner } from 'contract/profiles'
import { listCompanies, listFreelancers } from 'contract/records'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { administrator, companyRecord, personRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import PhotoPage from './photo.tsx'

test('an administrator changes the photo of a supplier they choose', async () => {
  const company = { pf: personRecord(), pj: companyRecord() }
  answer(listFreelancers, { data: [], total: 0, totalPages: 0 })
  answer(listCompanies, { data: [company], total: 1, totalPage: 1 })
  answer(getOwner, company)
  const { user, address } = show(<PhotoPage />, {
    at: '/marketplaceDash/foto',
    session: administrator,
  })
  await user.click(screen.getByRole('radio', { name: 'Empresas' }))
  await user.type(screen.getByRole('searchbox'), 'prado{Enter}')
  await user.click(await screen.findByRole('link', { name: /Prado Saúde/ }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Prado Saúde' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Escolher imagem' })).toBeTruthy()
  expect(address()).toBe('/marketplaceDash/foto?tipo=Empresa&conta=30')
  expect(sentTo(listCompanies).at(-1)).toMatch(/busca=prado/)
  await user.click(screen.getByRole('link', { name: 'Escolher outro fornecedor' }))
  expect(await screen.findByRole('searchbox')).toBeTruthy()
})
