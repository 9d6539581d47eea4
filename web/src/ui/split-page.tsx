import type { ReactNode } from 'react'
import classes from './split-page.module.css'

/** Two columns: what this is on the left, what to do on the right; stacked on phones. */
export function SplitPage({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <main id="conteudo" className={classes.page}>
      <div className={classes.aside}>{aside}</div>
      <div className={classes.content}>
        <div className={classes.form}>{children}</div>
      </div>
    </main>
  )
}
