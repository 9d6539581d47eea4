import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { Contact } from 'contract/contacts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { ContactFacts } from './contact-facts.tsx'
import { urls } from '../../lib/urls.ts'
import { ForgetMe } from './forget-me.tsx'

type ContactRevealProps = { contact: Contact; justAsked?: boolean; onForget(): void }

/** What the form revealed; right after it, the same data is on its way by e-mail. */
export function ContactReveal({ contact, justAsked = false, onForget }: ContactRevealProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form with the focus in it is gone: the focus goes to what took its place.
  useEffect(() => {
    if (justAsked) title.current?.focus()
  }, [justAsked])
  return (
    <Stack gap="sm">
      <Title order={3} size="h4" ref={title} tabIndex={-1}>
        {m.contacts_revealed()}
      </Title>
      <ContactFacts contact={contact} />
      {justAsked && (
        <Text size="sm" c="dimmed">
          {m.contacts_sent()}
        </Text>
      )}
      <Anchor component={Link} to={urls.myContacts} size="sm">
        {m.contacts_mineTitle()}
      </Anchor>
      <ForgetMe text={m.contacts_kept()} onForget={onForget} />
    </Stack>
  )
}
