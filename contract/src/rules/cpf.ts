import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'

export const cpfDigits = (text: string): string => text.replace(/\D/g, '')

/** Eleven digits, with or without the mask, not all equal, with right check digits. */
export function isCpf(text: string): boolean {
  return /^[\d.\-\s]+$/.test(text) && cpfDigits(text).length === 11 && isValidCpf(cpfDigits(text))
}

export function formatCpf(text: string): string {
  return cpfDigits(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}
