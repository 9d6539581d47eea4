import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { freelancerPayload } from './signup.ts'
import { CompanyForm, FreelancerForm, OwnerForm } from './schemas/signup.ts'

const person = {
  nome: 'Helena Prado',
  telefone: '(11) 98765-4321',
  email: 'helena@example.com',
  nascimento: '14/03/1985',
  cpf: '111.444.777-35',
}
const place = { estado: 'SP', cidade: 'Campinas' }
const address = {
  cep: '13010-001',
  ...place,
  logradouro: 'Rua Barão de Jaguara',
  numero: '100',
  bairro: 'Centro',
  complemento: 'Sala 2',
}
const accepted = { termos_aceitos: true, politicas_aceitas: true } as const

/** The fields that a form may do without: left empty, or not ticked. */
function optionalFields(form: z.ZodMiniType, filled: Record<string, string | boolean>): string[] {
  expect(form.safeParse(filled).success).toBe(true)
  return Object.keys(filled).filter((field) => {
    const empty = typeof filled[field] === 'boolean' ? false : ' '
    return form.safeParse({ ...filled, [field]: empty }).success
  })
}

test('an owner fills in everything', () => {
  const filled = { ...person, ...place, empresa_trabalha: 'Prado Equipamentos' }
  expect(optionalFields(OwnerForm, filled)).toEqual([])
})

test('a freelancer may do without a complement, places served, a portfolio, certificates, categories and the marketplace', () => {
  const filled = {
    ...person,
    ...address,
    ...accepted,
    atendeEm: 'SP',
    com_oque_trabalha: 'Engenharia clínica',
    site_portifolio: 'prado.example.com',
    linkedin: 'helena-prado',
    certificados: 'ISO 13485',
    marketplace: true,
    descricaoServico: 'Calibração.',
    categorias: 'engenharia-clinica-e-calibracao',
  }
  const sent = freelancerPayload({ ...filled, complemento: '' }, 'Saude@2026')
  expect(sent.complemento).toBe('.')
  expect(freelancerPayload(filled, 'Saude@2026').complemento).toBe('Sala 2')
  expect(optionalFields(FreelancerForm, filled)).toEqual([
    'complemento',
    'atendeEm',
    'site_portifolio',
    'certificados',
    'marketplace',
    'categorias',
  ])
})

test('a company may do without site, phones, second CNAE, places served, segment, categories, authorizations and other information', () => {
  const filled = {
    cnpj: '12.ABC.345/01DE-35',
    razao_social: 'Prado Equipamentos Ltda.',
    nome_fantasia: 'Prado Saúde',
    site: 'prado.example.com',
    telefone_empresa: '(19) 3265-4321',
    whatsapp_empresa: '(19) 98765-4321',
    cnae_primario: '4645-1/01',
    cnae_secundario: '3312-1/03',
    ...address,
    atendeEm: 'SP',
    tipo_negocio: 'Sociedade limitada',
    inscricao_municipal: '244000000110',
    segmento_empresa: 'Equipamentos',
    marketplace: true,
    descricaoServico: 'Venda de equipamentos.',
    categorias: 'equipamentos-e-mobiliario',
    atorizacoes: 'Licença sanitária',
    outras_infos: 'Plantão',
    ...accepted,
  }
  expect(optionalFields(CompanyForm, filled)).toEqual([
    'site',
    'telefone_empresa',
    'whatsapp_empresa',
    'cnae_secundario',
    'atendeEm',
    'segmento_empresa',
    'marketplace',
    'categorias',
    'atorizacoes',
    'outras_infos',
  ])
})
