import { Button, Card, Container, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getSubscription, type Subscription } from 'contract/plans'
import { priceOf } from 'contract/rules/plans'
import { anonymous, logout } from 'contract/session'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePlanName } from '../../lib/plan.ts'
import { query, useCall } from '../../lib/query.ts'
import { useSession, useSetSession } from '../../lib/session.ts'
import { urls } from '../../lib/urls.ts'
import { usePriceText } from './plan-choice.ts'

/** A wizard opened by who has signed up already, e.g. with Back from the payment page. */
export function AccountExists({ head }: { head(step: string): ReactNode }) {
  const { t } = useTranslation()
  const { user, tipo, empresa } = useSession()
  const companyMissing = tipo === 'PF' && !empresa
  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      {head(t('signup.exists'))}
      <Card padding="lg">
        <Stack gap="lg">
          <div>
            <Title order={1} size="h2">
              {t('signup.exists')}
            </Title>
            <Text c="dimmed" mt="xs">
              {t('signup.existsAs', { name: user?.nome, email: user?.email })}
            </Text>
          </div>
          {companyMissing ? <CompanyLeft /> : <PlanLeft />}
          <AnotherPerson />
        </Stack>
      </Card>
    </Container>
  )
}

function CompanyLeft() {
  const { t } = useTranslation()
  return (
    <>
      <Text>{t('signup.companyLeft')}</Text>
      <Button component={Link} to={urls.signupCompany} color="coral">
        {t('signup.registerCompany')}
      </Button>
    </>
  )
}

/** To pay, to choose another plan, or to go on without: whatever is still open. */
function PlanLeft() {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(query(getSubscription))
  if (isPending) return <Skeleton height={160} />
  return (
    <Stack gap="sm">
      <PlanState subscription={data} />
      {data?.pending && (
        <Button component="a" href={data.pending.checkout_url} color="coral">
          {t('signup.payNow')}
        </Button>
      )}
      {data?.plan === 'MKTFREE' && (
        <Button component={Link} to={urls.changePlan} variant="default">
          {t(data.pending ? 'signup.chooseOther' : 'signup.choosePlan')}
        </Button>
      )}
      <Button component={Link} to={urls.panel} variant={data?.pending ? 'default' : 'filled'}>
        {t(data?.pending ? 'signup.goOnFree' : 'signup.goToPanel')}
      </Button>
    </Stack>
  )
}

/** Nothing is said about the plan when it cannot be read. */
function PlanState({ subscription }: { subscription: Subscription | undefined }) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const priceText = usePriceText()
  if (!subscription) return null
  const { plan, pending } = subscription
  if (pending) {
    const price = priceText({
      amount: priceOf(pending.plan, pending.period),
      period: pending.period,
    })
    return <Text>{t('signup.paymentLeft', { plan: planName(pending.plan), price })}</Text>
  }
  return <Text>{t('signup.onPlan', { plan: planName(plan) })}</Text>
}

/** On a shared computer: the choice of the plan stays for who comes next. */
function AnotherPerson() {
  const { t } = useTranslation()
  const setSession = useSetSession()
  const end = useCall(logout)
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={end.isPending}
      onClick={() => end.mutate({}, { onSuccess: () => setSession(anonymous) })}
    >
      {t('signup.anotherPerson')}
    </Button>
  )
}
