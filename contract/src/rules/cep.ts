/** Postcodes: eight digits, no check digit, mask 00000-000. */
export const cepDigits = (text: string): string => text.replace(/\D/g, '')

export const isCep = (text: string): boolean =>
  /^[\d\s.-]+$/.test(text) && cepDigits(text).length === 8

export function formatCep(text: string): string {
  const digits = cepDigits(text)
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits
}
