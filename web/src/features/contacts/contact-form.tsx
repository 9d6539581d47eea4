import { Anchor, Button, Checkbox, Stack, TextInput, Title } from '@mantine/core'
import { type Contact, ContactForm as ContactFormSchema, createContact } from 'contract/contacts'
import type { Supplier } from 'contract/suppliers'
import { useEffect, useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { Honeypot } from '../../ui/honeypot.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { phoneMask } from '../../ui/masks.ts'

type ContactFormProps = {
  supplier: Pick<Supplier, 'id' | 'nome' | 'Tipo_empresa'>
  onReveal(contact: Contact): void
  onBack(): void
}

const empty: ContactFormSchema = { nome: '', email: '', telefone: '', termos_aceitos: false }

export default function ContactForm({ supplier, onReveal, onBack }: ContactFormProps) {
  const { t } = useTranslation()
  const { form, field, errorOf, onSubmit, refused } = useContractForm(ContactFormSchema, empty)
  const send = useCall(createContact)
  const name = useRef<HTMLInputElement>(null)
  useEffect(() => name.current?.focus(), [])

  const submit = onSubmit((values) => {
    const type_user = supplier.Tipo_empresa
    send.mutate(
      { body: { ...values, id_busness: supplier.id, type_user } },
      {
        onSuccess: onReveal,
        onError(error) {
          const waits = error instanceof CallError && error.code === 'TOO_MANY_REQUESTS'
          refused(error, waits ? {} : { message: t('contacts.failed') })
        },
      },
    )
  })

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="md">
          <Title order={3} size="h4">
            {t('contacts.formTitle')}
          </Title>
          <TextInput
            ref={name}
            label={t('contacts.nome')}
            autoComplete="name"
            required
            {...field('nome')}
          />
          <TextInput
            label={t('contacts.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...field('email')}
          />
          <MaskedInput
            label={t('contacts.telefone')}
            mask={phoneMask}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            {...field('telefone')}
          />
          <Checkbox
            label={
              <Trans
                i18nKey="contacts.terms"
                components={{
                  terms: <Anchor href={urls.terms} target="_blank" />,
                  privacy: <Anchor href={urls.policy('privacidade')} target="_blank" />,
                }}
              />
            }
            {...form.getInputProps('termos_aceitos', { type: 'checkbox' })}
            error={errorOf('termos_aceitos')}
          />
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" color="coral" loading={send.isPending}>
            {t('contacts.continue')}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {t('contacts.back')}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
