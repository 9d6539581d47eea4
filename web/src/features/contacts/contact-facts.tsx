import { Anchor, Text } from '@mantine/core'
import type { Contact } from 'contract/contacts'
import { phoneLink, webLink } from 'contract/rules/web-link'
import { m } from '#texts/messages.js'

/** The ways to reach a supplier, each a link. */
export function ContactFacts({ contact }: { contact: Contact }) {
  const phone = phoneLink(contact.telefone)
  const links = [
    { label: m.contacts_site(), href: webLink(contact.site) },
    { label: 'LinkedIn', href: webLink(contact.linkedin) },
    { label: 'WhatsApp', href: contact.whatsapp },
  ].flatMap(({ label, href }) => (href ? [{ label, href }] : []))
  return (
    <>
      <Fact label={m.contacts_email()} href={`mailto:${contact.email}`} text={contact.email} />
      {phone && contact.telefone && (
        <Fact label={m.contacts_telefone()} href={phone} text={contact.telefone} />
      )}
      {links.map(({ label, href }) => (
        <Fact key={label} label={label} href={href} text={href} external />
      ))}
    </>
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
