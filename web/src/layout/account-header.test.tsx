import { screen, waitFor, within } from '@testing-library/react'
import { getDeskNews } from 'contract/chat'
import { getLeadNews } from 'contract/leads'
import { getNeedNews } from 'contract/needs'
import { deletePhoto } from 'contract/photos'
import { anonymous, logout, me } from 'contract/session'
import { beforeEach, expect, test } from 'vitest'
import { answer, disconnect, sentTo } from '../../test/answers.ts'
import { administrator, freelancer } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import { storeForeign, stored } from '../../test/storage.ts'
import { ArrivalNotice } from '../features/session/arrival-notice.tsx'
import { AccountHeader } from './account-header.tsx'

beforeEach(() => {
  answer(getLeadNews, { count: 0 })
  answer(getNeedNews, { count: 0, abertas: 0, propostas: 0 })
})

const header = (session = freelancer('MKTPRO')) =>
  show(<AccountHeader onMenu={() => {}} />, { at: '/marketplaceDash', session })
const account = () => screen.getByRole('button', { name: /^Conta de/ })

test('the header shows name and type of profile, and the initials where there is no photo', () => {
  header()
  expect(account().textContent).toContain('Helena Prado')
  expect(account().textContent).toContain('Autônomo')
  expect(account().querySelector('img')).toBeNull()
  expect(screen.getByText('HP')).toBeTruthy()
})

test("the menu's button on a phone counts what is new in all of the menu", async () => {
  answer(getLeadNews, { count: 3 })
  answer(getNeedNews, { count: 2, abertas: 1, propostas: 1 })
  header()
  expect(await screen.findByRole('button', { name: /5 novidades/ })).toBeTruthy()
})

test("an administrator's counts visitors, messages and reviews that wait", async () => {
  answer(getDeskNews, { waiting: 1, unread: 2, messages: 3, reviews: 4, reports: 0, requests: 0 })
  header(administrator)
  expect(await screen.findByRole('button', { name: /10 novidades/ })).toBeTruthy()
})

test('with a photo the header shows it', () => {
  const session = freelancer('MKTPRO')
  if (session.user) session.user.profileImage = '/photos/a1b2/320.webp'
  header(session)
  expect(account().querySelector('img')?.getAttribute('src')).toBe('/photos/a1b2/320.webp')
  expect(screen.queryByText('HP')).toBeNull()
})

test.each([
  ['MKTFREE', ['Sair']],
  ['MKTBASIC', ['Trocar foto', 'Sair']],
] as const)("on %s the avatar's menu has %j", async (plan, entries) => {
  const { user } = header(freelancer(plan))
  await user.click(account())
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(entries)
})

test("the header's dialog has the camera button too, and removes the own photo", async () => {
  const photo = '/photos/a1b2/320.webp'
  const bare = freelancer('MKTPRO')
  const session = freelancer('MKTPRO', { profileImage: photo })
  answer(deletePhoto, [])
  answer(me, bare)
  const { user } = header(session)
  await user.click(account())
  await user.click(await screen.findByRole('menuitem', { name: 'Trocar foto' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Trocar foto' }))
  expect(dialog.getByRole('button', { name: 'Escolher imagem' })).toBeTruthy()
  expect(dialog.getByRole('img', { name: 'Foto de Helena Prado' }).getAttribute('src')).toBe(photo)
  await user.click(dialog.getByRole('button', { name: 'Remover foto' }))
  await waitFor(() => expect(dialog.queryByRole('img', { name: /^Foto de/ })).toBeNull())
  expect(sentTo(deletePhoto)).toEqual([
    expect.stringMatching(/\/api\/v1\/Photos\/photo\/plan\?id_user=7&type_user=Freelancer/),
  ])
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

const sentToLogin = () => show(<ArrivalNotice />, { at: '/login?destino=%2FmarketplaceDash' })

test("after 'Sair' in another tab the reloaded one says, once, that the session ended", async () => {
  answer(me, anonymous)
  header().unmount()
  const { unmount } = sentToLogin()
  expect(await screen.findByText(/^Sua sessão terminou\./)).toBeTruthy()
  unmount()
  const { client } = sentToLogin()
  expect(screen.getByText(/^Entre na sua conta para continuar\./)).toBeTruthy()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByText(/sessão terminou/)).toBeNull()
})

test("after 'Sair' in the same tab nothing is said of an ended session", async () => {
  answer(me, anonymous)
  answer(logout, anonymous)
  const { user, address, unmount } = header()
  await user.click(account())
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }))
  await waitFor(() => expect(address()).toBe('/login'))
  unmount()
  const { client } = sentToLogin()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByText(/sessão terminou/)).toBeNull()
})
