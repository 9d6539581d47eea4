import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CallError } from '../../lib/call.ts'
import { referralIn } from './referral-fields.ts'
import { ReferralForm } from './referral-form.tsx'

const typed = {
  nome_indicador: 'Helena Prado',
  empresa_freelancer_indicada: 'Calibra Serviços',
  email_indicado: 'calibra@example.com',
  telefone_indicado: '123',
  website: '',
}

test('what a browser without scripts sent stands there again, with what is wrong with it', () => {
  const errors = { telefone_indicado: ['Por favor, insira um telefone válido com DDD.'] }
  const failure = new CallError({ status: 400, detail: 'Confira os campos.', errors })
  show(<ReferralForm typed={typed} failure={failure} onSent={() => {}} />)
  expect(screen.getByRole('alert').textContent).toContain('Confira os campos.')
  expect(screen.getByText('Por favor, insira um telefone válido com DDD.')).toBeTruthy()
  const form = screen.getByRole('textbox', { name: 'Seu nome' }).closest('form') as HTMLFormElement
  expect([form.getAttribute('action'), form.method]).toEqual(['/indicar', 'post'])
  expect(referralIn(new FormData(form))).toEqual(typed)
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull()
})
