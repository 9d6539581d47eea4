import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { disableSecondFactor, startSecondFactor } from 'contract/second-factor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'
import { SetUp } from './set-up.tsx'

type AppSectionProps = { isOn: boolean; onCodes(codes: string[]): void }

/** Codes of an authenticator app (RFC 6238). */
export function AppSection({ isOn, onCodes }: AppSectionProps) {
  const { t } = useTranslation()
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
          onSuccess: () =>
            notifySuccess({ title: t('common.success'), message: t('secondFactor.appOff') }),
        },
      ),
    )
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('secondFactor.app')}
      </Title>
      <Text size="sm">{t(isOn ? 'secondFactor.appOn' : 'secondFactor.appText')}</Text>
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
              {t('secondFactor.turnOff')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => void configure()} loading={start.isPending}>
              {t('secondFactor.start')}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  )
}
