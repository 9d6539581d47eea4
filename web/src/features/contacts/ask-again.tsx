import { Text, Textarea } from '@mantine/core'
import { askAgain, type AskAgainForm, listMyContacts, type MyContact } from 'contract/contacts'
import { AskAgainForm as Schema } from 'contract/schemas/contacts'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { keepProof } from './visitor.ts'

/** The same data once more, with what is needed now. */
export function AskAgain({ contact, onClose }: { contact: MyContact; onClose(): void }) {
  const { field, onSubmit, refused } = useContractForm<AskAgainForm>(Schema, {
    mensagem: contact.mensagem?.slice(0, 1000) ?? '',
  })
  const { mutate, isPending } = useCall(askAgain, { changes: [listMyContacts] })
  const submit = onSubmit(({ mensagem }) =>
    mutate(
      { body: { proof: contact.proof, mensagem } },
      {
        onSuccess({ proof }) {
          keepProof(contact.supplier.id, proof)
          onClose()
          notifySuccess(m.contacts_askedAgain())
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
      submitLabel={m.contacts_askAgain()}
    >
      <Text size="sm" c="dimmed">
        {m.contacts_askAgainText()}
      </Text>
      <Textarea
        label={m.contacts_mensagem()}
        maxLength={1000}
        minRows={2}
        maxRows={8}
        {...field('mensagem')}
      />
    </DialogForm>
  )
}
