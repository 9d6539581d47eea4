import { Card, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getPresence, setPresence } from 'contract/account'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { supplierReads } from '../../lib/supplier-reads.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** Joining and leaving the directory; the account, the plan and the page itself stay. */
export function DirectoryPresence() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const presence = useQuery(query(getPresence))
  const { data, error } = presence
  const change = useCall(setPresence, { changes: supplierReads })
  // An owner whose company is not registered yet has nothing to show.
  const isMissing = error instanceof CallError && error.status === 404
  if (presence.isLoadingError && !isMissing) return <ErrorBox {...boxOf(presence)} />
  if (!data) return null
  const toggle = (marketplace: boolean) =>
    change.mutate(
      { body: { marketplace } },
      {
        onSuccess: () =>
          notifySuccess({
            title: t('common.success'),
            message: t(marketplace ? 'account.directoryJoined' : 'account.directoryLeft'),
          }),
      },
    )
  return (
    <Card component="section" aria-labelledby="directory-presence">
      <Title order={2} size="h3" id="directory-presence" mb={4}>
        {t('account.directoryTitle')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('account.directoryText')}
      </Text>
      <Switch
        label={t('account.directoryShow')}
        checked={data.marketplace}
        disabled={change.isPending}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
    </Card>
  )
}
