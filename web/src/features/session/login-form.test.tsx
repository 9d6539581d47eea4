import { screen } from '@testing-library/react'
import { login } from 'contract/session'
import { expect, test } from 'vitest'
import { refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { LoginForm } from './login-form.tsx'

test('wrong credentials read as the specification says, and what was typed stays', async () => {
  refuse(login, { status: 401, code: 'LOGIN_FAILED' })
  const { user } = show(<LoginForm />)
  await user.type(screen.getByLabelText('Usuário'), 'ana@example.com')
  await user.type(screen.getByLabelText('Senha'), 'errada')
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Email ou senha inválidos.',
  )
  expect(sentTo(login)).toEqual([{ email: 'ana@example.com', password: 'errada' }])
  expect(screen.getByLabelText('Usuário')).toHaveProperty('value', 'ana@example.com')
})
