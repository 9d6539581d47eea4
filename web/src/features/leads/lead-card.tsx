import { Badge, Button, Group, Paper, Select, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconBell, IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react'
import type { Lead } from 'contract/leads'
import { leadStatuses } from 'contract/rules/leads'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useLeadChange } from './api.ts'
import { durationText, minutesBetween } from './duration.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadEntries } from './lead-entries.tsx'
import { LeadReminder } from './lead-reminder.tsx'

/** One request: who and what at a glance, ways to answer, and all that was done about it on demand. */
export function LeadCard({ lead, opened = false }: { lead: Lead; opened?: boolean }) {
  const { dateTime } = useFormat()
  const [isOpen, { toggle }] = useDisclosure(opened)
  const Arrow = isOpen ? IconChevronUp : IconChevronDown
  return (
    <Paper p="md" component="article" aria-label={m.leads_of({ name: lead.nome })}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {lead.nome}
            </Text>
            <Text size="sm" c="dimmed">
              {dateTime(lead.created_at)} · <AnswerTime lead={lead} />
            </Text>
          </div>
          <StatusSelect lead={lead} />
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {lead.mensagem ?? (
            <Text span c="dimmed">
              {m.leads_noMessage()}
            </Text>
          )}
        </Text>
        {(lead.term || lead.remind_on) && (
          <Group gap="xs">
            {lead.term && (
              <Badge variant="light" tt="none" leftSection={<IconSearch size={14} aria-hidden />}>
                {m.leads_term({ term: lead.term })}
              </Badge>
            )}
            <Reminder lead={lead} />
          </Group>
        )}
        <Group justify="space-between" gap="sm">
          <LeadContact lead={lead} />
          <Button
            variant="default"
            aria-expanded={isOpen}
            onClick={toggle}
            rightSection={<Arrow size={18} aria-hidden />}
          >
            {m.leads_details({ count: lead.entries.length })}
          </Button>
        </Group>
        {isOpen && (
          <Stack gap="lg" pt="sm">
            <LeadEntries lead={lead} />
            <LeadReminder key={lead.remind_on} lead={lead} />
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}

function AnswerTime({ lead: { created_at, answered_at } }: { lead: Lead }) {
  if (!answered_at) return m.leads_unanswered()
  return m.leads_answeredIn({ time: durationText(minutesBetween(created_at, answered_at)) })
}

function Reminder({ lead: { remind_on } }: { lead: Lead }) {
  const { day } = useFormat()
  if (!remind_on) return null
  return (
    <Badge
      variant="light"
      color="orange"
      tt="none"
      leftSection={<IconBell size={14} aria-hidden />}
    >
      {m.leads_remindsOn({ day: day(remind_on) })}
    </Badge>
  )
}

function StatusSelect({ lead }: { lead: Lead }) {
  const { change, isPending } = useLeadChange(lead)
  return (
    <Select
      aria-label={m.leads_statusOf({ name: lead.nome })}
      data={leadStatuses.map((status) => ({ value: status, label: m.leads_status({ status }) }))}
      value={lead.status}
      allowDeselect={false}
      disabled={isPending}
      onChange={(chosen) => {
        const status = leadStatuses.find((one) => one === chosen)
        if (!status || status === lead.status) return
        change({ status }, () =>
          notifySuccess(m.leads_now({ name: lead.nome, status: m.leads_status({ status }) })),
        )
      }}
      w={160}
    />
  )
}
