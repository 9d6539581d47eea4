import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { administrator, freelancer, owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import AdminLayout from './admin-layout.tsx'

const refused = () => screen.queryByText('Sua conta não tem permissão para isso.')

test.each([
  ['a freelancer', freelancer('MKTPRO')],
  ['a company', owner('MKTCORP', {})],
])('%s is told that the administration is not theirs', (_, session) => {
  show(<AdminLayout />, { session })
  expect(refused()).toBeTruthy()
})

test('an administrator is not', () => {
  show(<AdminLayout />, { session: administrator })
  expect(refused()).toBeNull()
})
