import { m } from '#texts/messages.js'
import classes from './contact-gate.module.css'
import { useIsRemembered } from './visitor.ts'

/** Says what this browser keeps, and takes it away at once. */
export function ForgetMe({ text, onForget }: { text: string; onForget(): void }) {
  if (!useIsRemembered()) return null
  return (
    <p className={classes.text}>
      {text}{' '}
      <button type="button" className={classes.forget} onClick={onForget}>
        {m.contacts_forget()}
      </button>
    </p>
  )
}
