import { Select } from '@mantine/core'
import { createReport, reportReasons } from 'contract/moderation'
import { ReportForm } from 'contract/schemas/moderation'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type Values = { motivo: string | null; texto: string; email: string; website?: string }

export function ReportFields({ supplierId, onClose }: { supplierId: number; onClose(): void }) {
  const { form, field, onSubmit, refused } = useContractForm<Values>(ReportForm, {
    motivo: null,
    texto: '',
    email: '',
  })
  const send = useCall(createReport)
  const submit = onSubmit((values) =>
    send.mutate(
      { body: { ...(values as ReportForm), id_busness: supplierId } },
      {
        onSuccess() {
          notifySuccess(m.moderation_sentText(), m.moderation_sentTitle())
          onClose()
        },
        onError: refused,
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.moderation_sendReport()}
    >
      <Select
        label={m.moderation_motivo()}
        data={reportReasons.map((value) => ({
          value,
          label: m.moderation_motivoName({ motivo: value }),
        }))}
        required
        allowDeselect={false}
        {...field('motivo')}
      />
      <LongTextarea
        label={m.moderation_texto()}
        description={m.moderation_textoHelp()}
        most={2000}
        required
        {...field('texto')}
      />
      <EmailField label={m.moderation_reporterEmail()} {...field('email')} />
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
