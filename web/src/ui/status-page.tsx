import type { ReactNode } from 'react'
import { ActionLink } from './action.tsx'
import classes from './status-page.module.css'

type StatusPageProps = {
  illustration: ReactNode
  title: string
  text: string
  action?: { label: string; to: string }
}

/** A whole page that says one thing: not found, failed, under construction, done. */
export function StatusPage({ illustration, title, text, action }: StatusPageProps) {
  return (
    <main id="conteudo" className={classes.page}>
      {illustration}
      <h1 className="title-1">{title}</h1>
      <p className={classes.text}>{text}</p>
      {action && <ActionLink to={action.to}>{action.label}</ActionLink>}
    </main>
  )
}
