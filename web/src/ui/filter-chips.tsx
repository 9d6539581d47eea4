import { useRef } from 'react'
import { Link } from 'react-router'
import classes from './filter-chips.module.css'

export type FilterChip = {
  text: string
  removeLabel: string
  /** The same page without this condition. */
  to: string
  onRemove?: () => void
}

type FilterChipsProps = { label: string; chips: readonly FilterChip[] }

/** Each condition that is set, as a link to the same page without it. */
export function FilterChips({ label, chips }: FilterChipsProps) {
  const place = useRef<HTMLDivElement>(null)
  // The place stays when its last chip goes, so that the keyboard goes on from here.
  return (
    <div ref={place} tabIndex={-1} className={classes.chips}>
      {chips.length > 0 && (
        <ul className={classes.list} aria-label={label}>
          {chips.map(({ text, removeLabel, to, onRemove }) => (
            <li key={`${text} ${to}`}>
              <Link
                className={classes.chip}
                to={to}
                replace={!onRemove}
                preventScrollReset
                onClick={() => {
                  onRemove?.()
                  place.current?.focus({ preventScroll: true })
                }}
                aria-label={removeLabel}
              >
                {text}
                <span aria-hidden>×</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
