import { Card, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import type { Contact, createContacts } from 'contract/contacts'
import type { ReplyOf } from 'contract/endpoint'
import type { Supplier } from 'contract/suppliers'
import { useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { ContactWays } from './contact-ways.tsx'
import type { Several } from './several-fields.ts'
import { keepVisitor } from './visitor.ts'

type SeveralAnswerProps = {
  suppliers: Pick<Supplier, 'id' | 'nome'>[]
  asked: ReplyOf<typeof createContacts>
  typed: Pick<Several, 'nome' | 'email' | 'telefone'>
}

/** How to reach each one that was asked; this browser may see it again. */
export function SeveralAnswer({ suppliers, asked, typed }: SeveralAnswerProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    for (const { id_busness, contact } of asked) {
      if (contact) keepVisitor(typed, id_busness, contact.proof)
    }
  }, [asked, typed])
  const count = asked.filter(({ contact }) => contact).length
  return (
    <Stack gap="md">
      <Title order={2} size="h3" ref={title} tabIndex={-1}>
        {m.contacts_askedSeveral({ count })}
      </Title>
      {count > 0 && <Text>{m.contacts_sent()}</Text>}
      {suppliers.map(({ id, nome }) => (
        <Card key={id} withBorder component="section" aria-label={nome}>
          <Title order={3} size="h4" mb="xs">
            {nome}
          </Title>
          <Answer contact={asked.find(({ id_busness }) => id_busness === id)?.contact ?? null} />
        </Card>
      ))}
    </Stack>
  )
}

function Answer({ contact }: { contact: Contact | null }) {
  if (!contact) return <Alert color="orange">{m.contacts_gone()}</Alert>
  return <ContactWays contact={contact} />
}
