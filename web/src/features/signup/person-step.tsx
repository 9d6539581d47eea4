import { TextInput } from '@mantine/core'
import { sendEmailCode } from 'contract/signup'
import { stepForm } from 'contract/schemas/field-schemas'
import { freelancerFields } from 'contract/schemas/supplier-fields'
import { codeWaitSeconds } from 'contract/rules/email-code'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import type { Draft } from '../../lib/draft.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { BirthDateField } from '../../ui/birth-date-field.tsx'
import type { CodeState, PersonDraft } from './drafts.ts'
import { StepForm } from './step-form.tsx'
import type { StepMoves } from './steps.tsx'

const PersonForm = stepForm(freelancerFields, 'person')

export const isPersonDone = (values: PersonDraft): boolean => PersonForm.safeParse(values).success

type PersonStepProps<D> = StepMoves & {
  draft: Draft<D>
  errors: Record<string, string>
  /** What the alert says when a field is empty; the two wizards word it differently. */
  missing: string
}

/** Who the person is. Going on sends a code to the e-mail, unless one is already on its way. */
export function PersonStep<D extends PersonDraft & CodeState>({
  draft,
  errors,
  next,
  back,
  missing,
}: PersonStepProps<D>) {
  const { textOf } = useErrorText()
  const send = useCall(sendEmailCode)
  const [website, setWebsite] = useState('')
  const { nome, telefone, email, nascimento } = draft.values

  function goOn(values: PersonDraft) {
    const address = values.email.trim().toLowerCase()
    const { codeSentTo, codeSentAt, verifiedEmail } = draft.values
    const fresh = Date.now() - codeSentAt < codeWaitSeconds * 1000
    if (verifiedEmail === address || (codeSentTo === address && fresh)) return next()
    send.mutate(
      { body: { email: address, codeVerify: 'string', ...(website ? { website } : {}) } },
      {
        onSuccess() {
          draft.update({ codeSentTo: address, codeSentAt: Date.now() } as Partial<D>)
          notifySuccess(m.emailCode_checkInbox(), m.emailCode_sent())
          next()
        },
        onError: (error) => notifyWarning(textOf(error)),
      },
    )
  }

  return (
    <StepForm
      schema={PersonForm}
      initial={{ nome, telefone, email, nascimento }}
      errors={errors}
      onChange={(values) => draft.update(values as unknown as Partial<D>)}
      onDone={goOn}
      missing={missing}
      busy={send.isPending}
      submitLabel={m.signup_next()}
      onBack={back}
    >
      {({ field }) => (
        <>
          <TextInput autoComplete="name" required {...field('nome')} />
          <PhoneField placeholder="(00) 00000-0000" required {...field('telefone')} />
          <EmailField description={m.signup_emailHelp()} required {...field('email')} />
          <BirthDateField required {...field('nascimento')} />
          <Honeypot name="website" onChange={setWebsite} />
        </>
      )}
    </StepForm>
  )
}
