import { TagsInput } from '@mantine/core'
import { useState } from 'react'

type ListPickerProps = {
  label: string
  description: string
  clearLabel: string
  options: readonly string[]
  matches(option: string, search: string): boolean
  /** Splits what was pasted, drops what is there twice. */
  tidy(list: string[]): string[]
  /** What is typed, for whoever has more options to offer then. */
  onSearch?(text: string): void
  value: string[]
  onChange(value: string[]): void
  error?: string | undefined
}

/**
 * Entries from a list, or anything typed; a pasted list becomes entries. Enter takes the first entry
 * that what is typed finds; a comma, or leaving the field, takes the typed letters.
 */
export function ListPicker(props: ListPickerProps) {
  const { clearLabel, options, matches, tidy, onSearch, onChange, ...rest } = props
  const [search, setSearch] = useState('')
  return (
    <TagsInput
      {...rest}
      data={[...options]}
      onChange={(next) => onChange(tidy(next))}
      splitChars={[',', ';', '\n']}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text)
        onSearch?.(text)
      }}
      selectFirstOptionOnChange={search.trim() !== ''}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      filter={({ options: all, search: text }) =>
        all.filter((option) => 'label' in option && matches(option.label, text))
      }
      maxDropdownHeight={260}
      errorProps={{ role: 'alert' }}
    />
  )
}
