import { Alert, Badge, Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listSessions } from 'contract/account'
import {
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from 'contract/second-factor'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useProve } from '../../lib/identity.ts'
import { query, useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { SetUp } from './set-up.tsx'

type Offer = { secret: string; uri: string }

/** Sets the authenticator app up, shows the recovery codes once, turns it off again. */
export function SecondFactorPanel() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const factor = useQuery(query(getSecondFactor))
  const { data } = factor
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()
  const prove = useProve()
  const start = useCall(startSecondFactor)
  const configure = async () => {
    const identityProof = await prove()
    if (identityProof) start.mutate({ body: { identityProof } }, { onSuccess: setOffer })
  }
  if (factor.isLoadingError) return <ErrorBox {...boxOf(factor)} />
  if (!data) return null
  return (
    <Card maw={640}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          {t('secondFactor.title')}
        </Title>
        <Badge variant="light" color={data.enabled ? 'green' : 'slate'}>
          {t(data.enabled ? 'secondFactor.on' : 'secondFactor.off')}
        </Badge>
      </Group>
      <Stack gap="md">
        <Text>{t('secondFactor.text')}</Text>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && !data.enabled && !offer && (
          <Group>
            <Button color="coral" onClick={() => void configure()} loading={start.isPending}>
              {t('secondFactor.start')}
            </Button>
          </Group>
        )}
        {!codes && !data.enabled && offer && (
          <SetUp
            offer={offer}
            onDone={(recoveryCodes) => {
              setOffer(undefined)
              setCodes(recoveryCodes)
            }}
          />
        )}
        {!codes && data.enabled && <Manage left={data.recoveryCodesLeft} onCodes={setCodes} />}
      </Stack>
    </Card>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const { t } = useTranslation()
  return (
    <Alert color="orange" title={t('secondFactor.codesTitle')} role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('secondFactor.codesText')}</Text>
        <List listStyleType="none" ff="monospace" aria-label={t('secondFactor.codesTitle')}>
          {codes.map((code) => (
            <List.Item key={code}>{code}</List.Item>
          ))}
        </List>
        <Button variant="default" onClick={onDone}>
          {t('secondFactor.codesKept')}
        </Button>
      </Stack>
    </Alert>
  )
}

function Manage({ left, onCodes }: { left: number; onCodes(codes: string[]): void }) {
  const { t } = useTranslation()
  const prove = useProve()
  const renew = useCall(renewRecoveryCodes, { changes: [getSecondFactor, listSessions] })
  const disable = useCall(disableSecondFactor, { changes: [getSecondFactor, listSessions] })
  const proved = async (change: (body: { identityProof: string }) => void) => {
    const identityProof = await prove()
    if (identityProof) change({ identityProof })
  }
  const onRenew = () =>
    proved((body) =>
      renew.mutate({ body }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
    )
  const onDisable = () =>
    proved((body) =>
      disable.mutate(
        { body },
        {
          onSuccess: () =>
            notifySuccess({ title: t('secondFactor.title'), message: t('secondFactor.turnedOff') }),
        },
      ),
    )
  return (
    <>
      <Text size="sm">{t('secondFactor.codesLeft', { count: left })}</Text>
      <Group>
        <Button variant="default" onClick={() => void onRenew()} loading={renew.isPending}>
          {t('secondFactor.renew')}
        </Button>
        <Button
          variant="outline"
          color="red"
          onClick={() => void onDisable()}
          loading={disable.isPending}
        >
          {t('secondFactor.turnOff')}
        </Button>
      </Group>
    </>
  )
}
