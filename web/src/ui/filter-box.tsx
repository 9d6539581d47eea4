import { TextInput, type TextInputProps } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

type FilterBoxProps = Omit<TextInputProps, 'onChange' | 'value'> & {
  value: string
  onSearch(text: string): void
}

const pauseMs = 300

/** Searches when the person pauses; Enter does not wait. */
export function FilterBox({ value, onSearch, ...props }: FilterBoxProps) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const search = useDebouncedCallback((typed: string) => {
    sent.current = typed
    onSearch(typed)
  }, pauseMs)
  // Going back in the history changes the value from outside; what is being typed stays.
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  return (
    <TextInput
      type="search"
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      maxLength={100}
      {...props}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value)
        search(event.currentTarget.value.trim())
      }}
      onKeyDown={(event) => event.key === 'Enter' && search.flush()}
    />
  )
}
