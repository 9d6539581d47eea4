import { Radio, Select, Stack } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import { getOverview } from 'contract/overview'
import {
  decideReview,
  listReviewQueue,
  listReviews,
  type QueuedReview,
  type ReviewDecision,
} from 'contract/reviews'
import { reviewReportReasons } from 'contract/rules/reviews'
import { ReviewDecision as Schema } from 'contract/schemas/reviews'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall, useReadAnew } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type DecisionDialogProps = { review: QueuedReview | undefined; onClose(): void }

export function DecisionDialog({ review, onClose }: DecisionDialogProps) {
  return (
    <Dialog opened={review !== undefined} onClose={onClose} title={m.reviews_decideTitle()}>
      {review && <DecisionForm key={review.id} review={review} onClose={onClose} />}
    </Dialog>
  )
}

type Values = Omit<ReviewDecision, 'motivo'> & { motivo: string | null }

function DecisionForm({ review, onClose }: { review: QueuedReview; onClose(): void }) {
  const { field, onSubmit, refused } = useContractForm<Values>(Schema, {
    decision: 'manter',
    motivo: review.reports.find(({ closed_at }) => !closed_at)?.motivo ?? null,
    note: '',
  })
  const readAnew = useReadAnew()
  const changes = [listReviewQueue, listChanges, listReviews, getOverview, getDeskNews]
  const { mutate, isPending } = useCall(decideReview, { changes })
  function failed(error: unknown) {
    refused(error)
    if (!hasCode(error, 'REVIEW_DECIDED')) return
    readAnew(changes)
    onClose()
  }
  const submit = onSubmit((body) =>
    mutate(
      { params: { id: review.id }, body: body as ReviewDecision },
      {
        onSuccess() {
          notifySuccess(m.reviews_decisionMade())
          onClose()
        },
        onError: failed,
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={isPending}
      submitLabel={m.reviews_decide()}
    >
      <Radio.Group label={m.reviews_decisionLabel()} {...field('decision')}>
        <Stack gap="xs" mt={4}>
          <Radio value="manter" label={m.reviews_decision({ decision: 'manter' })} />
          <Radio value="remover" label={m.reviews_decision({ decision: 'remover' })} />
        </Stack>
      </Radio.Group>
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
      <LongTextarea label={m.reviews_note()} most={500} required {...field('note')} />
    </DialogForm>
  )
}
