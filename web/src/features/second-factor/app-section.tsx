import { Button, Group, Stack, Text, Title } from '@mantine/core'
import {
  disableSecondFactor,
  type SecondFactorState,
  startSecondFactor,
} from 'contract/second-factor'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'
import { SetUp } from './set-up.tsx'

type AppSectionProps = {
  isOn: boolean
  onCodes(codes: string[]): void
  onRemoved(left: SecondFactorState): void
}

/** Codes of an authenticator app (RFC 6238). */
export function AppSection({ isOn, onCodes, onRemoved }: AppSectionProps) {
  const proved = useProved()
  const [offer, setOffer] = useState<{ secret: string; uri: string }>()
  const start = useCall(startSecondFactor)
  const disable = useCall(disableSecondFactor, changesFactor)
  const configure = () => proved((body) => start.mutate({ body }, { onSuccess: setOffer }))
  const turnOff = () =>
    proved((body) =>
      disable.mutate(
        { body },
        {
          onSuccess(left) {
            onRemoved(left)
            notifySuccess(m.secondFactor_appOff())
          },
        },
      ),
    )
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {m.secondFactor_app()}
      </Title>
      <Text size="sm">{isOn ? m.secondFactor_appOn() : m.secondFactor_appText()}</Text>
      {!isOn && offer ? (
        <SetUp
          offer={offer}
          onDone={(codes) => {
            setOffer(undefined)
            onCodes(codes)
          }}
        />
      ) : (
        <Group>
          {isOn ? (
            <Button
              variant="outline"
              color="red"
              onClick={() => void turnOff()}
              loading={disable.isPending}
            >
              {m.secondFactor_turnOff()}
            </Button>
          ) : (
            <Button variant="default" onClick={() => void configure()} loading={start.isPending}>
              {m.secondFactor_start()}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
