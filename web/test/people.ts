import { type AccountType, adminPermission, type LoginInfo } from 'contract/session'
import type { PlanCode } from 'contract/rules/plans'

const empty = {
  telefone: null,
  nascimento: null,
  cep: null,
  cidade: null,
  estado: null,
  cpf: null,
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
  profileImage: null,
}

const company: NonNullable<LoginInfo['empresa']> = {
  id: 8,
  cnpj: '12.ABC.345/01DE-35',
  razao_social: 'Prado Equipamentos Ltda.',
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
  descricaoServico: 'Equipamentos médicos.',
  outras_infos: null,
  atorizacoes: null,
  certificados: '',
  tipo_empresa: 'PJ',
  marketplace: true,
  status: true,
}

/** Somebody who is logged in; an owner ('PF') only with `withCompany` has a company. */
export function loginInfo(
  tipo: AccountType,
  { plan = 'MKTFREE', withCompany = false }: { plan?: PlanCode; withCompany?: boolean } = {},
): LoginInfo {
  return {
    tipo,
    permissions: [[tipo === 'Admin' ? adminPermission : plan]],
    user: { ...empty, id: 7, nome: 'Ana Prado', email: 'ana@example.com', tipo_conta: tipo },
    empresa: withCompany ? company : null,
  }
}
