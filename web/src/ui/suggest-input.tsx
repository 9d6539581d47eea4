import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import classes from './suggest-input.module.css'

export type Suggestion = { key: string; label: string; hint: string }

type SuggestInputProps = {
  ref: Ref<HTMLInputElement>
  label: string
  name: string
  placeholder: string
  listLabel: string
  /** What it begins with; from then on the field itself holds its text. */
  defaultValue: string
  suggestions: Suggestion[]
  onInput(value: string): void
  onChoose(suggestion: Suggestion): void
  /** What stands beside the field, in the same frame. */
  children: ReactNode
}

/**
 * A search field that offers what may be meant; without JavaScript, and until it is there, it is a plain
 * field of its form.
 */
export function SuggestInput(props: SuggestInputProps) {
  const { ref, label, name, placeholder, listLabel, defaultValue, suggestions, children } = props
  const { onInput, onChoose } = props
  const id = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const chosen = shown ? suggestions[active] : undefined

  function choose(suggestion: Suggestion) {
    setOpen(false)
    setActive(-1)
    onChoose(suggestion)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One place beyond either end is the text itself.
      const places = suggestions.length + 1
      setActive((now) => ((now + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <div className={classes.root}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        <input
          id={id}
          ref={ref}
          className={classes.input}
          type="search"
          name={name}
          placeholder={placeholder}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen ? `${id}-${active}` : undefined}
          defaultValue={defaultValue}
          onChange={(event) => {
            onInput(event.currentTarget.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {children}
      </div>
      <div
        id={`${id}-list`}
        className={classes.list}
        role="listbox"
        aria-label={listLabel}
        hidden={!shown}
      >
        {shown &&
          suggestions.map((suggestion, index) => (
            // The keys belong to the field, which keeps the focus.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={suggestion.key}
              id={`${id}-${index}`}
              className={classes.option}
              role="option"
              aria-selected={index === active}
              // Before the field loses the focus, which closes the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
            >
              <span>{suggestion.label}</span>
              <span className={classes.hint}>{suggestion.hint}</span>
            </div>
          ))}
      </div>
    </div>
  )
}
