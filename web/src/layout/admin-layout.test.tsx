import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { administrator, freelancer, owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import AdminLayout from './admin-layout.tsx'

/** The star: as the layout's own pages, these are below the address. */
const at = '/marketplaceDash/*'
const administration = (
  <Routes>
    <Route element={<AdminLayout />}>
      <Route path="*" element={<table aria-label="Fornecedores" />} />
    </Route>
  </Routes>
)

const refused = () => screen.queryByText('Sua conta não tem permissão para isso.')
const list = () => screen.queryByRole('table', { name: 'Fornecedores' })

test.each([
  ['a freelancer', freelancer('MKTPRO')],
  ['a company', owner('MKTCORP', {})],
])('%s is told that the administration is not theirs, and sees nothing of it', (_, session) => {
  show(administration, { at, session })
  expect(refused()).toBeTruthy()
  expect(list()).toBeNull()
})

test('an administrator sees it', () => {
  show(administration, { at, session: administrator })
  expect(refused()).toBeNull()
  expect(list()).toBeTruthy()
})
