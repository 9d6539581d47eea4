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

const mobile = pattern('(00) 00000-0000')
const landline = pattern('(00) 0000-0000')

/** Mobile numbers begin with a 9 behind the area code; every other one is a landline's. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => {
    const first = value.replace(/\D/g, '')[2]
    return first === undefined || first === '9' ? mobile : landline
  },
  preprocessors: [dropCountryCode],
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

const digitsOf = (text: string) => text.replace(/\D/g, '')
const codeIn = (text: string) => /(?<!\d)\d{3}[\s-]?\d{3}(?!\d)/.exec(text)?.[0]

/** A code of six digits, however it is pasted: with its sentence, or over what was typed before. */
export const codeMask: MaskitoOptions = {
  mask: pattern('000000'),
  preprocessors: [
    ({ elementState: { value, selection }, data }) => {
      const pasted = codeIn(data)
      return pasted
        ? { elementState: { value: '', selection: [0, 0] }, data: digitsOf(pasted) }
        : {
            elementState: { value: digitsOf(codeIn(value) ?? value), selection },
            data: digitsOf(data),
          }
    },
  ],
}
