import { Group, Loader, Stack, Text } from '@mantine/core'
import { IconChartPie } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { urls } from 'contract/urls'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import type { OwnSupplier } from '../../model/session.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Invitation } from '../../ui/invitation.tsx'
import { AccessReport } from './access-report.tsx'
import { summaryQuery } from './api.ts'
import { SummaryCards } from './summary-cards.tsx'

type AccessDashboardProps = {
  supplier: OwnSupplier
  withReport: boolean
  /** Stands between the numbers and the report. */
  children?: ReactNode
}

/** How many people came, from where, searching for what. */
export function AccessDashboard({ supplier, withReport, children }: AccessDashboardProps) {
  const { boxOf } = useErrorText()
  const summary = useQuery(summaryQuery(supplier))
  const { data, error } = summary
  if (!data && !error) {
    return (
      <Group role="status" py="xl">
        <Loader size="sm" aria-hidden />
        <Text>{m.accesses_loading()}</Text>
      </Group>
    )
  }
  return (
    <Stack gap="xl">
      {error ? (
        <ErrorBox
          text={m.accesses_summaryFailed({ message: boxOf(summary).text })}
          retry={{ label: m.common_retry(), onClick: () => window.location.reload() }}
        />
      ) : (
        <SummaryCards summary={data} />
      )}
      {children}
      {withReport ? (
        <AccessReport supplier={supplier} />
      ) : (
        <Invitation
          Icon={IconChartPie}
          title={m.accesses_inviteTitle()}
          text={m.accesses_inviteText()}
          action={{ label: m.accesses_inviteAction(), to: urls.changePlan }}
        />
      )}
    </Stack>
  )
}
