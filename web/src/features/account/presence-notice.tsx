import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconEyeOff } from '@tabler/icons-react'
import { type DirectoryPresence, setPresence } from 'contract/account'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { supplierReads } from '../../lib/supplier-reads.ts'
import { urls } from '../../lib/urls.ts'

/** Why buyers do not find the page, and the way back; nothing while they do. */
export function PresenceNotice({ presence }: { presence: DirectoryPresence }) {
  const { t } = useTranslation()
  const { longDate } = useFormat()
  const { suspended, marketplace, status } = presence
  if (suspended) {
    return (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} role="status">
        <Text fw={600}>{t('panel.suspended', { day: longDate(suspended.since) })}</Text>
        {suspended.reason && (
          <Text>{t('panel.suspendedReason', { reason: suspended.reason })}</Text>
        )}
        <Text>{t('panel.suspendedText')}</Text>
      </Alert>
    )
  }
  if (marketplace && status) return null
  return (
    <Alert color="orange" icon={<IconEyeOff aria-hidden />} role="status">
      <Group justify="space-between">
        <Text maw={640}>{t(marketplace ? 'panel.inactive' : 'panel.hidden')}</Text>
        {marketplace ? (
          <Button component={Link} to={urls.dashboardSection('editar')} variant="default" size="sm">
            {t('dashboard.menu_edit')}
          </Button>
        ) : (
          <JoinButton />
        )}
      </Group>
    </Alert>
  )
}

function JoinButton() {
  const { t } = useTranslation()
  const change = useCall(setPresence, { changes: supplierReads })
  const join = () =>
    change.mutate(
      { body: { marketplace: true } },
      {
        onSuccess: () =>
          notifySuccess({ title: t('common.success'), message: t('account.directoryJoined') }),
      },
    )
  return (
    <Button variant="default" size="sm" loading={change.isPending} onClick={join}>
      {t('account.directoryShow')}
    </Button>
  )
}
