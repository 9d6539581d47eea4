import { licences } from 'contract/rules/licences'

/** Authorisations, norms, accreditations and councils: they say what one may do, and how well. */
const tellsApart =
  /^(afe|ae|iso|ona|jci|crf|crea|coren|crm|crbm|cro|crq|cnen|inmetro|rbc|rdc|acredita|registro no c)/i
/** What every company has. */
const everybodyHas =
  /^(alvar|inscri..o no cnpj|certid.o de regularidade|certificado de regularidade)/i

function rank(licence: string): number {
  if (everybodyHas.test(licence)) return 3
  if ((licences as readonly string[]).includes(licence)) return 2
  return tellsApart.test(licence) ? 0 : 1
}

/** Those that set a supplier apart first; among equals as the supplier ordered them. */
export const byDistinction = (certificados: readonly string[]): string[] =>
  certificados.toSorted((a, b) => rank(a) - rank(b))
