import { Anchor, Button, Checkbox, Stack, Text, Textarea, TextInput, Title } from '@mantine/core'
import { type Contact, createContact } from 'contract/contacts'
import { ContactForm as ContactFormSchema } from 'contract/schemas/contacts'
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
import { ForgetMe } from './forget-me.tsx'
import { forgetVisitor, keepVisitor, readVisitor, useIsRemembered } from './visitor.ts'

type ContactFormProps = {
  supplier: Pick<Supplier, 'id' | 'nome' | 'Tipo_empresa'>
  onReveal(contact: Contact): void
  onBack(): void
}

const nothing = { nome: '', email: '', telefone: '', mensagem: '', termos_aceitos: false }

export default function ContactForm({ supplier, onReveal, onBack }: ContactFormProps) {
  const { t } = useTranslation()
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
      { body: { ...values, id_busness: supplier.id, type_user } },
      {
        onSuccess({ proof, ...contact }) {
          keepVisitor(values, supplier.id, proof)
          onReveal(contact)
        },
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
          <ForgetMe text={t('contacts.filledIn')} onForget={forget} />
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
          <Textarea
            label={t('contacts.mensagem')}
            description={t('contacts.mensagemHelp')}
            maxLength={1000}
            minRows={2}
            maxRows={8}
            {...field('mensagem')}
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
          {!remembered && (
            <Text size="sm" c="dimmed">
              {t('contacts.willKeep')}
            </Text>
          )}
          <Button variant="subtle" onClick={onBack}>
            {t('contacts.back')}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
