import { Select } from '@mantine/core'
import { reportReview, type ReviewReportForm } from 'contract/reviews'
import { reviewReportReasons } from 'contract/rules/reviews'
import { ReviewReportForm as Schema } from 'contract/schemas/reviews'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type ReviewReportProps = { id: number; opened: boolean; onClose(): void }

export default function ReviewReport({ id, opened, onClose }: ReviewReportProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={m.reviews_reportTitle()}>
      <ReportForm id={id} onClose={onClose} />
    </Dialog>
  )
}

type Values = { motivo: string | null; texto: string; website?: string }

function ReportForm({ id, onClose }: { id: number; onClose(): void }) {
  const { form, field, onSubmit, refused } = useContractForm<Values>(Schema, {
    motivo: null,
    texto: '',
  })
  const { mutate, isPending } = useCall(reportReview)
  const submit = onSubmit((values) =>
    mutate(
      { params: { id }, body: values as ReviewReportForm },
      {
        onSuccess() {
          notifySuccess(m.reviews_reported())
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
      busy={isPending}
      submitLabel={m.reviews_sendReport()}
    >
      <Select
        label={m.reviews_reason()}
        data={reviewReportReasons.map((value) => ({
          value,
          label: m.reviews_reasonName({ motivo: value }),
        }))}
        required
        allowDeselect={false}
        {...field('motivo')}
      />
      <LongTextarea label={m.reviews_reportText()} most={2000} {...field('texto')} />
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
