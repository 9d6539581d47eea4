import { Select, Textarea, TextInput } from '@mantine/core'
import { createReport, reportReasons } from 'contract/moderation'
import { ReportForm } from 'contract/schemas/moderation'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'

type Values = { motivo: string | null; texto: string; email: string; website?: string }

export function ReportFields({ supplierId, onClose }: { supplierId: number; onClose(): void }) {
  const { t } = useTranslation()
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
          notifySuccess({ title: t('moderation.sentTitle'), message: t('moderation.sentText') })
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
      submitLabel={t('moderation.sendReport')}
      closeLabel={t('common.close')}
    >
      <Select
        label={t('moderation.motivo')}
        data={reportReasons.map((value) => ({ value, label: t(`moderation.motivo_${value}`) }))}
        required
        allowDeselect={false}
        {...field('motivo')}
      />
      <Textarea
        label={t('moderation.texto')}
        description={t('moderation.textoHelp')}
        maxLength={2000}
        required
        {...field('texto')}
      />
      <TextInput
        label={t('moderation.reporterEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...field('email')}
      />
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
