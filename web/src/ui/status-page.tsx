import type { ReactNode } from 'react'
import { Action, ActionLink } from './action.tsx'
import classes from './status-page.module.css'

type StatusPageProps = {
  illustration: ReactNode
  title: string
  text: string
  action?: { label: string; to: string }
  /** What comes before the action, when it may help to try once more. */
  retry?: { label: string; onClick(): void }
}

/** A whole page that says one thing: not found, failed, under construction, done. */
export function StatusPage({ illustration, title, text, action, retry }: StatusPageProps) {
  return (
    <main id="conteudo" className={classes.page}>
      {illustration}
      <h1 className="title-1">{title}</h1>
      <p className={classes.text}>{text}</p>
      {retry && <Action onClick={retry.onClick}>{retry.label}</Action>}
      {action && (
        <ActionLink to={action.to} look={retry ? 'subtle' : 'filled'}>
          {action.label}
        </ActionLink>
      )}
    </main>
  )
}
