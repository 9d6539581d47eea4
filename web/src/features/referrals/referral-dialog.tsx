import { Text, TextInput } from '@mantine/core'
import { createReferral, listReferrals } from 'contract/referrals'
import { ReferralInput } from 'contract/schemas/referrals'
import { m } from '#texts/messages.js'
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
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.referrals_dialogTitle()}
      closeLabel={m.common_close()}
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
  const { form, field, onSubmit, refused } = useContractForm(ReferralInput, empty)
  const send = useCall(createReferral, { changes: [listReferrals] })

  const submit = onSubmit((body) =>
    send.mutate(
      { body },
      {
        onSuccess() {
          notifySuccess({ title: m.referrals_sentTitle(), message: m.referrals_sentText() })
          onClose()
        },
        onError: (error) => refused(error, { title: m.referrals_failedTitle() }),
      },
    ),
  )

  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.referrals_send()}
      closeLabel={m.common_close()}
    >
      <TextInput
        label={m.referrals_nome_indicador()}
        autoComplete="name"
        data-autofocus
        required
        {...field('nome_indicador')}
      />
      <TextInput
        label={m.referrals_empresa_freelancer_indicada()}
        autoComplete="off"
        required
        {...field('empresa_freelancer_indicada')}
      />
      <TextInput
        label={m.referrals_email_indicado()}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...field('email_indicado')}
      />
      <MaskedInput
        label={m.referrals_telefone_indicado()}
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        {...field('telefone_indicado')}
      />
      <Text size="sm" c="dimmed">
        {m.referrals_willBeTold()}
      </Text>
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
