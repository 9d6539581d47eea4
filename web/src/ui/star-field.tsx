import { useId } from 'react'
import classes from './star-field.module.css'
import { starPath } from './star-rating.tsx'

type StarFieldProps = {
  label: string
  description: string
  /** 0 while nothing is chosen. */
  value: number
  onChange(stars: number): void
  /** '4 estrelas'. */
  labelOf(stars: number): string
  error: string | undefined
}

const choices = [1, 2, 3, 4, 5]

/** One to five stars, as five radio buttons. */
export function StarField({ label, description, value, onChange, labelOf, error }: StarFieldProps) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-invalid={error !== undefined}
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
    >
      <div id={`${id}-label`} className={classes.label}>
        {label}
      </div>
      <div id={`${id}-help`} className={classes.help}>
        {description}
      </div>
      <div className={classes.stars}>
        {choices.map((stars) => (
          <label key={stars} className={classes.star} data-full={stars <= value || undefined}>
            <input
              type="radio"
              name={id}
              value={stars}
              aria-label={labelOf(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className={classes.input}
            />
            <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden>
              <path d={starPath} />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <div id={`${id}-error`} className={classes.error}>
          {error}
        </div>
      )}
    </div>
  )
}
