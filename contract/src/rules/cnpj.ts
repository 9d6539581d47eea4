import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'

/** The 14 positions without the mask, upper-cased: new numbers have letters since July 2026. */
export const cnpjCharacters = (text: string): string => text.toUpperCase().replace(/[.\-/\s]/g, '')

const pattern = /^[A-Z\d]{12}\d{2}$/

/** Digits only or alphanumeric, with right check digits. */
export function isCnpj(text: string): boolean {
  const characters = cnpjCharacters(text)
  return (
    pattern.test(characters) &&
    !/^(.)\1+$/.test(characters) &&
    isValidCnpj(characters, { version: 2 })
  )
}

/** '12.ABC.345/01DE-35'; whatever is not 14 positions long stays as it is. */
export function formatCnpj(text: string): string {
  const characters = cnpjCharacters(text)
  return characters.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
}
