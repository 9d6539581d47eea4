import type { CompanyForm, FreelancerForm, OwnerForm } from 'contract/signup'
import {
  companyFields,
  freelancerFields,
  ownerFields,
  type SupplierFields,
} from 'contract/schemas/supplier-fields'
import { type DraftStore, draftUnder } from '../../lib/draft.ts'
import { readJson, readText, writeJson, writeText } from '../../lib/storage.ts'

/** What the forms hold: like the contract's, but a box that must be ticked may still be empty. */
type Typed<Form> = { [K in keyof Form]: Form[K] extends boolean ? boolean : string }

type Blank<Fields> = {
  [Key in keyof Fields as Fields[Key] extends { ask: unknown } ? Key : never]: Fields[Key] extends {
    start: boolean
  }
    ? boolean
    : string
}

/** A form that nobody has filled in. */
function blank<Fields extends SupplierFields>(fields: Fields): Blank<Fields> {
  const asked = Object.entries(fields).filter(([, field]) => field.ask)
  return Object.fromEntries(asked.map(([name, { start = '' }]) => [name, start])) as Blank<Fields>
}

/** What a draft holds for one step. */
export function answersOf<Name extends string, Values extends Record<Name, string | boolean>>(
  { shape }: { shape: Record<Name, unknown> },
  draft: Values,
): Pick<Values, Name> {
  const names = Object.keys(shape) as Name[]
  return Object.fromEntries(names.map((name) => [name, draft[name]])) as Pick<Values, Name>
}

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
export const emptyOwner: OwnerDraft = { ...blank(ownerFields), ...noCode }
export const ownerStore = personStore<OwnerDraft>('signupPF')

export const emptyFreelancer: FreelancerDraft = { ...blank(freelancerFields), ...noCode }
export const freelancerStore = personStore<FreelancerDraft>('signupFreelancer')

export const emptyCompany: CompanyDraft = blank(companyFields)

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
