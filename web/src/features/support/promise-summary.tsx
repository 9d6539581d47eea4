import { Anchor, Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PromiseReport } from 'contract/support'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { promiseReportQuery } from './api.ts'

/** How the promise of priority support was kept, and where it was not. */
export function PromiseSummary() {
  const { boxOf } = useErrorText()
  const report = useQuery({
    ...promiseReportQuery,
    refetchInterval: 60_000,
  })
  const { data, error } = report
  if (error && !data) return <ErrorBox {...boxOf(report)} />
  if (!data) return null
  return (
    <Card component="section" padding="md" aria-labelledby="promise" mb="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Title order={2} size="h4" id="promise">
            {m.support_reportTitle()}
          </Title>
          <Text size="sm" c="dimmed">
            {m.support_reportText({ minutes: data.promisedMinutes, days: data.days })}
          </Text>
        </div>
        <Figures report={data} />
      </Group>
      {data.late.length > 0 && <Late report={data} />}
    </Card>
  )
}

function Figures({ report }: { report: PromiseReport }) {
  const { requests, inTime, medianMinutes, waiting } = report
  const share = requests === 0 ? null : Math.round((inTime / requests) * 100)
  const figures = [
    { name: m.support_inTime(), value: share === null ? '–' : `${share}%` },
    { name: m.support_answered(), value: `${inTime}/${requests}` },
    {
      name: m.support_median(),
      value: medianMinutes === null ? '–' : m.support_minutes({ count: medianMinutes }),
    },
    { name: m.support_waiting(), value: String(waiting) },
  ]
  return (
    <SimpleGrid component="dl" cols={{ base: 2, sm: 4 }} spacing="lg" verticalSpacing="xs" m={0}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <Text component="dt" size="sm" c="dimmed">
            {name}
          </Text>
          <Text component="dd" fw={700} fz="lg" m={0}>
            {value}
          </Text>
        </div>
      ))}
    </SimpleGrid>
  )
}

function Late({ report }: { report: PromiseReport }) {
  const { dateTime } = useFormat()
  return (
    <>
      <Text fw={600} size="sm" mt="sm">
        {m.support_late()}
      </Text>
      <Stack component="ul" gap={2} m={0} p={0} style={{ listStyle: 'none' }}>
        {report.late.map(({ channel, id, nome, askedAt, minutes, status }) => (
          <Text component="li" size="sm" key={`${channel}-${id}`}>
            {channel === 'chat' ? (
              <Anchor
                component={Link}
                to={`${urls.dashboardSection('atendimentos')}?atendimento=${id}`}
                inherit
              >
                {nome}
              </Anchor>
            ) : (
              nome
            )}
            {` · ${dateTime(askedAt)} · `}
            {m.support_lateAfter({ status, minutes })}
          </Text>
        ))}
      </Stack>
    </>
  )
}
