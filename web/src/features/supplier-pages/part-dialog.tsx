import {
  getPublishedPage,
  type PageRemoval,
  removeFromPage,
  type RemovablePart,
} from 'contract/supplier-pages'
import { PageRemoval as Schema } from 'contract/schemas/supplier-pages'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

export type RemovedPart = { part: RemovablePart; file?: string; text: string }

type PartDialogProps = { id: number; removing: RemovedPart | undefined; onClose(): void }

export function PartDialog({ id, removing, onClose }: PartDialogProps) {
  return (
    <Dialog opened={removing !== undefined} onClose={onClose} title={m.pages_takeOffTitle()}>
      {removing && <ReasonForm id={id} removing={removing} onClose={onClose} />}
    </Dialog>
  )
}

type ReasonFormProps = { id: number; removing: RemovedPart; onClose(): void }

function ReasonForm({ id, removing: { part, file }, onClose }: ReasonFormProps) {
  const { field, onSubmit, refused } = useContractForm<PageRemoval>(Schema, {
    part,
    ...(file ? { file: part === 'cover' ? undefined : file } : {}),
    reason: '',
  })
  const { mutate, isPending } = useCall(removeFromPage, {
    changes: [getPublishedPage, ...supplierReads],
  })
  const submit = onSubmit((body) =>
    mutate(
      { params: { id }, body },
      {
        onSuccess() {
          notifySuccess(m.pages_takenOff())
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
      submitLabel={m.pages_takeOff()}
    >
      <LongTextarea
        label={m.pages_takeOffReason({ part: m.pages_partName({ part }) })}
        description={m.moderation_reasonHelp()}
        minRows={2}
        most={500}
        required
        {...field('reason')}
      />
    </DialogForm>
  )
}
