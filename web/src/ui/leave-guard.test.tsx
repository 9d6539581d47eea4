import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { holdAgain, LeaveGuard, mayLeave } from './leave-guard.tsx'

const texts = { title: 'Sair sem salvar?', text: '', stay: 'Ficar', leave: 'Perder' }
const guarded = (active: boolean) =>
  show(<LeaveGuard active={active} {...texts} />, { at: '/editar?conta=7' })

async function press(name: string, user: ReturnType<typeof show>['user']) {
  const dialog = within(await screen.findByRole('dialog', { name: texts.title }))
  await user.click(dialog.getAllByRole('button', { name }).at(-1) as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test("'Sair' asks before the session ends, and who leaves is not asked again", async () => {
  const { user, router, address } = guarded(true)
  const stays = mayLeave()
  await press('Ficar', user)
  expect(await stays).toBe(false)
  const leaves = mayLeave()
  await press('Perder', user)
  expect(await leaves).toBe(true)
  await router.navigate('/login')
  expect(address()).toBe('/login')
})

test('who could not leave after all is asked the next time', async () => {
  const { user, router, address } = guarded(true)
  const leaves = mayLeave()
  await press('Perder', user)
  await leaves
  holdAgain()
  void router.navigate('/login')
  await press('Ficar', user)
  expect(address()).toBe('/editar?conta=7')
})

test('another record at the same address asks too; nothing unsaved asks nothing', async () => {
  const view = guarded(true)
  void view.router.navigate('/editar')
  await press('Ficar', view.user)
  expect(view.address()).toBe('/editar?conta=7')
  view.unmount()
  guarded(false)
  expect(await mayLeave()).toBe(true)
})
