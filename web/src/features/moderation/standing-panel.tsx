import { Anchor, Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getStanding, setStanding, type Standing } from 'contract/moderation'
import { StandingInput } from 'contract/schemas/moderation'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { supplierReads } from '../../model/supplier-reads.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

export const standingQuery = (id: number) => query(getStanding, { params: { id } })

/** Whether a supplier is in the directory, and the switch with its reason. */
export function StandingPanel({ id }: { id: number }) {
  const heading = useId()
  const { boxOf } = useErrorText()
  const standing = useQuery(standingQuery(id))
  const { data } = standing
  if (standing.isLoadingError) return <ErrorBox {...boxOf(standing)} />
  if (!data) return null
  return (
    <Stack component="section" aria-labelledby={heading} gap="sm">
      <Title order={3} size="h4" id={heading}>
        {m.moderation_standing()}
      </Title>
      <Facts standing={data} />
      <StandingForm key={String(data.active)} standing={data} />
    </Stack>
  )
}

function Facts({ standing }: { standing: Standing }) {
  const { dateTime } = useFormat()
  const { active, visible, kind, slug, suspended_at, suspended_reason, openReports, created_at } =
    standing
  const gender = kind === 'Empresa' ? 'female' : 'male'
  return (
    <Stack gap={4}>
      <Group gap="sm">
        <Badge color={active ? 'green' : 'red'} variant="light">
          {(active ? m.admin_active : m.admin_inactive)({ gender })}
        </Badge>
        {visible && (
          <Anchor component={Link} to={urls.supplier(slug)} size="sm">
            {m.moderation_seePage()}
          </Anchor>
        )}
        {openReports > 0 && (
          <Anchor component={Link} to={urls.dashboardSection('denuncias')} size="sm">
            {m.moderation_openReports({ count: openReports })}
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        {m.moderation_since({ date: dateTime(created_at) })}
      </Text>
      {suspended_at && (
        <Text size="sm">
          {m.moderation_suspendedSince({
            date: dateTime(suspended_at),
            reason: suspended_reason ?? '',
          })}
        </Text>
      )}
    </Stack>
  )
}

function StandingForm({ standing }: { standing: Standing }) {
  const target = !standing.active
  const { field, onSubmit, refused } = useContractForm<StandingInput>(StandingInput, {
    active: target,
    reason: '',
  })
  const send = useCall(setStanding, { changes: supplierReads })
  const submit = onSubmit((body) =>
    send.mutate(
      { params: { id: standing.id }, body },
      {
        onSuccess: () =>
          notifySuccess(target ? m.moderation_activated() : m.moderation_suspended()),
        onError: refused,
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="sm" align="flex-start">
          <LongTextarea
            label={m.moderation_reason()}
            description={m.moderation_reasonHelp()}
            minRows={2}
            most={500}
            required
            w="100%"
            {...field('reason')}
          />
          <Button
            type="submit"
            color={target ? undefined : 'red'}
            variant={target ? 'filled' : 'outline'}
            loading={send.isPending}
          >
            {target ? m.moderation_activate() : m.moderation_suspend()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
