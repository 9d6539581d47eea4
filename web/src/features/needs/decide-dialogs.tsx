import { Select, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import {
  acceptProposal,
  type DeclineForm,
  declineProposal,
  type MyProposal,
  readMyNeed,
  shareContact,
} from 'contract/needs'
import { declineReasons } from 'contract/rules/needs'
import { DeclineForm as Schema } from 'contract/schemas/needs'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useToday } from '../../lib/today.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type DialogProps = { proposal: MyProposal; token: string; opened: boolean; onClose(): void }

export function AcceptDialog({ proposal, token, opened, onClose }: DialogProps) {
  const { day } = useFormat()
  const today = useToday()
  const { mutate, isPending } = useCall(acceptProposal, { changes: [readMyNeed] })
  const { id, supplier, validade } = proposal
  const accept = () =>
    mutate(
      { params: { id }, body: { token } },
      {
        onSuccess() {
          onClose()
          notifySuccess(m.needs_accepted())
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={m.needs_acceptTitle({ name: supplier.nome })}
      backLabel={m.contacts_back()}
      confirmLabel={m.needs_accept()}
      color="coral"
      busy={isPending}
      onConfirm={accept}
    >
      <Text>{m.needs_acceptText({ name: supplier.nome })}</Text>
      {validade < today && (
        <Alert color="orange">{m.needs_acceptLate({ day: day(validade) })}</Alert>
      )}
    </ConfirmDialog>
  )
}

export function ShareDialog({ proposal, token, opened, onClose }: DialogProps) {
  const { mutate, isPending } = useCall(shareContact, { changes: [readMyNeed] })
  const { id, supplier } = proposal
  const share = () =>
    mutate(
      { params: { id }, body: { token } },
      {
        onSuccess() {
          onClose()
          notifySuccess(m.needs_shared())
        },
      },
    )
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={m.needs_shareTitle({ name: supplier.nome })}
      backLabel={m.contacts_back()}
      confirmLabel={m.needs_share()}
      busy={isPending}
      onConfirm={share}
    >
      <Text>{m.needs_shareText({ name: supplier.nome })}</Text>
    </ConfirmDialog>
  )
}

export function DeclineDialog({ proposal, token, opened, onClose }: DialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.needs_declineTitle({ name: proposal.supplier.nome })}
    >
      <DeclineFields proposal={proposal} token={token} onClose={onClose} />
    </Dialog>
  )
}

type Values = { motivo: string | null; texto: string }

function DeclineFields({ proposal, token, onClose }: Omit<DialogProps, 'opened'>) {
  const { field, onSubmit, refused } = useContractForm<Values>(Schema, { motivo: null, texto: '' })
  const { mutate, isPending } = useCall(declineProposal, { changes: [readMyNeed] })
  const submit = onSubmit((form) =>
    mutate(
      { params: { id: proposal.id }, body: { token, ...(form as DeclineForm) } },
      {
        onSuccess() {
          onClose()
          notifySuccess(m.needs_declined())
        },
        onError: (error) => refused(error),
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={isPending}
      submitLabel={m.needs_decline()}
      closeLabel={m.contacts_back()}
    >
      <Select
        label={m.needs_reason()}
        data={declineReasons.map((reason) => ({
          value: reason,
          label: m.needs_declineReason({ reason }),
        }))}
        allowDeselect={false}
        required
        {...field('motivo')}
      />
      <LongTextarea label={m.needs_declineWords()} minRows={2} most={500} {...field('texto')} />
    </DialogForm>
  )
}
