import type { NeedForm } from 'contract/needs'
import { isCategory } from 'contract/rules/categories'
import type { Licence } from 'contract/rules/licences'
import type { NeedKind } from 'contract/rules/needs'
import { draftUnder, withStored } from '../../lib/draft.ts'

/** What the form holds: a category may still be missing. */
export type NeedValues = {
  titulo: string
  descricao: string
  categoria: string
  quantidade: string
  estado: string
  cidade: string
  prazo: string
  licencas: Licence[]
  tipo: NeedKind
  nome: string
  email: string
  telefone: string
  termos_aceitos: boolean
  website: string
  /** The link that began it: read again, it does not undo what was typed since. */
  link: string
}

const empty: NeedValues = {
  titulo: '',
  descricao: '',
  categoria: '',
  quantidade: '',
  estado: '',
  cidade: '',
  prazo: '',
  licencas: [],
  tipo: 'Ambos',
  nome: '',
  email: '',
  telefone: '',
  termos_aceitos: false,
  website: '',
  link: '',
}

const draft = draftUnder<NeedValues>('need')

/** As it was left, or as a link began it. */
export function readDraft(search: URLSearchParams): NeedValues {
  const category = search.get('categoria') ?? ''
  const begun = {
    ...(search.get('titulo') ? { titulo: search.get('titulo')?.slice(0, 120) } : {}),
    ...(isCategory(category) ? { categoria: category } : {}),
  }
  const left = withStored(empty, draft.read())
  const link = JSON.stringify(begun)
  return link === '{}' || left.link === link ? left : { ...left, ...begun, link }
}

/** Everything but the consent, which is given anew. */
export const keepDraft = (values: NeedValues): void =>
  draft.write({ ...values, termos_aceitos: false, website: '' })

export function forgetDraft(): void {
  draft.write(empty)
  keepSentCode(noCode)
}

/** The last code that was asked for: whoever comes back from the mail, or from a correction, types that one. */
export type SentCode = { email: string; at: number }
export const noCode: SentCode = { email: '', at: 0 }
const sentCode = draftUnder<SentCode>('needCode')
export const keepSentCode = sentCode.write
export const readSentCode = (): SentCode => withStored(noCode, sentCode.read())

export const bodyOf = ({ link: _link, ...values }: NeedValues): NeedForm => values as NeedForm
