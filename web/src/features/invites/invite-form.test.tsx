import { screen } from '@testing-library/react'
import { acceptInvite } from 'contract/invites'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { InviteForm } from './invite-form.tsx'

async function choose(first: string, again = first) {
  const { user } = show(<InviteForm />, { at: '/convite#um-token' })
  await fillIn(user, screen.getByLabelText(/^Nova senha/), first)
  await fillIn(user, screen.getByLabelText(/^Confirme a senha/), again)
  await user.click(screen.getByRole('button', { name: 'Criar senha' }))
}

test('a weak password is refused below its field, with the reason', async () => {
  const text = 'A senha deve ter no mínimo 8 caracteres'
  refuse(acceptInvite, {
    status: 400,
    code: 'INVALID_INPUT',
    errors: { password_user: [text] },
  })
  await choose('fraca')
  // The list of rules has the same words, whatever was sent.
  expect(await screen.findByText(text, { ignore: 'li, li *' })).toBeTruthy()
  expect(screen.getByLabelText(/^Nova senha/).getAttribute('aria-invalid')).toBe('true')
})

test('two different passwords are not sent', async () => {
  await choose('Metrologia#81', 'Metrologia#82')
  expect(await screen.findByText('As senhas não coincidem')).toBeTruthy()
  expect(sentTo(acceptInvite)).toEqual([])
})

test('the password is sent with the token behind the #, and its account is named', async () => {
  answer(acceptInvite, { email: 'nova@example.com' })
  await choose('Metrologia#81')
  expect(await screen.findByText(/Senha criada para nova@example\.com/)).toBeTruthy()
  expect(sentTo(acceptInvite)).toEqual([{ token: 'um-token', password_user: 'Metrologia#81' }])
})
