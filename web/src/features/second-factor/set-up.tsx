import { Code, List, Skeleton, Stack, Text } from '@mantine/core'
import { enableSecondFactor } from 'contract/second-factor'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../lib/query.ts'
import { changesFactor } from './api.ts'
import { CodeForm } from './code-form.tsx'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))

type SetUpProps = { offer: { secret: string; uri: string }; onDone(codes: string[]): void }

export function SetUp({ offer, onDone }: SetUpProps) {
  const { t } = useTranslation()
  const enable = useCall(enableSecondFactor, changesFactor)
  return (
    <Stack gap="md">
      <List type="ordered" spacing="xs">
        <List.Item>{t('secondFactor.stepApp')}</List.Item>
        <List.Item>{t('secondFactor.stepScan')}</List.Item>
        <List.Item>{t('secondFactor.stepCode')}</List.Item>
      </List>
      <Suspense fallback={<Skeleton width={208} height={208} />}>
        <QrCode text={offer.uri} label={t('secondFactor.qr')} />
      </Suspense>
      <Text size="sm">
        {t('secondFactor.byHand')} <Code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</Code>
      </Text>
      <CodeForm
        submitLabel={t('secondFactor.confirm')}
        send={enable.mutateAsync}
        busy={enable.isPending}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      />
    </Stack>
  )
}
