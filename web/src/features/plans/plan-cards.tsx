import {
  Badge,
  Button,
  Card,
  Group,
  List,
  SimpleGrid,
  Stack,
  Text,
  ThemeIcon,
  Title,
} from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { PlanOffer } from 'contract/plans'
import type { BillingPeriod } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { planColors, planName } from '../../model/plan.ts'
import classes from './plan-cards.module.css'

export type CardAction = { label: string; disabled?: boolean; held?: boolean; main?: boolean }

type PlanCardsProps = {
  offers: PlanOffer[]
  period: BillingPeriod
  actionOf(offer: PlanOffer): CardAction
  onChoose(offer: PlanOffer): void
}

/** One card per plan, cheapest first, each with what it adds to the one before. */
export function PlanCards({ offers, period, actionOf, onChoose }: PlanCardsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: offers.length }} spacing={{ base: 'lg', sm: 'md', md: 'lg' }}>
      {offers.map((offer, index) => (
        <PlanCard
          key={offer.code}
          offer={offer}
          before={offers[index - 1]}
          period={period}
          action={actionOf(offer)}
          onChoose={() => onChoose(offer)}
        />
      ))}
    </SimpleGrid>
  )
}

type PlanCardProps = {
  offer: PlanOffer
  before: PlanOffer | undefined
  period: BillingPeriod
  action: CardAction
  onChoose(): void
}

function PlanCard({ offer, before, period, action, onChoose }: PlanCardProps) {
  const { money } = useFormat()
  const added = offer.features.filter((feature) => !before?.features.includes(feature))
  return (
    <Card padding="lg" withBorder className={classes.card} data-main={action.main || undefined}>
      <Stack gap="md" h="100%">
        <Group justify="space-between">
          <Title order={2} size="h3">
            {planName(offer.code)}
          </Title>
          {action.held && (
            <Badge variant="light" className={classes.mark}>
              {m.plans_current()}
            </Badge>
          )}
          {action.main && (
            <Badge color={planColors[offer.code]} variant="light" className={classes.mark}>
              {m.plans_mostVisible()}
            </Badge>
          )}
        </Group>
        <div>
          <Text span className={classes.price}>
            {money(offer[period].amount)}
          </Text>{' '}
          <Text span c="dimmed">
            {m.plans_per({ period })}
          </Text>
        </div>
        <Text size="sm" c="dimmed">
          {m.plans_pitch({ plan: offer.code })}
        </Text>
        <Button
          color={action.main ? 'coral' : 'petrol'}
          variant={action.main ? 'filled' : 'default'}
          disabled={action.disabled ?? false}
          aria-label={`${action.label}: ${planName(offer.code)}`}
          onClick={onChoose}
          fullWidth
          h="auto"
          mih={44}
          classNames={{ label: classes.actionLabel ?? '' }}
        >
          {action.label}
        </Button>
        <div>
          {before && (
            <Text size="sm" fw={600} mb="xs">
              {m.plans_allOf({ plan: planName(before.code) })}
            </Text>
          )}
          <FeatureList features={added} />
        </div>
      </Stack>
    </Card>
  )
}

export function FeatureList({ features }: { features: readonly PlanOffer['features'][number][] }) {
  return (
    <List spacing="xs" size="sm" center listStyleType="none" classNames={{ root: classes.list }}>
      {features.map((feature) => (
        <List.Item
          key={feature}
          icon={
            <ThemeIcon size={20} radius="xl" color="green">
              <IconCheck size={14} aria-hidden />
            </ThemeIcon>
          }
        >
          {m.plans_featureName({ feature })}
        </List.Item>
      ))}
    </List>
  )
}
