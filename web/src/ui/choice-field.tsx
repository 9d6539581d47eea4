import { Select, type SelectProps, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'

/** What can be chosen, and how what is typed finds it. */
export type Choices = {
  options: readonly { value: string; label: string }[]
  /** The values that fit a text, the likeliest first. */
  find(text: string): string[]
  /** The only value that a text can mean. */
  meant(text: string): string | undefined
  nothingFound: string
}

/** As many as a list shows at once. */
const longestList = 100

type ChoiceFieldProps = Omit<SelectProps<string>, 'data' | 'value' | 'onChange'> & {
  /** Null when there is no list to choose from: then it is typed. */
  choices: Choices | null
  value: string
  onChange(value: string): void
}

/**
 * One of a list that people know by several names: Enter takes the first that fits. Who leaves the
 * field, or whose browser fills it in, need not choose what can only mean one thing.
 */
export function ChoiceField({ choices, ...props }: ChoiceFieldProps) {
  if (choices) return <ListedChoice choices={choices} {...props} />
  const { label, name, required, error, autoComplete, value, onChange } = props
  return (
    <TextInput
      {...{ label, name, required, error, autoComplete, value }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type ListedChoiceProps = ChoiceFieldProps & { choices: Choices }

function ListedChoice({ choices, value, onChange, ...props }: ListedChoiceProps) {
  const take = (text: string) => {
    const meant = choices.meant(text)
    if (meant !== undefined && meant !== value) onChange(meant)
  }
  function takeFirst(event: KeyboardEvent<HTMLInputElement>) {
    const { value: text } = event.currentTarget
    const isArrowed = event.currentTarget.hasAttribute('aria-activedescendant')
    const isChosen = choices.options.some(
      (option) => option.value === value && option.label === text,
    )
    if (event.key !== 'Enter' || text === '' || isArrowed || isChosen) return
    const [first] = choices.find(text)
    event.preventDefault()
    if (first !== undefined) onChange(first)
  }
  return (
    <Select
      {...props}
      data={choices.options}
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      filter={({ options, search }) => {
        const byValue = new Map(
          options.flatMap((option) => ('value' in option ? [[option.value, option]] : [])),
        )
        const found = choices.find(search).slice(0, longestList)
        return found.flatMap((value) => byValue.get(value) ?? [])
      }}
      searchable
      allowDeselect={false}
      selectFirstOptionOnChange
      nothingFoundMessage={choices.nothingFound}
      // The library marks the first one a moment later than a quick Enter comes.
      onKeyDown={takeFirst}
      onInput={(event) => {
        // Filled in from outside: the library only knows its own labels.
        if (document.activeElement !== event.currentTarget) take(event.currentTarget.value)
      }}
      onBlur={(event) => take(event.currentTarget.value)}
    />
  )
}
