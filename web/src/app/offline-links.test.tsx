import { screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { OfflineLinks } from './offline-links.tsx'

afterEach(() => vi.restoreAllMocks())

const page = (
  <>
    <Link to="/planos">Planos</Link>
    <Link to="?fornecedor=7">Veja mais</Link>
    <input aria-label="Nome" />
    <OfflineLinks />
  </>
)
const follow = async (link: string) => {
  const { user, address } = show(page, { everywhere: true })
  await user.type(await screen.findByLabelText('Nome'), 'Helena')
  await user.click(screen.getByRole('link', { name: link }))
  return address
}
const loseConnection = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

test('without a connection a link to another page stays here, says why and loses nothing', async () => {
  loseConnection()
  const address = await follow('Planos')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Você está sem conexão')
  expect(notice.textContent).toContain('nada se perdeu')
  expect(address()).toBe('/')
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Helena')
})

test('what only opens a dialog of this page is opened', async () => {
  loseConnection()
  const address = await follow('Veja mais')
  await expect.poll(address).toBe('/?fornecedor=7')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('with a connection a link leads where it says', async () => {
  const address = await follow('Planos')
  await expect.poll(address).toBe('/planos')
  expect(screen.queryByRole('alert')).toBeNull()
})
