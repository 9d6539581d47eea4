import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { type MailList, setMailsByLink } from 'contract/mails'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** The link of a mail: opening it is the one click; a mistake is undone by another. */
export function MailSwitch() {
  const { textOf } = useErrorText()
  const token = useLocation().hash.slice(1)
  const { mutate, isPending } = useCall(setMailsByLink)
  const [state, setState] = useState<{ list: MailList; wanted: boolean }>()
  const [problem, setProblem] = useState('')
  const [isBroken, setBroken] = useState(false)
  const change = (wanted: boolean) =>
    mutate(
      { body: { token, wanted } },
      {
        onSuccess: setState,
        onError(error) {
          setBroken(error instanceof CallError && error.status === 404)
          setProblem(textOf(error))
        },
      },
    )
  useEffect(() => {
    change(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token])
  function again(): void {
    setProblem('')
    change(false)
  }
  // The same link again would lead nowhere again.
  if (isBroken) return <ErrorBox text={m.mails_linkBroken()} />
  if (problem) {
    return <ErrorBox text={problem} retry={{ label: m.common_retry(), onClick: again }} />
  }
  if (!state) return <Skeleton height={120} />
  const { list, wanted } = state
  return (
    <Stack gap="md">
      <Alert color="green" role="status">
        {wanted ? m.mails_on({ list }) : m.mails_off({ list })}
      </Alert>
      <Group>
        <Button variant="default" loading={isPending} onClick={() => change(!wanted)}>
          {wanted ? m.leads_switchOff() : m.leads_switchOn()}
        </Button>
      </Group>
    </Stack>
  )
}
