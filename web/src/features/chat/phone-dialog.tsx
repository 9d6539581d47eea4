import { Text } from '@mantine/core'
import { phone } from 'contract/rules/fields'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
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
  const { t } = useTranslation()
  const nonce = use(NonceContext)
  return (
    <ReadyDialog
      opened={opened}
      atOnceIf={{
        condition: `!${readTextInScript('numberForChat')} && !${hasAccountPhone}`,
        nonce,
      }}
      onClose={onClose}
      title={t('chat.phoneTitle')}
      closeLabel={t('common.close')}
    >
      <PhoneForm onClose={onClose} onPhone={onPhone} />
    </ReadyDialog>
  )
}

function PhoneForm({ onClose, onPhone }: Omit<PhoneDialogProps, 'opened'>) {
  const { t } = useTranslation()
  const { field, onSubmit } = useContractForm(Schema, { phone: '' })
  return (
    <DialogForm
      onSubmit={onSubmit((values) => onPhone(Schema.parse(values).phone))}
      onClose={onClose}
      busy={false}
      submitLabel={t('chat.phoneSubmit')}
      closeLabel={t('common.close')}
    >
      <Text c="dimmed">{t('chat.phoneText')}</Text>
      <MaskedInput
        label={t('chat.phone')}
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
