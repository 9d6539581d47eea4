import { createOwner, ownerPayload } from 'contract/signup'
import { OwnerForm } from 'contract/schemas/signup'
import { type ReactNode, useState } from 'react'
import { m } from '#texts/messages.js'
import { useDraft } from '../../lib/draft.ts'
import { rememberSignup } from '../../model/new-account.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useSession } from '../../model/session.ts'
import { writeText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import { useReadSession } from './api.ts'
import { CodeStep, isCodeDone } from './code-step.tsx'
import { Completion } from './completion.tsx'
import { emptyOwner, type OwnerDraft, ownerStore } from './drafts.ts'
import { OwnerDocumentForm, OwnerDocumentStep } from './owner-document-step.tsx'
import { PasswordForm } from './password-form.tsx'
import { isPersonDone, PersonStep } from './person-step.tsx'
import { usePlanChoice } from './plan-choice.ts'
import { PlanHeader } from './plan-header.tsx'
import { isUnverified, useRefusal } from './refusal.ts'
import { SignupGate, useOwnSignup } from './signup-gate.tsx'
import { type SignupStep, type StepMoves, SignupSteps } from './steps.tsx'

/** The account of a company's owner: four steps, then on to the company. */
export function OwnerWizard({ head }: { head(step: string): ReactNode }) {
  const draft = useDraft(ownerStore, emptyOwner)
  const refusal = useRefusal()
  const session = useSession()
  const choice = usePlanChoice('Empresa')
  const [own, setOwn] = useOwnSignup()
  const { create, busy, created } = useCreateOwner()

  function submit(password: string, { go }: StepMoves) {
    refusal.forget()
    setOwn(true)
    create(draft.values, password, {
      onRefused(error) {
        setOwn(false)
        const [field] = refusal.refuse(error)
        if (isUnverified(error)) {
          draft.update({ verifiedEmail: '' })
          go('codigo')
        } else if (field && field in OwnerDocumentForm.shape) go('documento')
        else if (field && field !== 'password_user') go('dados')
      },
      onCreated: () => go('quase-la'),
    })
  }

  const steps: SignupStep<OwnerDraft>[] = [
    {
      id: 'dados',
      label: m.signup_firstStep(),
      heading: m.signup_letsStart(),
      text: m.signup_ownerStartText(),
      isDone: isPersonDone,
      render: (moves) => (
        <PersonStep draft={draft} errors={refusal.errors} missing={m.signup_missing()} {...moves} />
      ),
    },
    {
      id: 'codigo',
      label: m.signup_secondStep(),
      heading: isCodeDone(draft.values) ? m.signup_codeDone() : m.signup_typeCode(),
      isDone: isCodeDone,
      render: (moves) => <CodeStep draft={draft} {...moves} />,
    },
    {
      id: 'documento',
      label: m.signup_thirdStep(),
      heading: m.signup_ownerDocument(),
      isDone: (values) => OwnerDocumentForm.safeParse(values).success,
      render: (moves) => <OwnerDocumentStep draft={draft} errors={refusal.errors} {...moves} />,
    },
    {
      id: 'senha',
      label: m.signup_fourthStep(),
      heading: m.signup_createPassword(),
      isDone: () => created,
      render: (moves) => (
        <PasswordForm
          email={draft.values.email}
          busy={busy}
          errors={refusal.errors}
          submitLabel={m.signup_next()}
          onPassword={(password) => submit(password, moves)}
          onBack={moves.back}
        />
      ),
    },
    {
      id: 'quase-la',
      heading: m.signup_almostDone(),
      isDone: () => false,
      render: () => (
        <Completion
          text={m.signup_almostDoneText()}
          action={{ label: m.signup_continue(), to: urls.signupCompany }}
        />
      ),
    },
  ]
  const exists = !own && (session.tipo === 'Freelancer' || session.tipo === 'PF')
  return (
    <SignupGate kind="Empresa" choice={choice} exists={exists} head={head}>
      <SignupSteps
        title={m.signup_ownerTitle()}
        header={<PlanHeader choice={choice} kind="Empresa" />}
        steps={steps}
        draft={draft}
        finished={created}
        head={head}
      />
    </SignupGate>
  )
}

type Outcome = { onRefused(error: unknown): void; onCreated(): void }

/** Creates the account, which opens its session, and keeps its id for the company's wizard. */
function useCreateOwner() {
  const send = useCall(createOwner)
  const readSession = useReadSession()
  const [created, setCreated] = useState(false)
  return {
    created,
    busy: send.isPending,
    create(draft: OwnerDraft, password: string, { onRefused, onCreated }: Outcome) {
      send.mutate(
        { body: ownerPayload(OwnerForm.parse(draft), password) },
        {
          onError: onRefused,
          async onSuccess({ user_id }) {
            notifySuccess(m.signup_created())
            writeText('id_for_enterprise', String(user_id))
            rememberSignup(user_id)
            await readSession()
            setCreated(true)
            onCreated()
          },
        },
      )
    },
  }
}
