import { Text, Textarea, type TextareaProps } from '@mantine/core'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../lib/format.ts'

type LongTextareaProps = Omit<TextareaProps, 'maxLength'> & {
  /** So many characters are taken. */
  most: number
}

/** A field for a long text: it counts, and says what is too much of a pasted text instead of cutting it. */
export function LongTextarea({ most, ...props }: LongTextareaProps) {
  const { number } = useFormat()
  const [typed, setTyped] = useState(props.defaultValue)
  // As the contract counts.
  const letters = String(props.value ?? typed ?? '').trim().length
  const tooMany = letters - most
  const wrong = tooMany > 0 && {
    error: m.common_tooLong({ count: tooMany }),
    'aria-invalid': true,
  }
  return (
    <Textarea
      {...props}
      {...wrong}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        props.onChange?.(event)
      }}
      inputContainer={(field) => (
        <>
          {field}
          <Text size="xs" c="dimmed" ta="right" mt={4}>
            {m.common_lettersOf({ letters: number(letters), most: number(most) })}
          </Text>
        </>
      )}
    />
  )
}
