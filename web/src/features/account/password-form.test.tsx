import { screen } from '@testing-library/react'
import { changePassword } from 'contract/account'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { PasswordForm } from './password-form.tsx'

test.each([
  ['pt', 'A nova senha precisa ser diferente da atual.'],
  ['en', 'The new password has to be different from the current one.'],
] as const)('the password one already has is no change (%s)', async (language, text) => {
  answer(changePassword, { message: '' })
  const { user, container } = show(<PasswordForm />, { language })
  for (const field of container.querySelectorAll('input[type=password]')) {
    await user.type(field, 'Calibre#7731')
  }
  await user.click(screen.getByRole('button', { name: /^(Alterar senha|Change password)$/ }))
  expect(await screen.findByText(text)).toBeTruthy()
  expect(sentTo(changePassword)).toEqual([])
})
