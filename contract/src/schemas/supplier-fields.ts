import * as z from 'zod/mini'
import { birthDate } from '../rules/birth-date.ts'
import { categoryChoice } from '../rules/category-choice.ts'
import { certificates } from '../rules/certificates.ts'
import { cnae, cnaeList } from '../rules/cnae.ts'
import {
  email,
  emptyOr,
  line,
  longText,
  phone,
  requiredLine,
  requiredName,
} from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import {
  accepted,
  cep,
  city,
  cnpj,
  cpf,
  link,
  linkedin,
  personName,
  state,
} from '../rules/person-fields.ts'
import { serviceArea } from '../rules/service-area.ts'

/**
 * Every field of a supplier, once. Sign-up, edit page, records, exports and login info are made of
 * these lists (see CONTRIBUTING.md, 'Add a field to a supplier'); what a field does not name does not happen to it.
 */
type SupplierField = {
  label: { pt: string; en: string }
  /** The table that holds it, and its column there when that has another name. */
  table: 'accounts' | 'suppliers' | 'companies'
  column?: string
  /** How a record shows it. */
  record: z.ZodMiniType
  /** The step of sign-up that asks for it, what it takes, and with what it starts when not empty. */
  step?: string
  ask?: z.ZodMiniType
  start?: boolean
  /** What its owner may change it to. */
  edit?: z.ZodMiniType
  /** Also in the login info. */
  login?: true
}
export type SupplierFields = Readonly<Record<string, SupplierField>>

const text = z.nullable(z.string())
const requiredText = () => longText().check(z.minLength(1, message('Campo obrigatório.')))
const yesOrNo = () => z.boolean(message('Valor inválido.'))
const accounts = { table: 'accounts', record: text, login: true } as const
const suppliers = { table: 'suppliers', record: text, login: true } as const
const companies = { table: 'companies', record: text, login: true } as const

const person = {
  nome: {
    ...accounts,
    label: { pt: 'Nome completo', en: 'Full name' },
    record: z.string(),
    step: 'person',
    ask: personName(),
    edit: personName(),
  },
  email: {
    ...accounts,
    label: { pt: 'E-mail', en: 'E-mail' },
    record: z.string(),
    step: 'person',
    ask: email(),
    edit: email(),
  },
  telefone: {
    ...accounts,
    label: { pt: 'Telefone', en: 'Phone' },
    step: 'person',
    ask: phone(),
    edit: emptyOr(phone()),
  },
  nascimento: {
    ...accounts,
    label: { pt: 'Data de nascimento', en: 'Date of birth' },
    step: 'person',
    ask: birthDate(),
    edit: emptyOr(birthDate()),
  },
  cpf: { ...accounts, label: { pt: 'CPF', en: 'CPF' }, step: 'document', ask: cpf() },
  empresa_trabalha: {
    ...accounts,
    label: { pt: 'Empresa em que trabalha', en: 'Employer' },
    edit: line(),
  },
} as const satisfies SupplierFields

const cityLabel = { pt: 'Cidade', en: 'City' }
const stateLabel = { pt: 'Estado', en: 'State' }

const inAddress = { ...suppliers, step: 'address' } as const

const address = {
  cep: { ...suppliers, label: { pt: 'CEP', en: 'Postcode (CEP)' }, step: 'address', ask: cep() },
  logradouro: { ...inAddress, label: { pt: 'Rua', en: 'Street' }, ask: requiredLine(200) },
  numero: { ...inAddress, label: { pt: 'Número', en: 'Number' }, ask: requiredLine(20) },
  bairro: { ...inAddress, label: { pt: 'Bairro', en: 'Neighbourhood' }, ask: requiredLine(120) },
  complemento: { ...inAddress, label: { pt: 'Complemento', en: 'Complement' }, ask: line(120) },
  cidade: { ...suppliers, label: cityLabel, record: z.string(), step: 'address', ask: city() },
  estado: { ...suppliers, label: stateLabel, record: z.string(), step: 'address', ask: state() },
  atendeEm: {
    ...suppliers,
    column: 'atende_em',
    label: { pt: 'Atende em', en: 'Serves' },
    record: z.string(),
    step: 'address',
    ask: serviceArea(),
    edit: serviceArea(),
  },
} as const satisfies SupplierFields

const shown = {
  certificados: {
    ...suppliers,
    label: { pt: 'Licenças e certificados', en: 'Licences and certificates' },
    record: z.string(),
    edit: certificates(),
  },
  atorizacoes: { ...suppliers, label: { pt: 'Autorizações', en: 'Authorisations' } },
  descricaoServico: {
    ...suppliers,
    label: { pt: 'Descrição do serviço', en: 'Service description' },
    record: z.string(),
    ask: requiredText(),
    edit: longText(),
  },
  categorias: {
    table: 'suppliers',
    label: { pt: 'Categorias', en: 'Categories' },
    record: z.string(),
    ask: categoryChoice(),
    edit: categoryChoice(),
  },
} as const satisfies SupplierFields

const consents = {
  marketplace: {
    table: 'suppliers',
    label: { pt: 'No marketplace', en: 'In the marketplace' },
    record: z.boolean(),
    ask: yesOrNo(),
    start: true,
  },
  termos_aceitos: {
    table: 'suppliers',
    label: { pt: 'Termos aceitos', en: 'Terms accepted' },
    record: z.boolean(),
    ask: accepted(),
    start: false,
  },
  politicas_aceitas: {
    table: 'suppliers',
    label: { pt: 'Políticas aceitas', en: 'Policies accepted' },
    record: z.boolean(),
    ask: accepted(),
    start: false,
  },
} as const satisfies SupplierFields

/** Of a company's owner, who is no supplier but comes with one. */
export const ownerFields = {
  nome: { ...person.nome, edit: undefined },
  email: { ...person.email, edit: undefined },
  telefone: person.telefone,
  nascimento: person.nascimento,
  cpf: person.cpf,
  empresa_trabalha: { ...person.empresa_trabalha, step: 'document', ask: requiredLine(160) },
  cidade: { ...accounts, label: cityLabel, step: 'document', ask: city() },
  estado: { ...accounts, label: stateLabel, step: 'document', ask: state() },
} as const satisfies SupplierFields

export const freelancerFields = {
  ...person,
  cpf: { ...person.cpf, step: 'address' },
  com_oque_trabalha: {
    ...suppliers,
    label: { pt: 'Área de atuação', en: 'Field of work' },
    step: 'address',
    ask: requiredLine(200),
    edit: line(),
  },
  linkedin: {
    ...suppliers,
    label: { pt: 'LinkedIn', en: 'LinkedIn' },
    step: 'profile',
    ask: linkedin(),
    edit: emptyOr(linkedin()),
  },
  site_portifolio: {
    ...suppliers,
    column: 'site',
    label: { pt: 'Portfólio ou site', en: 'Portfolio or site' },
    step: 'profile',
    ask: link(),
  },
  certificados: { ...shown.certificados, step: 'profile', ask: certificates() },
  atorizacoes: { ...shown.atorizacoes, login: undefined },
  descricaoServico: { ...shown.descricaoServico, step: 'profile' },
  categorias: { ...shown.categorias, step: 'profile' },
  ...address,
  marketplace: { ...consents.marketplace, step: 'profile' },
  termos_aceitos: { ...consents.termos_aceitos, step: 'profile' },
  politicas_aceitas: { ...consents.politicas_aceitas, step: 'profile' },
} as const satisfies SupplierFields

export const companyFields = {
  cnpj: {
    ...companies,
    label: { pt: 'CNPJ', en: 'CNPJ' },
    record: z.string(),
    step: 'identity',
    ask: cnpj(),
  },
  razao_social: {
    ...companies,
    label: { pt: 'Razão social', en: 'Legal name' },
    record: z.string(),
    step: 'identity',
    ask: requiredName(200),
    edit: requiredName(),
  },
  nome_fantasia: {
    ...suppliers,
    column: 'nome',
    label: { pt: 'Nome Fantasia', en: 'Trade name' },
    record: z.string(),
    step: 'identity',
    ask: requiredName(160),
    edit: requiredName(160),
  },
  site: {
    ...suppliers,
    label: { pt: 'Site', en: 'Site' },
    step: 'identity',
    ask: link(),
    edit: link(),
  },
  telefone_empresa: {
    ...companies,
    label: { pt: 'Telefone da empresa', en: 'Company phone' },
    step: 'identity',
    ask: emptyOr(phone()),
    edit: emptyOr(phone()),
  },
  whatsapp_empresa: {
    ...companies,
    label: { pt: 'WhatsApp da empresa', en: 'Company WhatsApp' },
    step: 'identity',
    ask: emptyOr(phone()),
    edit: emptyOr(phone()),
  },
  cnae_primario: {
    ...companies,
    label: { pt: 'CNAE primário', en: 'Primary CNAE' },
    record: z.string(),
    step: 'identity',
    ask: cnae(),
    edit: cnae(),
  },
  cnae_secundario: {
    ...companies,
    label: { pt: 'CNAE secundário', en: 'Secondary CNAE' },
    step: 'identity',
    ask: cnaeList(),
    edit: cnaeList(),
  },
  segmento_empresa: {
    ...companies,
    label: { pt: 'Segmento', en: 'Segment' },
    step: 'type',
    ask: line(160),
  },
  tipo_negocio: {
    table: 'companies',
    record: text,
    label: { pt: 'Tipo de empresa', en: 'Company type' },
    step: 'type',
    ask: requiredLine(120),
  },
  inscricao_municipal: {
    table: 'companies',
    record: text,
    label: { pt: 'Inscrição municipal', en: 'Municipal registration' },
    step: 'type',
    ask: requiredLine(60),
  },
  descricaoServico: { ...shown.descricaoServico, step: 'service' },
  categorias: { ...shown.categorias, step: 'service' },
  outras_infos: {
    ...companies,
    label: { pt: 'Outras informações', en: 'Other information' },
    step: 'service',
    ask: longText(),
    edit: longText(),
  },
  certificados: shown.certificados,
  atorizacoes: { ...shown.atorizacoes, step: 'service', ask: certificates() },
  ...address,
  complemento: { ...address.complemento, ask: requiredLine(120) },
  cidade: { ...address.cidade, edit: city() },
  estado: { ...address.estado, edit: state() },
  marketplace: { ...consents.marketplace, step: 'type', login: true },
  termos_aceitos: { ...consents.termos_aceitos, step: 'service' },
  politicas_aceitas: { ...consents.politicas_aceitas, step: 'service' },
} as const satisfies SupplierFields
