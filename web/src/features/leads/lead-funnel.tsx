import { Anchor, Card, Group, SegmentedControl, Skeleton, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LeadFunnel as Funnel } from 'contract/leads'
import { funnelDays } from 'contract/rules/leads'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { funnelQuery } from './api.ts'
import classes from './lead-funnel.module.css'

const steps = ['searches', 'views', 'contacts', 'answers'] as const

/** From being searched for to having answered. */
export function LeadFunnel() {
  const { boxOf } = useErrorText()
  const [days, setDays] = useState('30')
  const funnel = useQuery({ ...funnelQuery(Number(days)), placeholderData: keepPreviousData })
  const { data, error } = funnel
  return (
    <Card component="section" aria-labelledby="lead-funnel">
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2} size="h3" id="lead-funnel">
          {m.leads_funnelTitle()}
        </Title>
        <SegmentedControl
          aria-label={m.leads_funnelPeriod()}
          value={days}
          onChange={setDays}
          data={funnelDays.map((count) => ({
            value: String(count),
            label: m.leads_days({ count }),
          }))}
        />
      </Group>
      {error ? (
        <ErrorBox {...boxOf(funnel)} />
      ) : data ? (
        <Steps funnel={data} />
      ) : (
        // As high as the four steps and their sentence: nothing below moves.
        <Skeleton height={172} />
      )}
    </Card>
  )
}

function Steps({ funnel }: { funnel: Funnel }) {
  const { number } = useFormat()
  const most = Math.max(1, ...steps.map((step) => funnel[step]))
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <span className={classes.label}>{m.leads_step({ step })}</span>
            <span className={classes.track} aria-hidden>
              <span
                className={classes.bar}
                data-step={step}
                style={{ inlineSize: `${(funnel[step] / most) * 100}%` }}
              />
            </span>
            <span className={classes.figure}>{number(funnel[step])}</span>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="md">
        {funnel.contacts > funnel.answers
          ? m.leads_toAnswer({ count: funnel.contacts - funnel.answers })
          : m.leads_funnelText()}{' '}
        <Anchor component={Link} to={urls.dashboardSection('pedidos')} inherit>
          {m.leads_open()}
        </Anchor>
      </Text>
    </>
  )
}
