import type { Contact } from 'contract/contacts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import classes from './contact-gate.module.css'
import { ContactFoot, ContactWays } from './contact-ways.tsx'
import { ForgetMe } from './forget-me.tsx'

type ContactRevealProps = {
  contact: Contact
  justAsked?: boolean
  bar?: boolean
  onForget(): void
}

/** What the form revealed, as buttons; right after it, the same data is on its way by e-mail. */
export function ContactReveal({
  contact,
  justAsked = false,
  bar = false,
  onForget,
}: ContactRevealProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form with the focus in it is gone: the focus goes to what took its place.
  useEffect(() => {
    if (justAsked) title.current?.focus()
  }, [justAsked])
  return (
    <div className={classes.revealed} data-revealed>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {m.contacts_revealed()}
      </h3>
      <ContactWays contact={contact} />
      {justAsked && <p className={classes.text}>{m.contacts_sent()}</p>}
      <Link to={urls.myContacts} className={classes.mine}>
        {m.contacts_mineTitle()}
      </Link>
      <ForgetMe text={m.contacts_kept()} onForget={onForget} />
      {bar && <ContactFoot contact={contact} />}
    </div>
  )
}
