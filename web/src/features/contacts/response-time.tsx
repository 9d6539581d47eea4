import { m } from '#texts/messages.js'
import classes from './contact-gate.module.css'

/** 'Responde em cerca de 3 h', once enough requests were answered to say so. */
export function ResponseTime({ hours }: { hours: number | null | undefined }) {
  if (!hours) return null
  const days = Math.round(hours / 24)
  return (
    <p className={classes.responds}>
      {hours < 48
        ? m.contacts_respondsHours({ count: hours })
        : m.contacts_respondsDays({ count: days })}
    </p>
  )
}
