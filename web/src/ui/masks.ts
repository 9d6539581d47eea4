import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core'

const digit = /\d/
const pattern = (text: string): (string | RegExp)[] =>
  [...text].map((character) => (character === '0' ? digit : character))

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

export const dateMask: MaskitoOptions = { mask: pattern('00/00/0000') }
