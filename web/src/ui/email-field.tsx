import { TextInput, type TextInputProps } from '@mantine/core'

/** Phones show their keyboard for addresses; the browser offers the person's own, unless told otherwise. */
export function EmailField(props: TextInputProps) {
  return <TextInput type="email" inputMode="email" autoComplete="email" {...props} />
}
