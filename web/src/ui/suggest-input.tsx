import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import classes from './suggest-input.module.css'

export type Suggestion = { key: string; label: string; hint: string }

type SuggestInputProps<S extends Suggestion> = {
  ref?: Ref<HTMLInputElement>
  /** In a line with others, which is its frame, or a field of a form. */
  look: 'line' | 'field'
  label: string
  name: string
  placeholder?: string
  listLabel: string
  icon?: ReactNode
  maxLength?: number
  /** What it begins with; from then on the field itself holds its text. */
  defaultValue: string
  suggestions: readonly S[]
  onInput(value: string): void
  /** Answers with what is written into the field; without it, that is what was chosen. */
  onChoose?(suggestion: S): string | undefined
}

/**
 * A field that offers what may be meant; without JavaScript, and until it is there, it is a plain
 * field of its form.
 */
export function SuggestInput<S extends Suggestion>(props: SuggestInputProps<S>) {
  const { ref, look, label, name, placeholder, listLabel, icon, defaultValue, suggestions } = props
  const { maxLength = 200, onInput, onChoose } = props
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(ref, () => field.current as HTMLInputElement)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = open && suggestions.length > 0
  const chosen = shown ? suggestions[active] : undefined

  function choose(suggestion: S) {
    setOpen(false)
    setActive(-1)
    const text = onChoose ? onChoose(suggestion) : suggestion.label
    if (text === undefined) return
    if (field.current) field.current.value = text
    onInput(text)
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
      // Of a list in a dialog only the list closes.
      event.preventDefault()
      setOpen(false)
    }
  }

  return (
    <div className={classes.root} data-look={look}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.frame}>
        {icon}
        <input
          id={id}
          ref={field}
          className={classes.input}
          type="search"
          name={name}
          placeholder={placeholder}
          maxLength={maxLength}
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
              {suggestion.hint && <span className={classes.hint}>{suggestion.hint}</span>}
            </div>
          ))}
      </div>
    </div>
  )
}
