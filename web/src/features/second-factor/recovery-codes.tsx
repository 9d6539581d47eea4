import { Alert, Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { renewRecoveryCodes } from 'contract/second-factor'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'

/** Shown once, when they are made. */
export function NewCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
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

export function CodesLeft({ left, onCodes }: { left: number; onCodes(codes: string[]): void }) {
  const { t } = useTranslation()
  const proved = useProved()
  const renew = useCall(renewRecoveryCodes, changesFactor)
  const onRenew = () =>
    proved((body) =>
      renew.mutate({ body }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
    )
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('secondFactor.recovery')}
      </Title>
      <Text size="sm">{t('secondFactor.codesLeft', { count: left })}</Text>
      <Group>
        <Button variant="default" onClick={() => void onRenew()} loading={renew.isPending}>
          {t('secondFactor.renew')}
        </Button>
      </Group>
    </Stack>
  )
}
