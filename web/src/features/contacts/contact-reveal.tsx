import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { Contact } from 'contract/contacts'
import { phoneLink, webLink } from 'contract/rules/web-link'
import { useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { ForgetMe } from './forget-me.tsx'

type ContactRevealProps = { contact: Contact; justAsked?: boolean; onForget(): void }

/** What the form revealed; right after it, the same data is on its way by e-mail. */
export function ContactReveal({ contact, justAsked = false, onForget }: ContactRevealProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // The form with the focus in it is gone: the focus goes to what took its place.
  useEffect(() => {
    if (justAsked) title.current?.focus()
  }, [justAsked])
  const phone = phoneLink(contact.telefone)
  const links = [
    { label: m.contacts_site(), href: webLink(contact.site) },
    { label: 'LinkedIn', href: webLink(contact.linkedin) },
    { label: 'WhatsApp', href: contact.whatsapp },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <Stack gap="sm">
      <Title order={3} size="h4" ref={title} tabIndex={-1}>
        {m.contacts_revealed()}
      </Title>
      <Fact label={m.contacts_email()} href={`mailto:${contact.email}`} text={contact.email} />
      {phone && contact.telefone && (
        <Fact label={m.contacts_telefone()} href={phone} text={contact.telefone} />
      )}
      {links.map(({ label, href }) => (
        <Fact key={label} label={label} href={href} text={href} external />
      ))}
      {justAsked && (
        <Text size="sm" c="dimmed">
          {m.contacts_sent()}
        </Text>
      )}
      <ForgetMe text={m.contacts_kept()} onForget={onForget} />
    </Stack>
  )
}

type FactProps = { label: string; href: string; text: string; external?: boolean }

function Fact({ label, href, text, external = false }: FactProps) {
  const target = external ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {}
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span fw={600}>
        {label}:
      </Text>{' '}
      <Anchor href={href} {...target}>
        {text}
      </Anchor>
    </Text>
  )
}
