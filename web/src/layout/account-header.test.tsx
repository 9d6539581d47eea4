import { screen, waitFor } from '@testing-library/react'
import { anonymous, logout } from 'contract/session'
import { expect, test } from 'vitest'
import { answer, disconnect } from '../../test/answers.ts'
import { loggedIn } from '../../test/records.ts'
import { show } from '../../test/render.tsx'
import { storeForeign, stored } from '../../test/storage.ts'
import { AccountHeader } from './account-header.tsx'

const header = (session = loggedIn('Freelancer', 'MKTPRO')) =>
  show(<AccountHeader onMenu={() => {}} />, { at: '/marketplaceDash', session })
const account = () => screen.getByRole('button', { name: /^Conta de/ })

test('the header shows name and type of profile, and the initials where there is no photo', () => {
  header()
  expect(account().textContent).toContain('Rui Barros')
  expect(account().textContent).toContain('Autônomo')
  expect(account().querySelector('img')).toBeNull()
  expect(screen.getByText('RB')).toBeTruthy()
})

test('with a photo the header shows it', () => {
  const session = loggedIn('Freelancer', 'MKTPRO')
  if (session.user) session.user.profileImage = '/photos/a1b2/320.webp'
  header(session)
  expect(account().querySelector('img')?.getAttribute('src')).toBe('/photos/a1b2/320.webp')
  expect(screen.queryByText('RB')).toBeNull()
})

test.each([
  ['MKTFREE', ['Sair']],
  ['MKTBASIC', ['Trocar foto', 'Sair']],
])("on %s the avatar's menu has %j", async (plan, entries) => {
  const { user } = header(loggedIn('Freelancer', plan))
  await user.click(account())
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(entries)
})

test("'Sair' ends the session, clears both storages and goes to the login page", async () => {
  answer(logout, anonymous)
  const { user, address } = header()
  for (const key of ['infosUserLogin', 'priceID', 'signupPF']) storeForeign(key, 'x')
  await user.click(account())
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(stored()).toEqual({ local: {}, session: {} })
})

test("'Sair' that does not reach the server ends nothing and says so", async () => {
  disconnect(logout)
  const { user, address } = header()
  storeForeign('infosUserLogin', 'x')
  await user.click(account())
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(address()).toBe('/marketplaceDash')
  expect(stored().local.infosUserLogin).toBe('x')
})
