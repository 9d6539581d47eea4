import { MaskedInput, type MaskedInputProps } from './masked-input.tsx'
import { phoneMask } from './masks.ts'

/** Phones show their digits; the browser offers the person's own number, unless told otherwise. */
export function PhoneField(props: Omit<MaskedInputProps, 'mask'>) {
  return (
    <MaskedInput
      mask={phoneMask}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      {...props}
    />
  )
}
