import { screen, waitFor, within } from '@testing-library/react'
import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
  type OpenSession,
} from 'contract/account'
import { beforeEach, expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { IdentityContext } from '../../model/identity.ts'
import { PasswordForm } from './password-change-form.tsx'
import { SessionList } from './session-list.tsx'

const here: OpenSession = {
  id: 1,
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  created_at: '2026-11-15T12:00:00.000Z',
  last_seen_at: '2026-11-16T12:00:00.000Z',
  current: true,
}
const elsewhere: OpenSession = {
  ...here,
  id: 2,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/145.0',
  current: false,
}
const others = () => screen.queryByRole('button', { name: 'Encerrar os outros acessos' })
const open = () => screen.findByRole('region', { name: 'Onde sua conta está aberta' })
const onlyThisOne = () =>
  waitFor(async () => expect(within(await open()).getAllByRole('listitem')).toHaveLength(1))

beforeEach(() => answer(listSessions, [here, elsewhere]))

test('a session elsewhere can be ended by itself', async () => {
  answer(endOneSession, [here])
  const { user } = show(<SessionList />)
  const name = 'Encerrar o acesso de Firefox em Windows'
  const end = await screen.findByRole('button', { name })
  expect(screen.getByText('Este aparelho').closest('li')?.textContent).toContain('Linux')
  answer(listSessions, [here])
  await user.click(end)
  await onlyThisOne()
  expect(screen.queryByText('Firefox em Windows')).toBeNull()
  expect(sentTo(endOneSession)).toEqual([expect.stringMatching(/\/2$/)])
})

test('all others can be ended at once, as long as there are any', async () => {
  answer(endOtherSessions, [here])
  const { user } = show(<SessionList />)
  await screen.findByText('Este aparelho')
  answer(listSessions, [here])
  await user.click(others() as HTMLElement)
  await onlyThisOne()
  expect(others()).toBeNull()
})

test('a new password ends the others, and the list says so', async () => {
  answer(changePassword, { message: '' })
  const { user } = show(
    <IdentityContext value={async () => 'prova'}>
      <PasswordForm />
      <SessionList />
    </IdentityContext>,
  )
  await screen.findByText('Este aparelho')
  expect(others()).not.toBeNull()
  answer(listSessions, [here])
  for (const label of [/^Nova senha/, /^Confirme a nova senha/]) {
    await fillIn(user, screen.getByLabelText(label, { selector: 'input' }), 'Outra$Chave9')
  }
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }))
  await onlyThisOne()
  expect(others()).toBeNull()
})
