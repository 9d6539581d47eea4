import { Card, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getPresence, setPresence } from 'contract/account'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'

/** Joining and leaving the directory; the account, the plan and the page itself stay. */
export function DirectoryPresence() {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const { data } = useQuery(query(getPresence, undefined, { silent: true }))
  const change = useCall(setPresence, { changes: [getPresence] })
  // An owner whose company is not registered yet has nothing to show.
  if (!data) return null
  const toggle = (marketplace: boolean) =>
    change.mutate(
      { body: { marketplace } },
      {
        onSuccess: () =>
          notifySuccess({
            title: t('account.success'),
            message: t(marketplace ? 'account.directoryJoined' : 'account.directoryLeft'),
          }),
        onError: (error) => notifyProblem({ title: t('common.error'), message: textOf(error) }),
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
