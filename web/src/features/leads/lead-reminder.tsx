import { Button, Group, TextInput } from '@mantine/core'
import type { Lead } from 'contract/leads'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { useLeadChange } from './api.ts'

/** A day on which a mail brings the request back to mind. */
export function LeadReminder({ lead }: { lead: Lead }) {
  const { change, isPending } = useLeadChange(lead)
  const [chosen, setChosen] = useState(lead.remind_on ?? '')
  const save = (remind_on: string | null) =>
    change({ remind_on }, () =>
      notifySuccess(remind_on ? m.leads_reminderSet() : m.leads_reminderGone()),
    )
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen) save(chosen)
  }
  return (
    <form onSubmit={submit}>
      <Group align="flex-end" gap="sm">
        <TextInput
          type="date"
          label={m.leads_reminder()}
          description={m.leads_reminderHelp()}
          value={chosen}
          max="2099-12-31"
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="default"
          disabled={!chosen || chosen === lead.remind_on}
          loading={isPending}
        >
          {m.leads_remind()}
        </Button>
        {lead.remind_on && (
          <Button variant="subtle" disabled={isPending} onClick={() => save(null)}>
            {m.leads_forgetReminder()}
          </Button>
        )}
      </Group>
    </form>
  )
}
