import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'

/** Authorisations, norms, accreditations and councils: they say what one may do, and how well. */
const tellsApart =
  /^(afe|ae|iso|ona|jci|crf|crea|coren|crm|crbm|cro|crq|cnen|inmetro|rbc|anvisa|rdc)\b/
/** What every company has. */
const everybodyHas = new Set(
  [
    'Alvará de funcionamento',
    'Inscrição no CNPJ',
    'Certificado de Regularidade do FGTS',
    'Certidão de Regularidade do INSS',
  ].map(plainText),
)
const usual = new Set(licences.map(plainText))

function rank(licence: string): number {
  const text = plainText(licence)
  if (everybodyHas.has(text) || text.startsWith('alvara')) return 3
  if (usual.has(text)) return 2
  return tellsApart.test(text) ? 0 : 1
}

/** Those that set a supplier apart first; among equals as the supplier ordered them. */
export const byDistinction = (certificados: readonly string[]): string[] =>
  certificados.toSorted((a, b) => rank(a) - rank(b))
