import type { CompanyRecord, FreelancerRecord, PersonRecord } from 'contract/profiles'

/** In an export nobody needs these. */
type Unshown = 'password_user' | 'version' | 'photo'
type Headings<Row> = Record<Exclude<keyof Row, Unshown>, string>

const person = {
  nome: 'Nome completo',
  email: 'E-mail',
  telefone: 'Telefone',
  nascimento: 'Data de nascimento',
  cpf: 'CPF',
  empresa_trabalha: 'Empresa em que trabalha',
}
const place = {
  cidade: 'Cidade',
  estado: 'Estado',
}
const address = {
  cep: 'CEP',
  logradouro: 'Rua',
  numero: 'Número',
  bairro: 'Bairro',
  complemento: 'Complemento',
  ...place,
}
const consents = {
  marketplace: 'No marketplace',
  termos_aceitos: 'Termos aceitos',
  politicas_aceitas: 'Políticas aceitas',
}

/** The headings of an export, called as the screens call the fields, in the order of the record. */
export const freelancerHeadings = {
  id: 'ID',
  ...person,
  com_oque_trabalha: 'Área de atuação',
  linkedin: 'LinkedIn',
  site_portifolio: 'Portfólio ou site',
  certificados: 'Licenças e certificados',
  atorizacoes: 'Autorizações',
  descricaoServico: 'Descrição do serviço',
  ...address,
  ...consents,
  status: 'Ativo',
  tipo_conta: 'Tipo de conta',
  plan: 'Plano',
  suspended: 'Desativado pela administração',
} satisfies Headings<FreelancerRecord>

const company = {
  id: 'ID',
  id_user_pf: 'ID do dono',
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  nome_fantasia: 'Nome Fantasia',
  site: 'Site',
  telefone_empresa: 'Telefone da empresa',
  whatsapp_empresa: 'WhatsApp da empresa',
  cnae_primario: 'CNAE primário',
  cnae_secundario: 'CNAE secundário',
  segmento_empresa: 'Segmento',
  tipo_negocio: 'Tipo de empresa',
  inscricao_municipal: 'Inscrição municipal',
  descricaoServico: 'Descrição do serviço',
  outras_infos: 'Outras informações',
  certificados: 'Licenças e certificados',
  atorizacoes: 'Autorizações',
  ...address,
  ...consents,
  status: 'Ativa',
  tipo_empresa: 'Tipo de pessoa',
  plan: 'Plano',
  suspended: 'Desativada pela administração',
} satisfies Headings<CompanyRecord>

const owner = {
  id: 'ID',
  ...person,
  ...place,
  tipo_conta: 'Tipo de conta',
  status: 'Ativo',
} satisfies Headings<PersonRecord>

/** The owner's columns stand behind the company's own, with the prefix `dono_`. */
export const companyHeadings: Record<string, string> = {
  ...company,
  ...Object.fromEntries(
    Object.entries(owner).map(([key, heading]) => [`dono_${key}`, `Dono: ${heading}`]),
  ),
}
