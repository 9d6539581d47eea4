import { fireEvent, screen } from '@testing-library/react'
import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from 'contract/recovery'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { RecoveryWizard } from './recovery-wizard.tsx'

/** The answer is the same for everybody: recovery.test.ts. */
test('whoever has an account or none is asked for the code that was sent', async () => {
  answer(sendRecoveryCode, { message: '', retryAfter: 60 })
  const { user } = show(<RecoveryWizard head={() => null} />, { at: '/recoverpassword' })
  await user.type(screen.getByLabelText(/^Usuário/), 'ninguem@example.com')
  await user.click(screen.getByRole('button', { name: 'Confirma' }))
  expect(await screen.findByRole('heading', { name: 'Confirmação de identidade' })).toBeTruthy()
  expect(await screen.findByText('Verifique sua caixa de email')).toBeTruthy()
  expect(sentTo(sendRecoveryCode)).toEqual([{ email: 'ninguem@example.com' }])
})

test('a password that the server refuses says why at its field, and another one is sent', async () => {
  const reason = 'Esta senha é muito comum. Escolha outra.'
  answer(sendRecoveryCode, { message: '', retryAfter: 60 })
  answer(verifyRecoveryCode, { correct: true, message: '' })
  refuse(recoverPassword, {
    status: 400,
    code: 'INVALID_INPUT',
    detail: 'Confira os dados enviados.',
    errors: { password_user: [reason] },
  })
  const { user } = show(<RecoveryWizard head={() => null} />, { at: '/recoverpassword' })
  await user.type(screen.getByLabelText(/^Usuário/), 'helena@example.com')
  await user.click(screen.getByRole('button', { name: 'Confirma' }))
  await user.type(await screen.findByLabelText(/^Código/), '482193')
  const password = await screen.findByLabelText<HTMLInputElement>(/^Nova senha/)
  const send = async (text: string) => {
    for (const label of [/^Nova senha/, /^Confirme a senha/]) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
    }
    await user.click(screen.getByRole('button', { name: 'Confirma' }))
  }
  await send('Marina#1987')
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(password.getAttribute('aria-invalid')).toBe('true')
  expect(password.value).toBe('Marina#1987')
  answer(recoverPassword, { message: '' })
  await send('Metrologia#81')
  expect(await screen.findByRole('heading', { name: 'Senha alterada com sucesso.' })).toBeTruthy()
  expect(sentTo(recoverPassword)).toMatchObject([
    { password_user: 'Marina#1987' },
    { password_user: 'Metrologia#81' },
  ])
})
