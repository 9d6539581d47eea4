import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fillIn, show } from '../../../test/render.tsx'
import { stored } from '../../../test/storage.ts'
import { SimpleWizard } from './simple-wizard.tsx'

test('the simple wizard calls nobody and saves nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const before = stored()
  const { user } = show(<SimpleWizard head={() => null} />, { at: '/RegisteredCompany' })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  await press('Próximo')
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Por favor, preencha todos os campos obrigatórios.',
  )
  await fillIn(user, screen.getByLabelText(/^Usuário/), 'helena')
  await fillIn(user, screen.getByLabelText(/^Telefone/), '11987654321')
  await fillIn(user, screen.getByLabelText(/^E-mail/), 'helena@example.com')
  await fillIn(user, screen.getByLabelText(/^Senha/), 'qualquer')
  await press('Próximo')
  await fillIn(user, await screen.findByLabelText(/^Código/), '123456')
  await press('Validar')
  expect(await screen.findByRole('heading', { name: /^Parabéns/ })).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
  expect(stored()).toEqual(before)
})
