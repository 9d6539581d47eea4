import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { setWeeklyByLink } from 'contract/leads'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** The link of the weekly summary: opening it is the one click; a mistake is undone by another. */
export function WeeklySwitch() {
  const { textOf } = useErrorText()
  const { hash } = useLocation()
  const { mutate, isPending } = useCall(setWeeklyByLink)
  const [weekly, setWeekly] = useState<boolean>()
  const [problem, setProblem] = useState('')
  const token = hash.slice(1)
  const change = (wanted: boolean) =>
    mutate(
      { body: { token, weekly: wanted } },
      { onSuccess: (reply) => setWeekly(reply.weekly), onError: (e) => setProblem(textOf(e)) },
    )
  useEffect(() => {
    change(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token])
  if (problem) {
    return (
      <ErrorBox
        text={problem}
        retry={{
          label: m.common_retry(),
          onClick() {
            setProblem('')
            change(false)
          },
        }}
      />
    )
  }
  if (weekly === undefined) return <Skeleton height={120} />
  return (
    <Stack gap="md">
      <Alert color="green" role="status">
        {weekly ? m.leads_weeklyOn() : m.leads_weeklyOff()}
      </Alert>
      <Group>
        <Button variant="default" loading={isPending} onClick={() => change(!weekly)}>
          {weekly ? m.leads_switchOff() : m.leads_switchOn()}
        </Button>
      </Group>
    </Stack>
  )
}
