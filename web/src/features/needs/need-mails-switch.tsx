import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { setNeedMailsByLink } from 'contract/needs'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** The link of a mail about a new need: opening it is the one click; a mistake is undone by another. */
export function NeedMailsSwitch() {
  const { textOf } = useErrorText()
  const { hash } = useLocation()
  const { mutate, isPending } = useCall(setNeedMailsByLink)
  const [needs, setNeeds] = useState<boolean>()
  const [problem, setProblem] = useState('')
  const token = hash.slice(1)
  const change = (wanted: boolean) =>
    mutate(
      { body: { token, needs: wanted } },
      { onSuccess: (reply) => setNeeds(reply.needs), onError: (e) => setProblem(textOf(e)) },
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
  if (needs === undefined) return <Skeleton height={120} />
  return (
    <Stack gap="md">
      <Alert color="green" role="status">
        {needs ? m.needs_mailsOn() : m.needs_mailsOff()}
      </Alert>
      <Group>
        <Button variant="default" loading={isPending} onClick={() => change(!needs)}>
          {needs ? m.needs_switchOff() : m.needs_switchOn()}
        </Button>
      </Group>
    </Stack>
  )
}
