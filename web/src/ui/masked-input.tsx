import { TextInput, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { MaskitoOptions } from '@maskito/core'
import { maskitoTransform } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import type { Ref } from 'react'

export type MaskedInputProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  mask: MaskitoOptions
  ref?: Ref<HTMLInputElement>
  value?: string
  onChange?(value: string): void
}

/** A text field whose mask follows typing, pasting and autofill without fighting them. */
export function MaskedInput(props: MaskedInputProps) {
  const { mask, ref, value = '', onChange = () => {}, ...rest } = props
  const masked = useMaskito({ options: mask })
  return (
    <TextInput
      {...rest}
      ref={useMergedRef(masked, ref)}
      value={value}
      onInput={(event) => onChange(event.currentTarget.value)}
      onChange={(event) => onChange(maskitoTransform(event.currentTarget.value, mask))}
    />
  )
}
