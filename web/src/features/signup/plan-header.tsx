import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import type { SupplierKind } from 'contract/rules/plans'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { freeChoice } from '../../model/chosen-plan.ts'
import { planName } from '../../model/plan.ts'
import { returnParam } from '../../lib/return-path.ts'
import { urls } from 'contract/urls'
import { type PlanChoice, usePriceText } from './plan-choice.ts'

/** The plan with which one signs up and what it costs. Changing it comes back to the same step. */
export function PlanHeader({ choice, kind }: { choice: PlanChoice; kind: SupplierKind }) {
  const priceText = usePriceText()
  const { pathname, search } = useLocation()
  const { plan, price, ready } = choice
  const change = new URLSearchParams({
    tipo: kind,
    ...(price?.period === 'year' ? { periodo: 'anual' } : {}),
    [returnParam]: `${pathname}${search}`,
  })
  const cost = plan === 'MKTFREE' ? m.signup_noCost() : price && priceText(price)
  return (
    // Its room is there before the choice is known: nothing jumps.
    <Paper withBorder px="md" py="xs" style={ready ? undefined : { visibility: 'hidden' }}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          <Text span fw={600} inherit>
            {m.signup_plan({ plan: planName(plan) })}
          </Text>
          {cost && ` · ${cost}`}
        </Text>
        <Anchor component={Link} to={`${urls.plans}?${change}`} size="sm">
          {m.signup_changePlan()}
        </Anchor>
      </Group>
    </Paper>
  )
}

const inLines = { label: { whiteSpace: 'normal', textWrap: 'balance', lineHeight: 1.25 } } as const

type PlanProblemProps = {
  choice: PlanChoice
  kind: SupplierKind
  /** Undefined for who has an account of this kind. */
  onOtherKind: (() => void) | undefined
}

/** A plan that this kind of supplier cannot buy is settled before anything is filled in. */
export function PlanProblem({ choice, kind, onOtherKind }: PlanProblemProps) {
  const priceText = usePriceText()
  const { plan, problem, instead, choose } = choice
  if (!problem) return null
  return (
    <Alert color="orange" role="status">
      <Stack gap="sm">
        <Text>
          {problem === 'kind'
            ? m.signup_notFor({ kind, plan: planName(plan) })
            : m.signup_priceGone({ plan: planName(plan) })}
        </Text>
        <Group gap="xs">
          {instead && (
            // A phone has no room for plan and price on one line.
            <Button h="auto" py="sm" styles={inLines} onClick={() => choose(instead.choice)}>
              {m.signup_takeInstead({
                plan: planName(instead.choice.plan),
                price: priceText(instead.price),
              })}
            </Button>
          )}
          {problem === 'kind' && onOtherKind && (
            <Button variant="default" onClick={onOtherKind}>
              {m.signup_asOtherThan({ kind })}
            </Button>
          )}
          <Button variant="default" onClick={() => choose(freeChoice)}>
            {m.signup_takeFree()}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}
