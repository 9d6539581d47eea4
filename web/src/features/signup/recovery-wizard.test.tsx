import { screen } from '@testing-library/react'
import { sendRecoveryCode } from 'contract/recovery'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
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
