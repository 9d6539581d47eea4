import { ActionIcon, Badge, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { addLeadEntry, type Lead, type LeadEntry, removeLeadNote } from 'contract/leads'
import { type LeadEntryKind, leadEntryKinds } from 'contract/rules/leads'
import { LeadEntryForm } from 'contract/schemas/leads'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { leadCounts, useShowLead } from './api.ts'

/** What was answered and noted, and a place to write more. */
export function LeadEntries({ lead }: { lead: Lead }) {
  return (
    <Stack gap="md">
      {lead.entries.map((entry) => (
        <Entry key={entry.id} lead={lead} entry={entry} />
      ))}
      <EntryForm lead={lead} />
    </Stack>
  )
}

function Entry({ lead, entry }: { lead: Lead; entry: LeadEntry }) {
  const { dateTime } = useFormat()
  const show = useShowLead()
  const { mutate, isPending } = useCall(removeLeadNote, { changes: leadCounts })
  const { id: entryId, kind, texto } = entry
  return (
    <Group align="flex-start" wrap="nowrap" gap="sm" justify="space-between">
      <div>
        <Group gap="xs" mb={4}>
          <Badge variant="light" color={kind === 'resposta' ? 'green' : 'slate'}>
            {m.leads_entryKind({ kind })}
          </Badge>
          <Text size="xs" c="dimmed">
            {dateTime(entry.created_at)}
          </Text>
        </Group>
        <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {texto}
        </Text>
      </div>
      {kind === 'nota' && (
        <ActionIcon
          aria-label={m.leads_removeNote()}
          disabled={isPending}
          onClick={() => mutate({ params: { id: lead.id, entryId } }, { onSuccess: show })}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}

function EntryForm({ lead }: { lead: Lead }) {
  const [kind, setKind] = useState<LeadEntryKind>('resposta')
  const { form, field, onSubmit, refused } = useContractForm<LeadEntryForm>(LeadEntryForm, {
    texto: '',
  })
  const show = useShowLead()
  const { mutate, isPending } = useCall(addLeadEntry, { changes: leadCounts })
  const submit = onSubmit(({ texto }) =>
    mutate(
      { params: { id: lead.id }, body: { kind, texto } },
      {
        onSuccess(now) {
          show(now)
          form.reset()
          notifySuccess(m.leads_written({ kind, name: lead.nome }))
        },
        onError: (error) => refused(error),
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isPending} className="plain-fieldset">
        <Stack gap="sm" align="flex-start">
          <SegmentedControl
            aria-label={m.leads_write()}
            value={kind}
            onChange={(chosen) => setKind(chosen as LeadEntryKind)}
            data={leadEntryKinds
              .toReversed()
              .map((one) => ({ value: one, label: m.leads_writeKind({ kind: one }) }))}
          />
          <LongTextarea
            label={m.leads_text({ kind })}
            description={m.leads_textHelp({ kind })}
            minRows={2}
            maxRows={10}
            most={2000}
            w="100%"
            {...field('texto')}
          />
          <Button type="submit" loading={isPending}>
            {m.leads_send({ kind })}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
