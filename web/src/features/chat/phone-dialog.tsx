import { Text } from '@mantine/core'
import { phone } from 'contract/rules/fields'
import { use } from 'react'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { NonceContext } from '../../lib/nonce.ts'
import { hasAccountPhone } from '../../lib/session.ts'
import { readTextInScript } from '../../lib/storage.ts'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { phoneMask } from '../../ui/masks.ts'
import { ReadyDialog } from '../../ui/ready-dialog.tsx'

type PhoneDialogProps = {
  opened: boolean | undefined
  onClose(): void
  onPhone(phone: string): void
}

const Schema = z.object({ phone: phone() })

/** Asks for the number when none is stored. */
export function PhoneDialog({ opened, onClose, onPhone }: PhoneDialogProps) {
  const nonce = use(NonceContext)
  return (
    <ReadyDialog
      opened={opened}
      atOnceIf={{
        condition: `!${readTextInScript('numberForChat')} && !${hasAccountPhone}`,
        nonce,
      }}
      onClose={onClose}
      title={m.chat_phoneTitle()}
      closeLabel={m.common_close()}
    >
      <PhoneForm onClose={onClose} onPhone={onPhone} />
    </ReadyDialog>
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
      closeLabel={m.common_close()}
    >
      <Text c="dimmed">{m.chat_phoneText()}</Text>
      <MaskedInput
        label={m.chat_phone()}
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(11) 98765-4321"
        data-autofocus
        suppressHydrationWarning
        required
        {...field('phone')}
      />
    </DialogForm>
  )
}
