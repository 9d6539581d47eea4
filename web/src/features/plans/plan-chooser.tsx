import { Anchor, Card, Center, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconBuildingHospital, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { PlanOffer } from 'contract/plans'
import { type BillingPeriod, type SupplierKind, supplierKinds } from 'contract/rules/plans'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { choiceOf, keepChosenKind, keepChosenPlan } from '../../model/chosen-plan.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { ownPath, returnParam } from '../../lib/return-path.ts'
import { ownSupplier, useSession } from '../../model/session.ts'
import { writeText } from '../../lib/storage.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { plansQuery } from './api.ts'
import { PeriodSwitch, usePeriod } from './period-switch.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanTerms } from './plan-terms.tsx'

/** First who one is, then the plans for that kind. Both answers live in the URL. */
export function PlanChooser() {
  const [search] = useSearchParams()
  const session = useSession()
  useTypedEmail()
  // Who has a plan changes it there.
  if (ownSupplier(session)) return <Navigate to={urls.changePlan} replace />
  const isOwner = session.tipo === 'PF'
  const asked = isOwner ? 'Empresa' : search.get('tipo')
  const kind = supplierKinds.find((known) => known === asked)
  return kind ? <PlansOf kind={kind} isOwner={isOwner} /> : <KindQuestion />
}

/** What was typed on the home page waits for the wizard's first step, and leaves the address. */
function useTypedEmail(): void {
  const [search, setSearch] = useSearchParams()
  const email = search.get('email')
  useEffect(() => {
    if (email === null) return
    if (/^\S+@\S+$/.test(email) && email.length <= 254) writeText('signupEmail', email)
    setSearch(
      (before) => {
        before.delete('email')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [email, setSearch])
}

function KindQuestion() {
  const [search] = useSearchParams()
  const hrefOf = (kind: SupplierKind) => {
    const next = new URLSearchParams(search)
    next.set('tipo', kind)
    return `?${next.toString()}`
  }
  return (
    <Stack align="center" gap="xl">
      <Stack gap="xs" ta="center">
        <Title order={1}>{m.plans_kindQuestion()}</Title>
        <Text c="dimmed">{m.plans_kindText()}</Text>
      </Stack>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" w="100%" maw={720}>
        {supplierKinds.map((kind) => (
          <Card
            key={kind}
            component={Link}
            to={hrefOf(kind)}
            padding="xl"
            td="none"
            c="inherit"
            withBorder
          >
            <Stack align="center" ta="center" gap="sm">
              {kind === 'Freelancer' ? <IconUser size={40} /> : <IconBuildingHospital size={40} />}
              <Text fw={700} size="lg">
                {m.plans_kind({ kind })}
              </Text>
              <Text size="sm" c="dimmed">
                {m.plans_kindPitch({ kind })}
              </Text>
            </Stack>
          </Card>
        ))}
      </SimpleGrid>
    </Stack>
  )
}

type PlansProps = {
  kind: SupplierKind
  /** Has an account already, and no company yet. */
  isOwner: boolean
}

function PlansOf({ kind, isOwner }: PlansProps) {
  const { boxOf } = useErrorText()
  const { data, error, refetch } = useQuery(plansQuery)
  const periodChoice = usePeriod()
  const [period] = periodChoice
  const target = useTarget(isOwner)
  const choose = useChoose(kind, period, target)
  const offers = data?.filter(({ kinds }) => kinds.includes(kind)) ?? []
  const best = offers.at(-1)
  return (
    <Stack gap="xl">
      <Stack gap="xs" ta="center" align="center">
        <Title order={1}>{m.plans_title({ kind })}</Title>
        {isOwner ? (
          <Text c="dimmed">{m.plans_ownerText()}</Text>
        ) : (
          <Group gap="xs" justify="center">
            <Text c="dimmed">{m.plans_kind({ kind })}</Text>
            <Anchor component={Link} to={urls.plans} size="sm">
              {m.plans_otherKind()}
            </Anchor>
          </Group>
        )}
        {target && (
          <Anchor component={Link} to={target} size="sm">
            {m.plans_backToSignup()}
          </Anchor>
        )}
      </Stack>
      <Center>
        <PeriodSwitch period={periodChoice} />
      </Center>
      {error && <ErrorBox {...boxOf({ error, refetch })} />}
      <PlanCards
        offers={offers}
        period={period}
        onChoose={choose}
        actionOf={(offer) => ({
          label: offer.code === 'MKTFREE' ? m.plans_chooseFree() : m.plans_choose(),
          main: offer === best,
        })}
      />
      <PlanComparison offers={offers} />
      <PlanTerms heading={2} />
    </Stack>
  )
}

/** A wizard that asked for another plan gets its reader back; an owner goes on to the company. */
function useTarget(isOwner: boolean): string | null {
  const [search] = useSearchParams()
  return ownPath(search.get(returnParam)) ?? (isOwner ? urls.signupCompany : null)
}

/** The specification: the choice is kept and sign-up begins; the free plan leads to the login page. */
function useChoose(
  kind: SupplierKind,
  period: BillingPeriod,
  target: string | null,
): (offer: PlanOffer) => void {
  const navigate = useNavigate()
  const signup = `${urls.signup}?${new URLSearchParams({ tipo: kind })}`
  return (offer) => {
    keepChosenPlan(choiceOf(offer, period))
    keepChosenKind(kind)
    void navigate(target ?? (offer.code === 'MKTFREE' ? urls.loginToStartFree : signup))
  }
}
