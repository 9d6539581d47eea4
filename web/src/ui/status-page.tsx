import type { ReactNode } from 'react'
import { Action, ActionLink } from './action.tsx'
import classes from './status-page.module.css'

type StatusProps = {
  illustration: ReactNode
  title: string
  text: string
  /** What else helps here, such as a search. */
  children?: ReactNode
  action?: { label: string; to: string }
  /** What comes before the action, when it may help to try once more. */
  retry?: { label: string; onClick(): void }
}

/** A whole page that says one thing: failed, under construction, done. */
export const StatusPage = (props: StatusProps) => (
  <main id="conteudo">
    <Status {...props} />
  </main>
)

/** The same within a page's frame. */
export function Status({ illustration, title, text, children, action, retry }: StatusProps) {
  return (
    <div className={classes.page}>
      {illustration}
      <h1 className="title-1">{title}</h1>
      <p className={classes.text}>{text}</p>
      {children}
      {retry && <Action onClick={retry.onClick}>{retry.label}</Action>}
      {action && (
        <ActionLink to={action.to} look={retry ? 'subtle' : 'filled'}>
          {action.label}
        </ActionLink>
      )}
    </div>
  )
}
