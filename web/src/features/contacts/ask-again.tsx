import { Text } from '@mantine/core'
import { askAgain, type AskAgainForm, listMyContacts, type MyContact } from 'contract/contacts'
import { dayOf } from 'contract/rules/calendar'
import { AskAgainForm as Schema } from 'contract/schemas/contacts'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { keepProof } from './visitor.ts'

const mostLetters = 1000

/** What was said before, to be said again; what was said today is known, and new words are added to it. */
const toRepeat = ({ created_at, mensagem }: MyContact): string => {
  const isToday = dayOf(new Date(created_at)) === dayOf(new Date())
  return isToday || !mensagem || mensagem.length > mostLetters ? '' : mensagem
}

/** The same data once more, with what is needed now. */
export function AskAgain({ contact, onClose }: { contact: MyContact; onClose(): void }) {
  const { field, onSubmit, refused } = useContractForm<AskAgainForm>(Schema, {
    mensagem: toRepeat(contact),
  })
  const { mutate, isPending } = useCall(askAgain, { changes: [listMyContacts] })
  const submit = onSubmit(({ mensagem }) =>
    mutate(
      { body: { proof: contact.proof, mensagem } },
      {
        onSuccess({ proof, sent }) {
          keepProof(contact.supplier.id, proof, contact.proof)
          if (!sent) return notifyWarning(m.contacts_askedToday())
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
      <LongTextarea
        label={m.contacts_mensagem()}
        most={mostLetters}
        minRows={2}
        maxRows={8}
        {...field('mensagem')}
      />
    </DialogForm>
  )
}
