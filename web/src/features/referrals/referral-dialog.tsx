import { Text, TextInput } from '@mantine/core'
import { createReferral, listReferrals } from 'contract/referrals'
import { ReferralInput } from 'contract/schemas/referrals'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { phoneMask } from '../../ui/masks.ts'

type Shell = { opened: boolean; onClose(): void }

export function ReferralDialog({ opened, onClose }: Shell) {
  const { t } = useTranslation()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('referrals.dialogTitle')}
      closeLabel={t('common.close')}
    >
      <ReferralForm onClose={onClose} />
    </Dialog>
  )
}

const empty: ReferralInput = {
  nome_indicador: '',
  email_indicado: '',
  telefone_indicado: '',
  empresa_freelancer_indicada: '',
}

function ReferralForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const { form, field, onSubmit, refused } = useContractForm(ReferralInput, empty)
  const send = useCall(createReferral, { changes: [listReferrals] })

  const submit = onSubmit((body) =>
    send.mutate(
      { body },
      {
        onSuccess() {
          notifySuccess({ title: t('referrals.sentTitle'), message: t('referrals.sentText') })
          onClose()
        },
        onError: (error) => refused(error, { title: t('referrals.failedTitle') }),
      },
    ),
  )

  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={t('referrals.send')}
      closeLabel={t('common.close')}
    >
      <TextInput
        label={t('referrals.nome_indicador')}
        autoComplete="name"
        data-autofocus
        required
        {...field('nome_indicador')}
      />
      <TextInput
        label={t('referrals.empresa_freelancer_indicada')}
        autoComplete="off"
        required
        {...field('empresa_freelancer_indicada')}
      />
      <TextInput
        label={t('referrals.email_indicado')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...field('email_indicado')}
      />
      <MaskedInput
        label={t('referrals.telefone_indicado')}
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        {...field('telefone_indicado')}
      />
      <Text size="sm" c="dimmed">
        {t('referrals.willBeTold')}
      </Text>
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
