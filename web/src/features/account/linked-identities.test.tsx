import { screen } from '@testing-library/react'
import { listIdentities, unlinkIdentity } from 'contract/sign-in'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { LinkedIdentities } from './linked-identities.tsx'

const google = {
  provider: 'google',
  email: 'ana@example.com',
  linked_at: '2026-11-15T12:00:00.000Z',
} as const
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)
const password = 'E-mail e senhaSempre vale, também sem Google e LinkedIn.'

test('the account is opened with the password and with what is linked, which can be unlinked', async () => {
  answer(listIdentities, [google])
  answer(unlinkIdentity, [])
  const { user } = show(<LinkedIdentities />)
  const unlink = await screen.findByRole('button', { name: 'Desvincular o acesso com o Google' })
  expect(rows()).toEqual([
    password,
    'Googleana@example.com, desde 15 de novembro de 2026Desvincular',
  ])
  answer(listIdentities, [])
  await user.click(unlink)
  expect(await screen.findByText('O Google não abre mais esta conta.')).toBeTruthy()
  expect(sentTo(unlinkIdentity)).toEqual(['https://saude.example/api/v1/auth/providers/google'])
  expect(rows()).toEqual([password])
  expect(screen.getByText(/^Para vincular o Google ou o LinkedIn, entre uma vez/)).toBeTruthy()
})

test('where no provider can be used nobody is told to link one', async () => {
  answer(listIdentities, [])
  show(<LinkedIdentities />, { signInWith: [] })
  expect(await screen.findByText('E-mail e senha')).toBeTruthy()
  expect(screen.queryByText(/Para vincular/)).toBeNull()
})
