import type { PlanCode } from 'contract/rules/plans'
import { anonymous, type LoginInfo } from 'contract/session'

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
