import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { message } from 'contract/rules/messages'
import { isDayAhead } from 'contract/rules/needs'
import { NeedForm as Sent } from 'contract/schemas/needs'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { focusFirstWrongField, useContractForm } from '../../lib/form.ts'
import { Honeypot } from '../../ui/honeypot.tsx'
import { AttachmentField } from './attachment-field.tsx'
import { WhatFields, WhoFields } from './need-fields.tsx'
import { keepDraft, type NeedValues } from './need-values.ts'

/** The server says it too, but only after a code was asked for and typed. */
const Schema = z.extend(Sent, {
  prazo: Sent.shape.prazo.check(
    z.refine(
      (day) => isDayAhead(day, new Date()),
      message('Escolha um dia a partir de hoje e em até um ano.'),
    ),
  ),
})

type NeedFormProps = {
  initial: NeedValues
  file: File | null
  onFile(file: File | null): void
  /** What the server refused, by field; `file` is the attachment's. */
  errors: Record<string, string>
  busy: boolean
  onFilled(values: NeedValues): void
}

/** The need, and who asks; kept in this browser while it is typed. */
export function NeedForm({ initial, file, onFile, errors, busy, onFilled }: NeedFormProps) {
  const { form, field, onSubmit } = useContractForm<NeedValues>(Schema, initial)
  useEffect(() => keepDraft(form.values), [form.values])
  const drawn = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.setErrors(errors)
    if (Object.keys(errors).length > 0) {
      focusFirstWrongField(null, null, { currentTarget: drawn.current })
    }
    // The form itself is another object at each drawing.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [errors])
  const fill = (part: Partial<NeedValues>) => form.setValues(part)
  return (
    <form ref={drawn} noValidate onSubmit={onSubmit((values) => onFilled(values))}>
      <fieldset disabled={busy} className="plain-fieldset">
        <Stack gap="lg">
          <Card component="section" aria-labelledby="need-what">
            <Title order={2} size="h3" id="need-what" mb="md">
              {m.needs_what()}
            </Title>
            <Stack gap="md">
              <WhatFields values={form.values} field={field} fill={fill} />
              <AttachmentField
                file={file}
                onChange={onFile}
                progress={undefined}
                error={errors.file}
              />
            </Stack>
          </Card>
          <Card component="section" aria-labelledby="need-who">
            <Title order={2} size="h3" id="need-who" mb={4}>
              {m.needs_contact()}
            </Title>
            <Text c="dimmed" size="sm" mb="md">
              {m.needs_contactText()}
            </Text>
            <WhoFields field={field} />
          </Card>
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" color="coral" size="md" loading={busy}>
            {m.needs_continue()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
