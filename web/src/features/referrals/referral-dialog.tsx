import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { createReferral, listReferrals, ReferralInput } from 'contract/referrals'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Dialog, DialogForm } from '../../ui/dialog.tsx'
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
  const { textOf, fieldsOf } = useErrorText()
  const form = useForm<ReferralInput>({
    initialValues: empty,
    validate: schemaResolver(ReferralInput, { sync: true }),
  })
  const errorOf = useTranslatedErrors(form)
  const send = useCall(createReferral, { changes: [listReferrals] })

  const submit = form.onSubmit(
    (body) =>
      send.mutate(
        { body },
        {
          onSuccess() {
            notifySuccess({ title: t('referrals.sentTitle'), message: t('referrals.sentText') })
            onClose()
          },
          onError(error) {
            form.setErrors(fieldsOf(error))
            notifyProblem({ title: t('referrals.failedTitle'), message: textOf(error) })
          },
        },
      ),
    focusFirstWrongField,
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
        {...form.getInputProps('nome_indicador')}
        error={errorOf('nome_indicador')}
      />
      <TextInput
        label={t('referrals.empresa_freelancer_indicada')}
        autoComplete="off"
        required
        {...form.getInputProps('empresa_freelancer_indicada')}
        error={errorOf('empresa_freelancer_indicada')}
      />
      <TextInput
        label={t('referrals.email_indicado')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...form.getInputProps('email_indicado')}
        error={errorOf('email_indicado')}
      />
      <MaskedInput
        label={t('referrals.telefone_indicado')}
        mask={phoneMask}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        required
        {...form.getInputProps('telefone_indicado')}
        error={errorOf('telefone_indicado')}
      />
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
