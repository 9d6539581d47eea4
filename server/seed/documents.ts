/** Check digits of CPF and CNPJ: weights rise from the right; the digit is 0 below 2, else 11 - r. */
function checkDigit(values: number[], highestWeight: number): number {
  const last = values.length - 1
  const sum = values.reduce((total, value, index) => {
    const fromRight = last - index
    return total + value * (2 + (fromRight % (highestWeight - 1)))
  }, 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}

function withCheckDigits(base: string, highestWeight: number): string {
  const values = [...base].map((character) => character.charCodeAt(0) - 48)
  const first = checkDigit(values, highestWeight)
  const second = checkDigit([...values, first], highestWeight)
  return `${base}${first}${second}`
}

/** Nine digits to a whole CPF in its mask. */
export function makeCpf(base: number): string {
  const digits = withCheckDigits(String(base).padStart(9, '0').slice(-9), 99)
  return digits.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
}

/** Eight digits of a company's root to a whole CNPJ of its first establishment, in its mask. */
export function makeCnpj(root: number): string {
  const digits = withCheckDigits(`${String(root).padStart(8, '0').slice(-8)}0001`, 9)
  return digits.replace(/(.{2})(.{3})(.{3})(.{4})(\d{2})/, '$1.$2.$3/$4-$5')
}
