import { Button, Card, List, Stack, Switch, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { setPresence } from 'contract/account'
import { planCodes } from 'contract/rules/plans'
import { hasPermission } from 'contract/session'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { usePlanName } from '../../lib/plan.ts'
import { useCall } from '../../lib/query.ts'
import { isFreePlan, useSession } from '../../lib/session.ts'
import { supplierReads } from '../../lib/supplier-reads.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { presenceQuery } from './api.ts'

/** Joining and leaving the directory; the account, the plan and the page itself stay. */
export function DirectoryPresence() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const [leaving, dialog] = useDisclosure(false)
  const presence = useQuery(presenceQuery)
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
        onSuccess() {
          dialog.close()
          notifySuccess({
            title: t('common.success'),
            message: t(marketplace ? 'account.directoryJoined' : 'account.directoryLeft'),
          })
        },
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
        onChange={(event) => (event.currentTarget.checked ? toggle(true) : dialog.open())}
      />
      <Dialog
        opened={leaving}
        onClose={dialog.close}
        title={t('account.leaveTitle')}
        closeLabel={t('common.close')}
      >
        <Stack gap="md">
          <Consequences />
          <DialogActions onClose={dialog.close} closeLabel={t('account.leaveStay')}>
            <Button color="red" loading={change.isPending} onClick={() => toggle(false)}>
              {t('account.leaveConfirm')}
            </Button>
          </DialogActions>
        </Stack>
      </Dialog>
    </Card>
  )
}

function Consequences() {
  const { t } = useTranslation()
  const planName = usePlanName()
  const session = useSession()
  const plan = planCodes.find((code) => hasPermission(session, code))
  return (
    <>
      <Text>{t('account.leaveText')}</Text>
      <List size="sm" spacing="xs">
        <List.Item>{t('account.leaveHidden')}</List.Item>
        <List.Item>{t('account.leaveContacts')}</List.Item>
        {plan && !isFreePlan(session) && (
          <List.Item>{t('account.leavePlan', { plan: planName(plan) })}</List.Item>
        )}
        <List.Item>{t('account.leaveBack')}</List.Item>
      </List>
    </>
  )
}
