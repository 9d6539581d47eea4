import { Text, TextInput } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { createReferral, listReferrals } from 'contract/referrals'
import { ReferralInput } from 'contract/schemas/referrals'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { noReferral } from './referral-fields.ts'

type ReferralFormProps = {
  /** What was typed and what was said of it, when the browser itself sent the form. */
  typed?: ReferralInput | undefined
  failure?: unknown
  onSent(): void
  /** In a dialog. */
  onClose?(): void
}

/** Recommends a supplier: a real form, which needs no scripts. */
export function ReferralForm({ typed, failure, onSent, onClose }: ReferralFormProps) {
  const { textOf, fieldsOf } = useErrorText()
  const { form, field, onSubmit, refused } = useContractForm(
    ReferralInput,
    { ...noReferral, ...typed },
    fieldsOf(failure),
  )
  const send = useCall(createReferral, { changes: [listReferrals] })
  const named = (name: keyof ReferralInput & string) => ({ name, ...field(name) })

  const submit = onSubmit((body) =>
    send.mutate(
      { body },
      {
        onSuccess() {
          notifySuccess(m.referrals_sentText(), m.referrals_sentTitle())
          onSent()
        },
        onError: (error) => refused(error, { title: m.referrals_failedTitle() }),
      },
    ),
  )

  return (
    <DialogForm
      action={urls.recommend}
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.referrals_send()}
    >
      {failure !== undefined && (
        <Alert color="red" role="alert" title={m.referrals_failedTitle()}>
          {textOf(failure)}
        </Alert>
      )}
      <TextInput
        label={m.referrals_nome_indicador()}
        autoComplete="name"
        data-autofocus
        required
        {...named('nome_indicador')}
      />
      <TextInput
        label={m.referrals_empresa_freelancer_indicada()}
        autoComplete="off"
        required
        {...named('empresa_freelancer_indicada')}
      />
      <EmailField
        label={m.referrals_email_indicado()}
        autoComplete="off"
        required
        {...named('email_indicado')}
      />
      <PhoneField
        label={m.referrals_telefone_indicado()}
        autoComplete="off"
        required
        {...named('telefone_indicado')}
      />
      <Text size="sm" c="dimmed">
        {m.referrals_willBeTold()}
      </Text>
      <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
    </DialogForm>
  )
}
