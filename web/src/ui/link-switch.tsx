import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { Alert } from './alert.tsx'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { isGone } from '../lib/call.ts'
import { useErrorText } from '../lib/error-text.ts'
import { ErrorBox } from './error-box.tsx'

type LinkSwitchProps<Now> = {
  /** Says with the link's token what is wanted; the answer is what holds now. */
  send(token: string, wanted: boolean): Promise<Now>
  isPending: boolean
  isOn(now: Now): boolean
  textOf(now: Now): string
}

/**
 * What is behind the # of a mail's link switches something off: opening it is the one click, and a
 * mistake is undone by another.
 */
export function LinkSwitch<Now>({ send, isPending, isOn, textOf }: LinkSwitchProps<Now>) {
  const { textOf: textOfError } = useErrorText()
  const token = useLocation().hash.slice(1)
  const [now, setNow] = useState<Now>()
  const [error, setError] = useState<unknown>()
  const change = (wanted: boolean) => {
    setError(undefined)
    void send(token, wanted).then(setNow, setError)
  }
  useEffect(() => {
    change(false)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [token])
  if (error !== undefined) {
    // Forged, or cut on its way: the same link again would lead nowhere again.
    const isBroken = isGone(error)
    return isBroken ? (
      <ErrorBox text={m.mails_linkBroken()} />
    ) : (
      <ErrorBox
        text={textOfError(error)}
        retry={{ label: m.common_retry(), onClick: () => change(now ? !isOn(now) : false) }}
      />
    )
  }
  if (now === undefined) return <Skeleton height={120} />
  return (
    <Stack gap="md">
      <Alert color="green" role="status">
        {textOf(now)}
      </Alert>
      <Group>
        <Button variant="default" loading={isPending} onClick={() => change(!isOn(now))}>
          {isOn(now) ? m.mails_switchOff() : m.mails_switchOn()}
        </Button>
      </Group>
    </Stack>
  )
}
