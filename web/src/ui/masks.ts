import type { MaskitoOptions, MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core'

const digit = /\d/
const letterOrDigit = /[A-Za-z\d]/
const pattern = (text: string): (string | RegExp)[] =>
  [...text].map((character) =>
    character === '0' ? digit : character === 'X' ? letterOrDigit : character,
  )

/** A pasted '+55 11 ...' would push the country code into the area code. */
const dropCountryCode: MaskitoPreprocessor = ({ elementState, data }) => ({
  elementState: {
    ...elementState,
    value: elementState.value.replace(/^\s*\+55\s*/, ''),
  },
  data: data.replace(/^\s*\+55\s*/, ''),
})

export const phoneMask: MaskitoOptions = {
  mask: pattern('(00) 00000-0000'),
  preprocessors: [dropCountryCode],
}

/** Browsers fill birthdays in as 1985-03-14, and people paste 1/2/1990. */
function toDayMonthYear(text: string): string {
  return text
    .replace(/^\s*(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1')
    .replace(/^\s*(\d)(?=\D\d{1,2}\D)/, '0$1')
    .replace(/^\s*(\d{2}\D)(?=\d\D)/, '$10')
}

/** Days 1 to 31, months 1 to 12, years from 1900: what cannot follow is not taken. */
function dateDigits(text: string): (string | RegExp)[] {
  const [day, , month, , year] = text.replace(/\D/g, '')
  const second = (first: string | undefined, last: string, limit: RegExp) =>
    first === '0' ? /[1-9]/ : first === last ? limit : digit
  return [
    /[0-3]/,
    second(day, '3', /[01]/),
    '/',
    /[01]/,
    second(month, '1', /[0-2]/),
    '/',
    /[1-9]/,
    year === '1' ? /9/ : digit,
    digit,
    digit,
  ]
}

/** Whether the day existed in that month is for the form to say. */
export const dateMask: MaskitoOptions = {
  mask: ({ value }) => dateDigits(value),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: toDayMonthYear(elementState.value) },
      data: toDayMonthYear(data),
    }),
  ],
}

export const cpfMask: MaskitoOptions = { mask: pattern('000.000.000-00') }
export const cepMask: MaskitoOptions = { mask: pattern('00000-000') }

const upperCase: MaskitoPostprocessor = ({ value, selection }) => ({
  value: value.toUpperCase(),
  selection,
})

/** Digits and, since July 2026, letters; the two check digits stay digits. */
export const cnpjMask: MaskitoOptions = {
  mask: pattern('XX.XXX.XXX/XXXX-00'),
  postprocessors: [upperCase],
}

/** A code of six digits, however it is pasted. */
export const codeMask: MaskitoOptions = {
  mask: pattern('000000'),
  preprocessors: [
    ({ elementState, data }) => ({
      elementState: { ...elementState, value: elementState.value.replace(/[^\d]/g, '') },
      data: data.replace(/[^\d]/g, ''),
    }),
  ],
}
