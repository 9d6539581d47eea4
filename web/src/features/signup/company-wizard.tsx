import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Container } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { anonymous } from 'contract/session'
import { companyPayload, createCompany } from 'contract/signup'
import { CompanyForm } from 'contract/schemas/signup'
import { type ReactNode, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useDraft } from '../../lib/draft.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { returningTo } from '../../lib/return-path.ts'
import { useSession, useSetSession } from '../../model/session.ts'
import { readText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import { CompanyIdentityForm, CompanyIdentityStep } from './company-identity-step.tsx'
import {
  CompanyAddressForm,
  CompanyAddressStep,
  CompanyServiceStep,
  CompanyTypeForm,
  CompanyTypeStep,
} from './company-steps.tsx'
import { Completion } from './completion.tsx'
import { type CompanyDraft, companyStore, emptyCompany } from './drafts.ts'
import { useAfterSignup } from './payment.ts'
import { usePlanChoice } from './plan-choice.ts'
import { PlanHeader } from './plan-header.tsx'
import { useRefusal } from './refusal.ts'
import { SignupGate, useOwnSignup } from './signup-gate.tsx'
import { type SignupStep, SignupSteps, type StepMoves } from './steps.tsx'

/** The owner registers the company: four steps and the end. */
export function CompanyWizard({ head }: { head(step: string): ReactNode }) {
  const session = useSession()
  const setSession = useSetSession()
  const draft = useDraft(companyStore, emptyCompany)
  const refusal = useRefusal()
  const send = useCall(createCompany)
  const choice = usePlanChoice('Empresa')
  const finish = useAfterSignup(choice)
  const [own, setOwn] = useOwnSignup()
  const [finished, setFinished] = useState(false)
  const [unpaid, setUnpaid] = useState<string>()
  const { errors } = refusal

  function correct(error: unknown, { go }: StepMoves) {
    setOwn(false)
    const [field] = refusal.refuse(error)
    if (error instanceof CallError && error.code === 'NOT_LOGGED_IN') setSession(anonymous)
    if (!field) return
    if (field in CompanyIdentityForm.shape) go('empresa')
    else if (field in CompanyAddressForm.shape) go('endereco')
    else if (field in CompanyTypeForm.shape) go('tipo')
  }

  function submit(moves: StepMoves) {
    refusal.forget()
    setOwn(true)
    const { user } = session
    const ownerId = user?.id ?? Number(readText('id_for_enterprise'))
    send.mutate(
      { body: companyPayload(CompanyForm.parse(draft.values), ownerId) },
      {
        onError: (error) => correct(error, moves),
        async onSuccess() {
          notifySuccess(m.signup_companyCreated())
          const end = await finish({ id: ownerId, email: user?.email ?? '', kind: 'PJ' })
          if (end.leaving) return
          setUnpaid(end.unpaid)
          setFinished(true)
          moves.go('concluido')
        },
      },
    )
  }

  const steps: SignupStep<CompanyDraft>[] = [
    {
      id: 'empresa',
      label: m.signup_labelCompany(),
      heading: m.signup_companyIdentity(),
      text: m.signup_companyIdentityText(),
      isDone: (values) => CompanyIdentityForm.safeParse(values).success,
      render: (moves) => <CompanyIdentityStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'endereco',
      label: m.signup_labelAddress(),
      heading: m.signup_companyAddress(),
      isDone: (values) => CompanyAddressForm.safeParse(values).success,
      render: (moves) => <CompanyAddressStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'tipo',
      label: m.signup_labelType(),
      heading: m.signup_companyType(),
      isDone: (values) => CompanyTypeForm.safeParse(values).success,
      render: (moves) => <CompanyTypeStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'servicos',
      label: m.signup_labelServices(),
      heading: m.signup_companyServices(),
      isDone: () => finished,
      render: (moves) => (
        <CompanyServiceStep
          draft={draft}
          errors={errors}
          busy={send.isPending}
          submitLabel={choice.plan === 'MKTFREE' ? m.signup_finish() : m.plans_goToPayment()}
          onDone={() => submit(moves)}
          {...moves}
        />
      ),
    },
    {
      id: 'concluido',
      label: m.signup_labelDone(),
      heading: m.signup_congratulations(),
      isDone: () => false,
      render: () => (
        <Completion
          text={m.signup_companyDoneText()}
          problem={unpaid}
          action={{ label: m.signup_enter(), to: urls.panel }}
        />
      ),
    },
  ]
  return (
    <SignupGate
      kind="Empresa"
      choice={choice}
      exists={!own && session.empresa !== null}
      head={head}
    >
      {!finished && session.tipo !== 'PF' && <OwnerNeeded />}
      <SignupSteps
        title={m.signup_companyTitle()}
        header={!finished && <PlanHeader choice={choice} kind="Empresa" />}
        steps={steps}
        draft={draft}
        finished={finished}
        head={head}
      />
    </SignupGate>
  )
}

/** Nothing typed is lost by it, but only an owner who is logged in can finish; a login comes back here. */
function OwnerNeeded() {
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const to = returningTo(urls.login, `${pathname}${search}`)
  const login = ({ children }: { children?: ReactNode }) => (
    <Anchor component={Link} to={to}>
      {children}
    </Anchor>
  )
  return (
    <Container size="sm" pt="lg">
      <Alert color="orange">
        {user ? (
          <ParaglideMessage message={m.signup_otherOwnerNeeded} markup={{ login }} />
        ) : (
          <ParaglideMessage
            message={m.signup_ownerNeeded}
            markup={{
              signup: ({ children }) => (
                <Anchor component={Link} to={urls.signupOwner}>
                  {children}
                </Anchor>
              ),
              login,
            }}
          />
        )}
      </Alert>
    </Container>
  )
}
