import { Card, Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getLeadMails, type LeadMails as Mails, setLeadMails } from 'contract/leads'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { leadMailsQuery } from './api.ts'

/** The weekly summary and the mails about new needs. */
export function LeadMails() {
  const { boxOf } = useErrorText()
  const mails = useQuery(leadMailsQuery)
  const { data, error } = mails
  const { mutate, isPending } = useCall(setLeadMails, { changes: [getLeadMails] })
  // An owner whose company is not registered yet gets none.
  const isMissing = isGone(error)
  if (mails.isLoadingError && !isMissing) return <ErrorBox {...boxOf(mails)} />
  if (!data) return null
  const save = (changed: Partial<Mails>) =>
    mutate(
      { body: { ...data, ...changed } },
      {
        onSuccess: () => notifySuccess(m.leads_mailsSaved()),
      },
    )
  return (
    <Card component="section" aria-labelledby="lead-mails">
      <Title order={2} size="h3" id="lead-mails" mb={4}>
        {m.leads_mailsTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.leads_mailsText()}
      </Text>
      <Stack gap="md">
        <Switch
          label={m.leads_weekly()}
          checked={data.weekly}
          disabled={isPending}
          onChange={(event) => save({ weekly: event.currentTarget.checked })}
        />
        <Switch
          label={m.needs_mails()}
          checked={data.needs}
          disabled={isPending}
          onChange={(event) => save({ needs: event.currentTarget.checked })}
        />
      </Stack>
    </Card>
  )
}
