import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Button, Checkbox, Stack, Text, TextInput, Title } from '@mantine/core'
import { type Contact, createContact } from 'contract/contacts'
import { ContactForm as ContactFormSchema } from 'contract/schemas/contacts'
import type { Supplier } from 'contract/suppliers'
import { useEffect, useRef } from 'react'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { termFor } from '../../model/search-origin.ts'
import { policyLinks } from '../../ui/policy-links.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { ForgetMe } from './forget-me.tsx'
import { forgetVisitor, keepVisitor, readVisitor, useIsRemembered } from './visitor.ts'

type ContactFormProps = {
  supplier: Pick<Supplier, 'id' | 'nome' | 'Tipo_empresa'>
  onReveal(contact: Contact): void
  onBack(): void
}

const nothing = { nome: '', email: '', telefone: '', mensagem: '', termos_aceitos: false }

export default function ContactForm({ supplier, onReveal, onBack }: ContactFormProps) {
  const { form, field, errorOf, onSubmit, refused } = useContractForm<ContactFormSchema>(
    ContactFormSchema,
    { ...nothing, ...readVisitor() },
  )
  const remembered = useIsRemembered()
  const send = useCall(createContact)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])

  function forget() {
    forgetVisitor()
    const { mensagem, termos_aceitos } = form.values
    form.setValues({ ...nothing, mensagem, termos_aceitos })
    name.current?.focus()
  }

  const submit = onSubmit((values) => {
    const type_user = supplier.Tipo_empresa
    send.mutate(
      {
        body: {
          ...values,
          id_busness: supplier.id,
          type_user,
          search_term: termFor(supplier.id),
        },
      },
      {
        onSuccess({ proof, ...contact }) {
          keepVisitor(values, supplier.id, proof)
          onReveal(contact)
        },
        onError(error) {
          const waits = hasCode(error, 'TOO_MANY_REQUESTS')
          refused(error, waits ? {} : { message: m.contacts_failed() })
        },
      },
    )
  })

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="md">
          <Title order={3} size="h4">
            {m.contacts_formTitle()}
          </Title>
          <ForgetMe text={m.contacts_filledIn()} onForget={forget} />
          <TextInput
            ref={name}
            label={m.contacts_nome()}
            autoComplete="name"
            required
            {...field('nome')}
          />
          <EmailField label={m.contacts_email()} required {...field('email')} />
          <PhoneField label={m.contacts_telefone()} required {...field('telefone')} />
          <LongTextarea
            label={m.contacts_mensagem()}
            description={m.contacts_mensagemHelp()}
            most={1000}
            minRows={2}
            maxRows={8}
            {...field('mensagem')}
          />
          <Checkbox
            label={<ParaglideMessage message={m.contacts_terms} markup={policyLinks} />}
            {...form.getInputProps('termos_aceitos', { type: 'checkbox' })}
            error={errorOf('termos_aceitos')}
          />
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" color="coral" loading={send.isPending}>
            {m.contacts_continue()}
          </Button>
          {!remembered && (
            <Text size="sm" c="dimmed">
              {m.contacts_willKeep()}
            </Text>
          )}
          <Button variant="subtle" onClick={onBack}>
            {m.contacts_back()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
