import { Button, Card, Container, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getSubscription, type Subscription } from 'contract/plans'
import { priceOf } from 'contract/rules/plans'
import { logout } from 'contract/session'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { planName } from '../../model/plan.ts'
import { query, useCall } from '../../lib/query.ts'
import { keepChosenPlan, readChosenPlan } from '../../model/chosen-plan.ts'
import { useSession } from '../../model/session.ts'
import { clearEverything, readText, writeText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import { usePriceText } from './plan-choice.ts'

/** A wizard opened by who has signed up already, e.g. with Back from the payment page. */
export function AccountExists({ head }: { head(step: string): ReactNode }) {
  const { user, tipo, empresa } = useSession()
  const companyMissing = tipo === 'PF' && !empresa
  return (
    <Container size="sm" py={{ base: 'lg', sm: '2xl' }}>
      {head(m.signup_exists())}
      <Card padding="lg">
        <Stack gap="lg">
          <div>
            <Title order={1} size="h2">
              {m.signup_exists()}
            </Title>
            <Text c="dimmed" mt="xs">
              {m.signup_existsAs({ name: user?.nome ?? '', email: user?.email ?? '' })}
            </Text>
          </div>
          {companyMissing ? <CompanyLeft /> : <PlanLeft />}
        </Stack>
      </Card>
    </Container>
  )
}

function CompanyLeft() {
  return (
    <>
      <Text>{m.signup_companyLeft()}</Text>
      <Button component={Link} to={urls.signupCompany} color="coral">
        {m.signup_registerCompany()}
      </Button>
      <AnotherPerson />
    </>
  )
}

/** To pay, to choose another plan, or to go on without: whatever is still open. */
function PlanLeft() {
  const { data, isPending } = useQuery(query(getSubscription))
  if (isPending) return <Skeleton height={160} />
  return (
    <>
      <Stack gap="sm">
        <PlanState subscription={data} />
        {data?.pending && (
          <Button component="a" href={data.pending.checkout_url} color="coral">
            {m.signup_payNow()}
          </Button>
        )}
        {data?.plan === 'MKTFREE' && (
          <Button component={Link} to={urls.changePlan} variant="default">
            {data.pending ? m.signup_chooseOther() : m.signup_choosePlan()}
          </Button>
        )}
        <Button component={Link} to={urls.panel} variant={data?.pending ? 'default' : 'filled'}>
          {data?.pending ? m.signup_goOnFree() : m.signup_goToPanel()}
        </Button>
      </Stack>
      <AnotherPerson />
    </>
  )
}

/** Nothing is said about the plan when it cannot be read. */
function PlanState({ subscription }: { subscription: Subscription | undefined }) {
  const priceText = usePriceText()
  if (!subscription) return null
  const { plan, pending } = subscription
  if (pending) {
    const price = priceText({
      amount: priceOf(pending.plan, pending.period),
      period: pending.period,
    })
    return <Text>{m.signup_paymentLeft({ plan: planName(pending.plan), price })}</Text>
  }
  return <Text>{m.signup_onPlan({ plan: planName(plan) })}</Text>
}

/** On a shared computer: the choice of the plan stays for who comes next. */
function AnotherPerson() {
  const end = useCall(logout)
  function startAfresh() {
    const [plan, kind] = [readChosenPlan(), readText('planKind')]
    clearEverything()
    keepChosenPlan(plan)
    if (kind) writeText('planKind', kind)
    // What the wizard itself still holds goes with the page.
    window.location.reload()
  }
  return (
    <Button
      variant="subtle"
      size="sm"
      loading={end.isPending}
      onClick={() => end.mutate({}, { onSuccess: startAfresh })}
    >
      {m.signup_anotherPerson()}
    </Button>
  )
}
