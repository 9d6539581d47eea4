import { Card, List, Switch, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { setPresence } from 'contract/account'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { planName } from '../../model/plan.ts'
import { useCall } from '../../lib/query.ts'
import { isFreePlan, ownPlan, useSession } from '../../model/session.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { presenceQuery } from './api.ts'

/** Joining and leaving the directory; the account, the plan and the page itself stay. */
export function DirectoryPresence() {
  const { boxOf } = useErrorText()
  const [leaving, dialog] = useDisclosure(false)
  const presence = useQuery(presenceQuery)
  const { data, error } = presence
  const change = useCall(setPresence, { changes: supplierReads })
  // An owner whose company is not registered yet has nothing to show.
  const isMissing = isGone(error)
  if (presence.isLoadingError && !isMissing) return <ErrorBox {...boxOf(presence)} />
  if (!data) return null
  const toggle = (marketplace: boolean) =>
    change.mutate(
      { body: { marketplace } },
      {
        onSuccess() {
          dialog.close()
          notifySuccess(marketplace ? m.account_directoryJoined() : m.account_directoryLeft())
        },
      },
    )
  return (
    <Card component="section" aria-labelledby="directory-presence">
      <Title order={2} size="h3" id="directory-presence" mb={4}>
        {m.account_directoryTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.account_directoryText()}
      </Text>
      <Switch
        label={m.account_directoryShow()}
        checked={data.marketplace}
        disabled={change.isPending}
        onChange={(event) => (event.currentTarget.checked ? toggle(true) : dialog.open())}
      />
      <ConfirmDialog
        opened={leaving}
        onClose={dialog.close}
        title={m.account_leaveTitle()}
        backLabel={m.account_leaveStay()}
        confirmLabel={m.account_leaveConfirm()}
        color="red"
        busy={change.isPending}
        onConfirm={() => toggle(false)}
      >
        <Consequences />
      </ConfirmDialog>
    </Card>
  )
}

function Consequences() {
  const session = useSession()
  const plan = ownPlan(session)
  return (
    <>
      <Text>{m.account_leaveText()}</Text>
      <List size="sm" spacing="xs">
        <List.Item>{m.account_leaveHidden()}</List.Item>
        <List.Item>{m.account_leaveContacts()}</List.Item>
        {plan && !isFreePlan(session) && (
          <List.Item>{m.account_leavePlan({ plan: planName(plan) })}</List.Item>
        )}
        <List.Item>{m.account_leaveBack()}</List.Item>
      </List>
    </>
  )
}
