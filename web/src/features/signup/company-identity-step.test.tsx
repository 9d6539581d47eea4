import { fireEvent, screen, waitFor } from '@testing-library/react'
import { findCompany } from 'contract/lookups'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { answer, refuse } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { CompanyIdentityStep } from './company-identity-step.tsx'
import { type CompanyDraft, emptyCompany } from './drafts.ts'

const registry = {
  razao_social: 'PRADO EQUIPAMENTOS LTDA',
  natureza_juridica: { descricao: 'Sociedade Empresária Limitada' },
  porte: { descricao: 'Micro Empresa' },
  estabelecimento: {
    nome_fantasia: 'PRADO SAUDE',
    site: 'www.prado.example.com',
    cidade: { nome: 'Campinas' },
    estado: { sigla: 'SP' },
    bairro: 'CENTRO',
    cep: '13010001',
    logradouro: 'RUA BARAO DE JAGUARA',
    numero: '100',
    atividade_principal: { descricao: 'Comércio atacadista de instrumentos' },
    atividades_secundarias: [{ descricao: 'Manutenção' }],
    inscricoes_estaduais: [{ inscricao_estadual: '244000000110' }],
  },
}

/** The step, and what it has put into the draft. */
function showStep() {
  const kept = { ...emptyCompany }
  function Step() {
    const [values, setValues] = useState(emptyCompany)
    const update = (part: Partial<CompanyDraft>) => {
      Object.assign(kept, part)
      setValues({ ...kept })
    }
    const nowhere = () => {}
    return (
      <CompanyIdentityStep
        draft={{ values, ready: true, update }}
        errors={{}}
        next={nowhere}
        back={undefined}
        go={nowhere}
      />
    )
  }
  return { ...show(<Step />), kept }
}

test('what the registry knows is filled in, but not the municipal registration', async () => {
  answer(findCompany, registry)
  const { user, kept } = showStep()
  await user.click(screen.getByLabelText(/^CNPJ/))
  await user.paste('11.222.333/0001-81')
  await waitFor(() => expect(kept.razao_social).toBe('PRADO EQUIPAMENTOS LTDA'))
  expect(kept).toEqual({
    ...emptyCompany,
    cnpj: '11.222.333/0001-81',
    razao_social: 'PRADO EQUIPAMENTOS LTDA',
    nome_fantasia: 'PRADO SAUDE',
    site: 'www.prado.example.com',
    cnae_primario: 'Comércio atacadista de instrumentos',
    cnae_secundario: 'Manutenção',
    cep: '13010-001',
    estado: 'SP',
    cidade: 'Campinas',
    bairro: 'CENTRO',
    logradouro: 'RUA BARAO DE JAGUARA',
    numero: '100',
    tipo_negocio: 'Sociedade Empresária Limitada',
    inscricao_municipal: '',
    outras_infos: 'Porte: Micro Empresa',
  })
})

test('another CNPJ that nobody knows takes the former company along, but not what was typed', async () => {
  answer(findCompany, registry)
  const { user, kept } = showStep()
  const cnpj = screen.getByLabelText(/^CNPJ/)
  await user.click(cnpj)
  await user.paste('11.222.333/0001-81')
  await waitFor(() => expect(kept.cidade).toBe('Campinas'))
  fireEvent.change(screen.getByLabelText(/^Site/), { target: { value: 'www.meu.example.com' } })
  refuse(findCompany, { status: 404, code: 'NOT_FOUND' })
  fireEvent.change(cnpj, { target: { value: '00.000.000/0001-91' } })
  await waitFor(() => expect(kept.razao_social).toBe(''))
  expect(kept).toEqual({
    ...emptyCompany,
    cnpj: '00.000.000/0001-91',
    site: 'www.meu.example.com',
  })
})
