import { Button, Group, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { type DirectoryPresence, setPresence } from 'contract/account'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { urls } from 'contract/urls'

/** Why buyers do not find the page, and the way back; nothing while they do. */
export function PresenceNotice({ presence }: { presence: DirectoryPresence }) {
  const { longDate } = useFormat()
  const { suspended, marketplace, status } = presence
  if (suspended) {
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="status">
        <Text fw={600}>{m.panel_suspended({ day: longDate(suspended.since) })}</Text>
        {suspended.reason && <Text>{m.panel_suspendedReason({ reason: suspended.reason })}</Text>}
        <Text>{m.panel_suspendedText()}</Text>
      </Alert>
    )
  }
  if (marketplace && status) return null
  return (
    <Alert color="orange" icon={<IconEyeOff aria-hidden />} role="status">
      <Group justify="space-between">
        <Text maw={640}>{marketplace ? m.panel_inactive() : m.panel_hidden()}</Text>
        {marketplace ? (
          <Button component={Link} to={urls.dashboardSection('editar')} variant="default" size="sm">
            {m.dashboard_menuItem({ page: 'edit' })}
          </Button>
        ) : (
          <JoinButton />
        )}
      </Group>
    </Alert>
  )
}

function JoinButton() {
  const change = useCall(setPresence, { changes: supplierReads })
  const join = () =>
    change.mutate(
      { body: { marketplace: true } },
      {
        onSuccess: () => notifySuccess(m.account_directoryJoined()),
      },
    )
  return (
    <Button variant="default" size="sm" loading={change.isPending} onClick={join}>
      {m.account_directoryShow()}
    </Button>
  )
}
