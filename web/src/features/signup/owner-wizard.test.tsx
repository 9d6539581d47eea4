import { fireEvent, screen } from '@testing-library/react'
import { listPlans } from 'contract/plans'
import { createOwner } from 'contract/signup'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { offers } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { writeJson } from '../../lib/storage.ts'
import { OwnerWizard } from './owner-wizard.tsx'

const draft = {
  nome: 'Helena Prado',
  telefone: '(11) 98765-4321',
  email: 'helena@example.com',
  nascimento: '02/11/1990',
  cpf: '111.444.777-35',
  empresa_trabalha: 'Clínica Norte',
  estado: 'SP',
  cidade: 'Campinas',
  codeSentTo: 'helena@example.com',
  verifiedEmail: 'helena@example.com',
}

test.each([
  ['email', 'EMAIL_TAKEN', 'Este e-mail já está cadastrado.', /^E-mail/],
  ['nascimento', 'INVALID_INPUT', 'É preciso ter 18 anos ou mais.', /^Data de nascimento/],
  ['cpf', 'CPF_TAKEN', 'Este CPF já está cadastrado.', /^CPF/],
] as const)(
  'a refused %s leads to its field and says why there',
  async (name, code, text, label) => {
    answer(listPlans, offers)
    writeJson('signupPF', draft)
    refuse(createOwner, { status: 400, code, detail: text, errors: { [name]: [text] } })
    const { user } = show(<OwnerWizard head={() => null} />, {
      at: '/CompanyNotRegistered?passo=senha',
    })
    const submit = await screen.findByRole('button', { name: 'Próximo' })
    for (const password of [/^Nova senha/, /^Confirme a senha/]) {
      fireEvent.change(screen.getByLabelText(password), { target: { value: 'Metrologia#81' } })
    }
    await user.click(submit)
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    expect(field.value).toBe(draft[name])
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(text)
  },
)
