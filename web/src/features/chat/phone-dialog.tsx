import { Text } from '@mantine/core'
import { phone } from 'contract/rules/fields'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { PlainDialog } from '../../ui/plain-dialog.tsx'

type PhoneDialogProps = {
  opened: boolean
  onClose(): void
  onPhone(phone: string): void
}

const Schema = z.object({ phone: phone() })

/** Asks for the number when none is stored. */
export function PhoneDialog({ opened, onClose, onPhone }: PhoneDialogProps) {
  return (
    <PlainDialog opened={opened} onClose={onClose} title={m.chat_phoneTitle()}>
      <PhoneForm onClose={onClose} onPhone={onPhone} />
    </PlainDialog>
  )
}

function PhoneForm({ onClose, onPhone }: Omit<PhoneDialogProps, 'opened'>) {
  const { field, onSubmit } = useContractForm(Schema, { phone: '' })
  return (
    <DialogForm
      onSubmit={onSubmit((values) => onPhone(Schema.parse(values).phone))}
      onClose={onClose}
      busy={false}
      submitLabel={m.chat_phoneSubmit()}
    >
      <Text c="dimmed">{m.chat_phoneText()}</Text>
      <PhoneField
        label={m.chat_phone()}
        placeholder="(11) 98765-4321"
        data-autofocus
        required
        {...field('phone')}
      />
    </DialogForm>
  )
}
