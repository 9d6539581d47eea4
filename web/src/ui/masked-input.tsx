import { TextInput, type TextInputProps } from '@mantine/core'
import type { MaskitoOptions } from '@maskito/core'
import { maskitoTransform } from '@maskito/core'
import { useMaskito } from '@maskito/react'

type MaskedInputProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  mask: MaskitoOptions
  value?: string
  onChange?(value: string): void
}

/** A text field whose mask follows typing, pasting and autofill without fighting them. */
export function MaskedInput({ mask, value = '', onChange = () => {}, ...props }: MaskedInputProps) {
  const ref = useMaskito({ options: mask })
  return (
    <TextInput
      {...props}
      ref={ref}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
      onChange={(event) => onChange(maskitoTransform(event.currentTarget.value, mask))}
    />
  )
}
