import { Alert, Anchor, Container } from '@mantine/core'
import { CompanyForm, companyPayload, createCompany } from 'contract/signup'
import { type ReactNode, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDraft } from '../../lib/draft.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useSession } from '../../lib/session.ts'
import { readText } from '../../lib/storage.ts'
import { urls } from '../../lib/urls.ts'
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
import { useRefusal } from './refusal.ts'
import { type SignupStep, SignupSteps, type StepMoves } from './steps.tsx'

/** The owner registers the company: four steps and the end. */
export function CompanyWizard({ head }: { head(step: string): ReactNode }) {
  const { t } = useTranslation()
  const session = useSession()
  const draft = useDraft(companyStore, emptyCompany)
  const refusal = useRefusal()
  const send = useCall(createCompany)
  const finish = useAfterSignup()
  const [finished, setFinished] = useState(false)
  const { errors } = refusal

  function correct(error: unknown, { go }: StepMoves) {
    const [field] = refusal.refuse(error)
    if (!field) return
    if (field in CompanyIdentityForm.shape) go('empresa')
    else if (field in CompanyAddressForm.shape) go('endereco')
    else if (field in CompanyTypeForm.shape) go('tipo')
  }

  function submit(moves: StepMoves) {
    refusal.forget()
    const { user } = session
    const ownerId = user?.id ?? Number(readText('id_for_enterprise'))
    send.mutate(
      { body: companyPayload(CompanyForm.parse(draft.values), ownerId) },
      {
        onError: (error) => correct(error, moves),
        async onSuccess() {
          notifySuccess({ title: t('common.success'), message: t('signup.companyCreated') })
          const leaving = await finish({ id: ownerId, email: user?.email ?? '', kind: 'PJ' })
          if (leaving) return
          setFinished(true)
          moves.go('concluido')
        },
      },
    )
  }

  const steps: SignupStep<CompanyDraft>[] = [
    {
      id: 'empresa',
      label: t('signup.labelCompany'),
      heading: t('signup.companyIdentity'),
      text: t('signup.companyIdentityText'),
      isDone: (values) => CompanyIdentityForm.safeParse(values).success,
      render: (moves) => <CompanyIdentityStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'endereco',
      label: t('signup.labelAddress'),
      heading: t('signup.companyAddress'),
      isDone: (values) => CompanyAddressForm.safeParse(values).success,
      render: (moves) => <CompanyAddressStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'tipo',
      label: t('signup.labelType'),
      heading: t('signup.companyType'),
      isDone: (values) => CompanyTypeForm.safeParse(values).success,
      render: (moves) => <CompanyTypeStep draft={draft} errors={errors} {...moves} />,
    },
    {
      id: 'servicos',
      label: t('signup.labelServices'),
      heading: t('signup.companyServices'),
      isDone: () => finished,
      render: (moves) => (
        <CompanyServiceStep
          draft={draft}
          errors={errors}
          busy={send.isPending}
          onDone={() => submit(moves)}
          {...moves}
        />
      ),
    },
    {
      id: 'concluido',
      label: t('signup.labelDone'),
      heading: t('signup.congratulations'),
      isDone: () => false,
      render: () => (
        <Completion
          text={t('signup.companyDoneText')}
          action={{ label: t('signup.enter'), to: urls.panel }}
        />
      ),
    },
  ]
  return (
    <>
      {!finished && session.tipo !== 'PF' && <OwnerNeeded />}
      <SignupSteps
        title={t('signup.companyTitle')}
        steps={steps}
        draft={draft}
        finished={finished || session.empresa !== null}
        head={head}
      />
    </>
  )
}

/** Nothing typed is lost by it, but only an owner who is logged in can finish. */
function OwnerNeeded() {
  return (
    <Container size="sm" pt="lg">
      <Alert color="orange">
        <Trans
          i18nKey="signup.ownerNeeded"
          components={{
            signup: <Anchor component={Link} to={urls.signupOwner} />,
            login: <Anchor component={Link} to={urls.login} />,
          }}
        />
      </Alert>
    </Container>
  )
}
