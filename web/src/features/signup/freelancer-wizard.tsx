import { formField } from 'contract/rules/freelancer-payload'
import { createFreelancer, freelancerPayload } from 'contract/signup'
import { FreelancerForm } from 'contract/schemas/signup'
import { type ReactNode, useState } from 'react'
import { m } from '#texts/messages.js'
import { useDraft } from '../../lib/draft.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useSession } from '../../model/session.ts'
import { urls } from 'contract/urls'
import { CodeStep, isCodeDone } from './code-step.tsx'
import { Completion } from './completion.tsx'
import { emptyFreelancer, type FreelancerDraft, freelancerStore } from './drafts.ts'
import {
  FreelancerAddressForm,
  FreelancerAddressStep,
  FreelancerProfileForm,
  FreelancerProfileStep,
} from './freelancer-steps.tsx'
import { useAfterSignup } from './payment.ts'
import { PasswordForm } from './password-form.tsx'
import { isPersonDone, PersonStep } from './person-step.tsx'
import { usePlanChoice } from './plan-choice.ts'
import { PlanHeader } from './plan-header.tsx'
import { isUnverified, useRefusal } from './refusal.ts'
import { SignupGate, useOwnSignup } from './signup-gate.tsx'
import { type SignupStep, SignupSteps, type StepMoves } from './steps.tsx'

const isAddressDone = (values: FreelancerDraft) => FreelancerAddressForm.safeParse(values).success
const isProfileDone = (values: FreelancerDraft) => FreelancerProfileForm.safeParse(values).success

/** A freelancer signs up: five steps and the end. */
export function FreelancerWizard({ head }: { head(step: string): ReactNode }) {
  const draft = useDraft(freelancerStore, emptyFreelancer)
  const refusal = useRefusal(formField)
  const send = useCall(createFreelancer)
  const session = useSession()
  const choice = usePlanChoice('Freelancer')
  const finish = useAfterSignup(choice)
  const [own, setOwn] = useOwnSignup()
  const [finished, setFinished] = useState(false)
  const [unpaid, setUnpaid] = useState<string>()

  function correct(error: unknown, { go }: StepMoves) {
    setOwn(false)
    const [field] = refusal.refuse(error)
    if (isUnverified(error)) {
      draft.update({ verifiedEmail: '' })
      go('codigo')
    } else if (field && field in FreelancerAddressForm.shape) go('endereco')
    else if (field && field in FreelancerProfileForm.shape) go('perfil')
    else if (field && field !== 'password_user') go('dados')
  }

  function submit(password: string, moves: StepMoves) {
    refusal.forget()
    setOwn(true)
    const form = FreelancerForm.parse(draft.values)
    send.mutate(
      { body: freelancerPayload(form, password) },
      {
        onError: (error) => correct(error, moves),
        async onSuccess({ id_user }) {
          notifySuccess(m.signup_created())
          const end = await finish({ id: id_user, email: form.email, kind: 'Freelancer' })
          if (end.leaving) return
          setUnpaid(end.unpaid)
          setFinished(true)
          moves.go('concluido')
        },
      },
    )
  }

  const steps: SignupStep<FreelancerDraft>[] = [
    {
      id: 'dados',
      label: m.signup_labelPerson(),
      heading: m.signup_letsStart(),
      text: m.signup_freelancerStartText(),
      isDone: isPersonDone,
      render: (moves) => (
        <PersonStep
          draft={draft}
          errors={refusal.errors}
          missing={m.signup_missingBeforeNext()}
          {...moves}
        />
      ),
    },
    {
      id: 'codigo',
      label: m.signup_labelCode(),
      heading: isCodeDone(draft.values) ? m.signup_codeDone() : m.signup_typeCode(),
      isDone: isCodeDone,
      render: (moves) => <CodeStep draft={draft} {...moves} />,
    },
    {
      id: 'endereco',
      label: m.signup_labelAddress(),
      heading: m.signup_freelancerAddress(),
      isDone: isAddressDone,
      render: (moves) => <FreelancerAddressStep draft={draft} errors={refusal.errors} {...moves} />,
    },
    {
      id: 'perfil',
      label: m.signup_labelProfile(),
      heading: m.signup_freelancerProfile(),
      isDone: isProfileDone,
      render: (moves) => <FreelancerProfileStep draft={draft} errors={refusal.errors} {...moves} />,
    },
    {
      id: 'senha',
      label: m.signup_labelPassword(),
      heading: m.signup_createPassword(),
      isDone: () => finished,
      render: (moves) => (
        <PasswordForm
          email={draft.values.email}
          busy={send.isPending}
          errors={refusal.errors}
          submitLabel={choice.plan === 'MKTFREE' ? m.signup_finish() : m.plans_goToPayment()}
          onPassword={(password) => submit(password, moves)}
          onBack={moves.back}
        />
      ),
    },
    {
      id: 'concluido',
      heading: m.signup_congratulations(),
      isDone: () => false,
      render: () => (
        <Completion
          text={m.signup_freelancerDoneText()}
          problem={unpaid}
          action={{ label: m.signup_enter(), to: urls.panel }}
        />
      ),
    },
  ]
  const exists = !own && (session.tipo === 'Freelancer' || session.tipo === 'PF')
  return (
    <SignupGate kind="Freelancer" choice={choice} exists={exists} head={head}>
      <SignupSteps
        title={m.signup_freelancerTitle()}
        header={!finished && <PlanHeader choice={choice} kind="Freelancer" />}
        steps={steps}
        draft={draft}
        finished={finished}
        head={head}
      />
    </SignupGate>
  )
}
