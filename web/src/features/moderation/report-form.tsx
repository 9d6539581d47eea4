import { Select, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { createReport, ReportForm, reportReasons } from 'contract/moderation'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'

type Values = { motivo: string | null; texto: string; email: string; website?: string }

export default function ReportFields({
  supplierId,
  onClose,
}: {
  supplierId: number
  onClose(): void
}) {
  const { t } = useTranslation()
  const { textOf, fieldsOf } = useErrorText()
  const form = useForm<Values>({
    initialValues: { motivo: null, texto: '', email: '' },
    validate: schemaResolver(ReportForm, { sync: true }),
  })
  const errorOf = useTranslatedErrors(form)
  const send = useCall(createReport)
  const submit = form.onSubmit(
    (values) =>
      send.mutate(
        { body: { ...(values as ReportForm), id_busness: supplierId } },
        {
          onSuccess() {
            notifySuccess({ title: t('moderation.sentTitle'), message: t('moderation.sentText') })
            onClose()
          },
          onError(error) {
            form.setErrors(fieldsOf(error))
            notifyProblem({ title: t('common.error'), message: textOf(error) })
          },
        },
      ),
    focusFirstWrongField,
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
        {...form.getInputProps('motivo')}
        error={errorOf('motivo')}
      />
      <Textarea
        label={t('moderation.texto')}
        description={t('moderation.textoHelp')}
        maxLength={2000}
        required
        {...form.getInputProps('texto')}
        error={errorOf('texto')}
      />
      <TextInput
        label={t('moderation.reporterEmail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        {...form.getInputProps('email')}
        error={errorOf('email')}
      />
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
