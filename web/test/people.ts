import type { CompanyRecord, FreelancerRecord, PersonRecord } from 'contract/profiles'
import type { PlanCode } from 'contract/rules/plans'
import { anonymous, type LoginInfo } from 'contract/session'
import type { Supplier } from 'contract/suppliers'

type User = NonNullable<LoginInfo['user']>
type Company = NonNullable<LoginInfo['empresa']>

const user: User = {
  id: 7,
  nome: 'Helena Prado',
  email: 'helena@example.com',
  telefone: '(11) 98765-4321',
  nascimento: '14/03/1985',
  cep: null,
  cidade: 'Campinas',
  estado: 'SP',
  cpf: '529.982.247-25',
  com_oque_trabalha: null,
  empresa_trabalha: null,
  linkedin: null,
  bairro: null,
  logradouro: null,
  descricaoServico: null,
  numero: null,
  complemento: null,
  certificados: null,
  site_portifolio: null,
  password_user: null,
  tipo_conta: 'master',
  profileImage: null,
}

const company: Company = {
  id: 8,
  cnpj: '12.ABC.345/01DE-35',
  razao_social: 'Prado Saúde Ltda.',
  nome_fantasia: 'Prado Saúde',
  site: null,
  telefone_empresa: null,
  whatsapp_empresa: null,
  cnae_primario: '4645-1/01',
  cnae_secundario: null,
  cep: null,
  logradouro: null,
  numero: null,
  bairro: null,
  complemento: null,
  cidade: 'Campinas',
  estado: 'SP',
  segmento_empresa: null,
  descricaoServico: '',
  outras_infos: null,
  atorizacoes: null,
  certificados: '',
  tipo_empresa: 'PJ',
  marketplace: true,
  status: true,
}

/** A freelancer with hardly anything filled in. */
export const freelancer = (plan: PlanCode, fields: Partial<User> = {}): LoginInfo => ({
  tipo: 'Freelancer',
  permissions: [[plan]],
  user: { ...user, tipo_conta: 'Freelancer', ...fields },
  empresa: null,
})

/** An owner, with a company when its fields are given. */
export const owner = (plan: PlanCode, fields?: Partial<Company>): LoginInfo => ({
  tipo: 'PF',
  permissions: [[plan]],
  user,
  empresa: fields ? { ...company, ...fields } : null,
})

export const administrator: LoginInfo = {
  ...anonymous,
  tipo: 'Admin',
  permissions: [['marketplace_all']],
  user: { ...user, nome: 'Administração', tipo_conta: 'Admin' },
}

/** Things as the API answers them, whole and valid: a test names only what matters to it. */
export const freelancerRecord = (fields: Partial<FreelancerRecord> = {}): FreelancerRecord => ({
  id: 12,
  nome: 'Rui Barros',
  email: 'rui@example.com',
  telefone: '(21) 99876-5432',
  nascimento: '02/11/1990',
  cpf: '123.456.789-09',
  empresa_trabalha: 'Hospital Central',
  com_oque_trabalha: 'Engenharia clínica',
  linkedin: 'https://www.linkedin.com/in/rui-barros',
  site_portifolio: 'rui.example.com',
  certificados: 'ISO 13485, Licença sanitária',
  atorizacoes: 'Alvará de 2026',
  descricaoServico: 'Calibração de equipamentos.',
  categorias: 'engenharia-clinica-e-calibracao',
  cep: '20040-002',
  logradouro: 'Rua da Assembleia',
  numero: '10',
  bairro: 'Castelo',
  complemento: 'Sala 1204',
  cidade: 'Rio de Janeiro',
  estado: 'RJ',
  marketplace: true,
  termos_aceitos: true,
  politicas_aceitas: true,
  status: true,
  tipo_conta: 'Freelancer',
  password_user: null,
  plan: 'MKTPRO',
  photo: null,
  suspended: false,
  version: 1,
  ...fields,
})

export const personRecord = (fields: Partial<PersonRecord> = {}): PersonRecord => ({
  id: 30,
  nome: 'Helena Prado',
  email: 'helena@example.com',
  telefone: '(11) 98765-4321',
  nascimento: '14/03/1985',
  cpf: '111.444.777-35',
  empresa_trabalha: 'Prado Holding',
  cidade: 'Santos',
  estado: 'SP',
  tipo_conta: 'master',
  status: true,
  password_user: null,
  version: 1,
  ...fields,
})

export const companyRecord = (fields: Partial<CompanyRecord> = {}): CompanyRecord => ({
  id: 31,
  id_user_pf: 30,
  cnpj: '12.ABC.345/01DE-35',
  razao_social: 'Prado Equipamentos Ltda.',
  nome_fantasia: 'Prado Saúde',
  site: 'https://prado.example.com',
  telefone_empresa: '(19) 3265-4321',
  whatsapp_empresa: '(19) 98765-4321',
  cnae_primario: '4645-1/01',
  cnae_secundario: '3312-1/03',
  segmento_empresa: 'Distribuição',
  tipo_negocio: 'Comércio',
  inscricao_municipal: '4455-6',
  descricaoServico: 'Venda de equipamentos.',
  categorias: 'equipamentos-e-mobiliario, cirurgia-e-opme',
  outras_infos: 'Plantão de 24 horas.',
  certificados: 'Licença sanitária',
  atorizacoes: 'Alvará de funcionamento',
  cep: '13010-001',
  logradouro: 'Rua Barão de Jaguara',
  numero: '100',
  bairro: 'Centro',
  complemento: 'Sala 2',
  cidade: 'Campinas',
  estado: 'SP',
  marketplace: true,
  termos_aceitos: true,
  politicas_aceitas: true,
  status: true,
  tipo_empresa: 'PJ',
  plan: 'MKTCORP',
  photo: null,
  suspended: false,
  version: 1,
  ...fields,
})

export const supplier = (fields: Partial<Supplier> = {}): Supplier => ({
  id: 31,
  slug: 'prado-saude-31',
  nome: 'Prado Saúde',
  servico: 'Venda de equipamentos.',
  site: null,
  email: null,
  cidade_estado: 'Campinas/SP',
  plan: 'MKTCORP',
  Tipo_empresa: 'Empresa',
  certificados: ['Licença sanitária', 'ISO 13485'],
  categorias: ['equipamentos-e-mobiliario'],
  photo: null,
  ...fields,
})
