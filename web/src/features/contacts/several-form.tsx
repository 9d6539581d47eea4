import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Button, Checkbox, Stack, TextInput } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { createContacts } from 'contract/contacts'
import type { ReplyOf } from 'contract/endpoint'
import type { Supplier } from 'contract/suppliers'
import { urls } from 'contract/urls'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { policyLinks } from '../../ui/policy-links.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { type Several, severalIn } from './several-fields.ts'
import { readVisitor } from './visitor.ts'

type SeveralFormProps = {
  suppliers: Pick<Supplier, 'id' | 'slug' | 'Tipo_empresa'>[]
  /** What was typed and what was said of it, when the browser itself sent the form. */
  typed?: Several | undefined
  failure?: unknown
  onAsked(asked: ReplyOf<typeof createContacts>, typed: Several): void
}

/** One message to several suppliers: a real form, which needs no scripts. */
export function SeveralForm({ suppliers, typed, failure: before, onAsked }: SeveralFormProps) {
  const { textOf, fieldsOf } = useErrorText()
  const [failure, setFailure] = useState<unknown>(before)
  const send = useCall(createContacts)
  const form = useRef<HTMLFormElement>(null)
  const wrong = fieldsOf(failure)
  useFilledIn(form, typed === undefined)
  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failure])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailure(undefined)
    const body = severalIn(new FormData(event.currentTarget), suppliers)
    send.mutate({ body }, { onSuccess: (asked) => onAsked(asked, body), onError: setFailure })
  }
  const field = (name: 'nome' | 'email' | 'telefone' | 'mensagem') => ({
    name,
    defaultValue: typed?.[name] ?? '',
    error: wrong[name],
  })
  return (
    <form
      ref={form}
      action={urls.askContact(suppliers.map(({ slug }) => slug))}
      method="post"
      onSubmit={submit}
      noValidate
    >
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {wrong.fornecedores ?? textOf(failure)}
          </Alert>
        )}
        <TextInput label={m.contacts_nome()} autoComplete="name" required {...field('nome')} />
        <EmailField label={m.contacts_email()} required {...field('email')} />
        <TextInput
          label={m.contacts_telefone()}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          required
          {...field('telefone')}
        />
        <LongTextarea
          label={m.contacts_mensagem()}
          description={m.contacts_mensagemHelp()}
          most={1000}
          minRows={3}
          maxRows={12}
          {...field('mensagem')}
        />
        <Checkbox
          name="termos_aceitos"
          defaultChecked={typed?.termos_aceitos ?? false}
          error={wrong.termos_aceitos}
          label={<ParaglideMessage message={m.contacts_terms} markup={policyLinks} />}
        />
        <Honeypot name="website" />
        <Button type="submit" color="coral" loading={send.isPending}>
          {m.contacts_askSeveral({ count: suppliers.length })}
        </Button>
      </Stack>
    </form>
  )
}

/** Who asked before in this browser is known; what was typed before scripts ran is not touched. */
function useFilledIn(form: { current: HTMLFormElement | null }, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !form.current) return
    for (const [name, value] of Object.entries(readVisitor())) {
      const input = form.current.elements.namedItem(name)
      if (input instanceof HTMLInputElement && input.value === '') input.value = value
    }
  }, [form, wanted])
}
