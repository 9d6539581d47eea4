import { screen } from '@testing-library/react'
import { findCompany } from 'contract/lookups'
import { expect, test, vi } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { useDraft } from '../../lib/draft.ts'
import { CompanyIdentityStep } from './company-identity-step.tsx'
import { companyStore, emptyCompany } from './drafts.ts'

const nobody = { descricao: null }
const company = {
  razao_social: 'PRADO EQUIPAMENTOS LTDA',
  natureza_juridica: nobody,
  porte: nobody,
  estabelecimento: {
    nome_fantasia: 'PRADO SAUDE',
    site: null,
    cidade: null,
    estado: null,
    bairro: null,
    cep: null,
    logradouro: null,
    numero: null,
    atividade_principal: { subclasse: '4645-1/01', descricao: 'Comércio atacadista' },
    atividades_secundarias: [
      { subclasse: '3312-1/03', descricao: 'Manutenção de aparelhos' },
      { descricao: 'Aluguel de equipamentos' },
    ],
    inscricoes_estaduais: [],
  },
}

const next = vi.fn<() => void>()

function Step() {
  const draft = useDraft(companyStore, emptyCompany)
  const moves = { next, back: undefined, go: () => {} }
  return <CompanyIdentityStep draft={draft} errors={{}} {...moves} />
}

const textsAt = (label: string | RegExp) =>
  (screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value

async function paste(user: ReturnType<typeof show>['user'], label: RegExp, text: string) {
  await user.click(screen.getByLabelText(label))
  await user.paste(text)
}

async function pasteRequired(user: ReturnType<typeof show>['user'], cnae: string) {
  await paste(user, /^CNPJ/, '00000000000191')
  await paste(user, /^Razão social/, 'Prado Ltda.')
  await paste(user, /^Nome Fantasia/, 'Prado')
  await paste(user, /^CNAE primário/, cnae)
}

test('the registry fills in each activity with its code where it knows one, and that is taken', async () => {
  next.mockClear()
  answer(findCompany, company)
  const { user } = show(<Step />)
  await paste(user, /^CNPJ/, '00000000000191')
  await expect.poll(() => valueOf(/^Razão social/)).toBe('PRADO EQUIPAMENTOS LTDA')
  expect(valueOf(/^CNAE primário/)).toBe('4645-1/01 - Comércio atacadista')
  expect(valueOf(/^CNAE secundário/)).toBe(
    '3312-1/03 - Manutenção de aparelhos; Aluguel de equipamentos',
  )
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(next).toHaveBeenCalledOnce()
})

test('a CNAE or phone that is none is refused below its field, and nothing is lost', async () => {
  next.mockClear()
  refuse(findCompany, { status: 404, code: 'NOT_FOUND' })
  const { user } = show(<Step />)
  await pasteRequired(user, 'abc')
  await user.type(screen.getByLabelText('Telefone da empresa'), '113265')
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(textsAt(/^CNAE primário/)).toContain('Por favor, insira um CNAE válido (Ex: 4645-1/01).')
  expect(textsAt('Telefone da empresa')).toContain('Por favor, insira um telefone válido com DDD.')
  expect(valueOf(/^CNAE primário/)).toBe('abc')
  expect(valueOf(/^Telefone da empresa/)).toBe('(11) 3265')
  expect(next).not.toHaveBeenCalled()
})

test('a company has a phone and a WhatsApp number of its own, both optional', async () => {
  next.mockClear()
  refuse(findCompany, { status: 404, code: 'NOT_FOUND' })
  const { user } = show(<Step />)
  await pasteRequired(user, '4645101')
  await user.type(screen.getByLabelText('Telefone da empresa'), '1132654321')
  expect(valueOf(/^Telefone da empresa/)).toBe('(11) 3265-4321')
  await user.type(screen.getByLabelText('WhatsApp da empresa'), '11932654321')
  expect(valueOf(/^WhatsApp da empresa/)).toBe('(11) 93265-4321')
  await user.click(screen.getByRole('button', { name: 'Próximo' }))
  expect(next).toHaveBeenCalledOnce()
  expect(companyStore.read()).toMatchObject({
    telefone_empresa: '(11) 3265-4321',
    whatsapp_empresa: '(11) 93265-4321',
  })
})
