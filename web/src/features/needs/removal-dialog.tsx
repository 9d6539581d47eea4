import { Select } from '@mantine/core'
import { listChanges } from 'contract/audit'
import { type AdminNeed, getNeedMap, listNeeds, type NeedRemoval, removeNeed } from 'contract/needs'
import { needRemovalReasons } from 'contract/rules/needs'
import { NeedRemoval as Schema } from 'contract/schemas/needs'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall, useReadAnew } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type RemovalDialogProps = { need: AdminNeed | undefined; onClose(): void }

export function RemovalDialog({ need, onClose }: RemovalDialogProps) {
  return (
    <Dialog
      opened={need !== undefined}
      onClose={onClose}
      title={m.needs_removeTitle({ title: need?.titulo ?? '' })}
    >
      {need && <RemovalForm key={need.id} need={need} onClose={onClose} />}
    </Dialog>
  )
}

type Values = { motivo: string | null; note: string }

function RemovalForm({ need, onClose }: { need: AdminNeed; onClose(): void }) {
  const { field, onSubmit, refused } = useContractForm<Values>(Schema, { motivo: null, note: '' })
  const readAnew = useReadAnew()
  const changes = [listNeeds, getNeedMap, listChanges]
  const { mutate, isPending } = useCall(removeNeed, { changes })
  function failed(error: unknown) {
    if (!hasCode(error, 'NEED_CLOSED')) return refused(error)
    readAnew(changes)
    notifyWarning(m.needs_removedByOther())
    onClose()
  }
  const submit = onSubmit((body) =>
    mutate(
      { params: { id: need.id }, body: body as NeedRemoval },
      {
        onSuccess() {
          notifySuccess(m.needs_removed())
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
      submitLabel={m.needs_remove()}
      submitColor="red"
    >
      <Select
        label={m.needs_reason()}
        data={needRemovalReasons.map((reason) => ({
          value: reason,
          label: m.needs_removalReason({ reason }),
        }))}
        allowDeselect={false}
        required
        {...field('motivo')}
      />
      <LongTextarea label={m.needs_note()} most={500} required {...field('note')} />
    </DialogForm>
  )
}
