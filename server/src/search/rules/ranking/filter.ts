import type { SupplierFilter } from 'contract/search'
import { planCodes, plans } from 'contract/rules/plans'
import { placeText, plainText } from 'contract/rules/text'
import { lexeme } from './candidates.ts'
import type { Place } from '../words/place-names.ts'

/**
 * The conditions beside the words, as the tables know them. Each is asked for twice: without words in
 * `browsed` (queries.ts), with words in `requiredBy` (service-ranked.ts) or in `conditions` (queries.ts).
 */
export type SearchFilter = {
  kind: 'Empresa' | 'Freelancer' | undefined
  /** Promotion levels; undefined is every plan. */
  levels: number[] | undefined
  state: string | undefined
  /** A chosen place, read like a named one: who is there first, then who serves it. */
  near?: Place | undefined
  /** Where nobody may be, said in the text. */
  except?: readonly Place[] | undefined
  namePart: string | undefined
  placePart: string | undefined
  /** Lexemes, one for each certificate. */
  certificates: string[]
  /** The lexeme of one category, or none. */
  category: string[]
}

/** Without any condition. */
export const everybody: SearchFilter = {
  kind: undefined,
  levels: undefined,
  state: undefined,
  namePart: undefined,
  placePart: undefined,
  certificates: [],
  category: [],
}

const longest = { nome: 200, place: 120, certificado: 200 }

/** Undefined when nothing can fit: a condition of signs alone, or longer than what it is part of. */
export function filterOf(given: SupplierFilter): SearchFilter | undefined {
  const name = part(given.nomeFantasia, plainText, longest.nome)
  const city = part(given.cidade, placeText, longest.place)
  const state = part(given.estado, plainText, 2)
  const certificates = (given.certificados ?? [])
    .filter((text) => text.trim() !== '')
    .map((text) => certificateText(text))
  if (name === null || city === null || state === null || certificates.includes(''))
    return undefined
  return {
    kind: kindOf(given.tipo),
    levels: levelsOf(given.plan),
    state,
    namePart: name,
    placePart: city,
    certificates: certificates.map((text) => lexeme('!', text)),
    category: given.ramo ? [lexeme('#', given.ramo)] : [],
  }
}

/** Null when something was asked for that no text of ours can contain. */
function part(
  text: string | undefined,
  read: (text: string) => string,
  most: number,
): string | undefined | null {
  if (!text?.trim()) return undefined
  const plain = read(text)
  return plain === '' || plain.length > most ? null : plain
}

const kindOf = (tipo: SupplierFilter['tipo']) =>
  tipo === 'Empresa' ? 'Empresa' : tipo === 'Autônomo' ? 'Freelancer' : undefined

function levelsOf(wanted: SupplierFilter['plan']): number[] | undefined {
  if (!wanted?.length) return undefined
  return planCodes.filter((plan) => wanted.includes(plan)).map((plan) => plans[plan].level)
}

export const certificateText = (text: string) => plainText(text).slice(0, longest.certificado)
