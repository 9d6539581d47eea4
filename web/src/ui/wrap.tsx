import type { ReactNode } from 'react'
import classes from './wrap.module.css'

/** The column that a public page's content stands in. */
export function Wrap({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`${classes.wrap} ${className}`}>{children}</div>
}
