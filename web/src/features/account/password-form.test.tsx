import { screen, waitFor } from '@testing-library/react'
import { changePassword } from 'contract/account'
import { expect, test, vi } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { IdentityContext, type Prove } from '../../model/identity.ts'
import type { Language } from '../../lib/language.ts'
import { PasswordForm } from './password-change-form.tsx'

const chosen = 'Calibre#7731'

async function choosePassword(prove: Prove, language: Language = 'pt', password = chosen) {
  const view = show(
    <IdentityContext value={prove}>
      <PasswordForm />
    </IdentityContext>,
    { language },
  )
  for (const field of view.container.querySelectorAll('input[type=password]')) {
    await fillIn(view.user, field, password)
  }
  await view.user.click(screen.getByRole('button', { name: /^(Alterar senha|Change password)$/ }))
  return view
}

test.each([
  ['pt', 'A nova senha precisa ser diferente da atual.'],
  ['en', 'The new password has to be different from the current one.'],
] as const)('the password one already has is no change (%s)', async (language, text) => {
  const detail = 'A nova senha precisa ser diferente da atual.'
  const errors = { password_user: [detail] }
  refuse(changePassword, { status: 400, code: 'PASSWORD_UNCHANGED', detail, errors })
  await choosePassword(async () => 'prova', language)
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

test('goes with the proof of who asks; whoever would rather not loses nothing typed', async () => {
  answer(changePassword, { message: '' })
  const prove = vi.fn<Prove>(async () => undefined)
  const { user, container } = await choosePassword(prove)
  expect(sentTo(changePassword)).toEqual([])
  expect(container.querySelector<HTMLInputElement>('input[type=password]')?.value).toBe(chosen)
  prove.mockResolvedValue('prova')
  await user.click(screen.getByRole('button', { name: 'Alterar senha' }))
  await screen.findByText('Senha alterada com sucesso.')
  expect(sentTo(changePassword)).toEqual([
    { password_user: chosen, confirmacao: chosen, identityProof: 'prova' },
  ])
})

test('one that is too short leads back to its field, and nobody is asked who they are', async () => {
  const prove = vi.fn<Prove>()
  await choosePassword(prove, 'pt', 'curta')
  const field = screen.getByLabelText(/^Nova senha/, { selector: 'input' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(prove).not.toHaveBeenCalled()
})
