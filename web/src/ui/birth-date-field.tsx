import { m } from '#texts/messages.js'
import { dateMask } from './date-mask.ts'
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'

/** Day, month and year as people write them; the browser offers the person's own. */
export function BirthDateField(props: Omit<MaskedInputProps, 'mask'>) {
  return (
    <MaskedInput
      mask={dateMask}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={m.fields_datePattern()}
      {...props}
    />
  )
}
