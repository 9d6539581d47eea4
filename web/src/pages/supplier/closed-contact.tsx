import { m } from '#texts/messages.js'
import { Action } from '../../ui/action.tsx'
import classes from './closed-contact.module.css'

/** How the way to the contact looks, where nobody can take it. */
export const ClosedContact = () => (
  <div className={classes.gate}>
    <p>{m.contacts_gateText()}</p>
    <Action tone="coral">{m.contacts_see()}</Action>
  </div>
)
