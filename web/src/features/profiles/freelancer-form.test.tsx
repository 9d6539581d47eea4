import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { freelancerRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { CallError } from '../../lib/call.ts'
import { FreelancerForm } from './freelancer-form.tsx'

const record = freelancerRecord({
  empresa_trabalha: 'Prado Equipamentos',
  numero: '100',
  complemento: '.',
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function edit(save: () => Promise<never> = () => Promise.reject(new CallError({}))) {
  return show(
    <FreelancerForm
      record={record}
      save={save}
      confirmEmail={() => Promise.resolve(record)}
      reload={() => Promise.resolve(record)}
    />,
  )
}

test("an address without a complement does not show the wire's '.'", () => {
  edit()
  expect(field('Complemento').value).toBe('—')
  expect(field('Número').value).toBe('100')
})

test('a save without an answer says why, beside the words of the specification', async () => {
  const { user } = edit(() => Promise.reject(new CallError({ code: 'NO_ANSWER' })))
  await user.click(field('Empresa em que trabalha'))
  await user.paste(' Sul')
  await user.click(screen.getByText('Salvar alterações'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Ocorreu um erro ao salvar os dados. Sem resposta do servidor. O que você digitou continua aqui: tente de novo.',
  )
  expect(field('Empresa em que trabalha').value).toBe('Prado Equipamentos Sul')
})
