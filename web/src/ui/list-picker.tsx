import { TagsInput } from '@mantine/core'

type ListPickerProps = {
  label: string
  description: string
  clearLabel: string
  options: readonly string[]
  matches(option: string, search: string): boolean
  /** Splits what was pasted, drops what is there twice. */
  tidy(list: string[]): string[]
  value: string[]
  onChange(value: string[]): void
  error?: string | undefined
}

/** Entries from a list, or anything typed; a pasted list becomes entries. */
export function ListPicker(props: ListPickerProps) {
  const { clearLabel, options, matches, tidy, onChange, ...rest } = props
  return (
    <TagsInput
      {...rest}
      data={[...options]}
      onChange={(next) => onChange(tidy(next))}
      splitChars={[',', ';', '\n']}
      acceptValueOnBlur
      clearable
      clearButtonProps={{ 'aria-label': clearLabel }}
      filter={({ options: all, search }) =>
        all.filter((option) => 'label' in option && matches(option.label, search))
      }
      maxDropdownHeight={260}
      errorProps={{ role: 'alert' }}
    />
  )
}
