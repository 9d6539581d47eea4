import type { CompanyForm, FreelancerForm, OwnerForm } from 'contract/signup'
import { type DraftStore, draftUnder } from '../../lib/draft.ts'
import { readJson, readText, writeJson, writeText } from '../../lib/storage.ts'

/** What the forms hold: like the contract's, but a box that must be ticked may still be empty. */
type Typed<Form> = { [K in keyof Form]: Form[K] extends boolean ? boolean : string }

/** About the code sent to the e-mail; the code itself and passwords are never kept. */
export type CodeState = {
  codeSentTo: string
  codeSentAt: number
  verifiedEmail: string
}

export type PersonDraft = { nome: string; telefone: string; email: string; nascimento: string }
export type OwnerDraft = Typed<OwnerForm> & CodeState
export type FreelancerDraft = Typed<FreelancerForm> & CodeState
export type CompanyDraft = Typed<CompanyForm>

const asRecord = (value: unknown): object =>
  typeof value === 'object' && value !== null ? value : {}

/** The e-mail that somebody typed on the home page stands where the draft has none. */
function personStore<Draft extends PersonDraft>(
  key: 'signupPF' | 'signupFreelancer',
): DraftStore<Draft> {
  const { read, write } = draftUnder<Draft>(key)
  return {
    write,
    read() {
      const draft: Partial<PersonDraft> = asRecord(read())
      return { ...draft, email: draft.email || (readText('signupEmail') ?? '') }
    },
  }
}

const noCode: CodeState = { codeSentTo: '', codeSentAt: 0, verifiedEmail: '' }
const nobody: PersonDraft = { nome: '', telefone: '', email: '', nascimento: '' }

export const emptyOwner: OwnerDraft = {
  ...nobody,
  cpf: '',
  empresa_trabalha: '',
  estado: '',
  cidade: '',
  ...noCode,
}
export const ownerStore = personStore<OwnerDraft>('signupPF')

const noAddress = { cep: '', estado: '', cidade: '', logradouro: '', numero: '', bairro: '' }

export const emptyFreelancer: FreelancerDraft = {
  ...nobody,
  cpf: '',
  com_oque_trabalha: '',
  ...noAddress,
  complemento: '',
  site_portifolio: '',
  linkedin: '',
  certificados: '',
  marketplace: true,
  descricaoServico: '',
  termos_aceitos: false,
  politicas_aceitas: false,
  ...noCode,
}
export const freelancerStore = personStore<FreelancerDraft>('signupFreelancer')

export const emptyCompany: CompanyDraft = {
  cnpj: '',
  razao_social: '',
  nome_fantasia: '',
  site: '',
  telefone_empresa: '',
  whatsapp_empresa: '',
  cnae_primario: '',
  cnae_secundario: '',
  ...noAddress,
  complemento: '',
  tipo_negocio: '',
  inscricao_municipal: '',
  segmento_empresa: '',
  marketplace: true,
  descricaoServico: '',
  atorizacoes: '',
  outras_infos: '',
  termos_aceitos: false,
  politicas_aceitas: false,
}

/** The specification keeps a company's draft under four keys. */
export const companyStore: DraftStore<CompanyDraft> = {
  read() {
    const marketplace = readText('marketplace')
    return {
      ...asRecord(readJson('enterprise')),
      ...asRecord(readJson('address')),
      cnpj: readText('cnpj') ?? '',
      ...(marketplace === null ? {} : { marketplace: marketplace === 'true' }),
    }
  },
  write({ cnpj, marketplace, ...rest }) {
    const { cep, estado, cidade, logradouro, numero, bairro, complemento, ...enterprise } = rest
    writeText('cnpj', cnpj)
    writeText('marketplace', String(marketplace))
    writeJson('address', { cep, estado, cidade, logradouro, numero, bairro, complemento })
    writeJson('enterprise', enterprise)
  },
}
