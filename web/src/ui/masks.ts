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
