import { type ReactNode, useId } from 'react'
import classes from './profile-sections.module.css'

type SectionProps = { title: string; note?: string; children: ReactNode }

/** A part of the page under its own heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  )
}
