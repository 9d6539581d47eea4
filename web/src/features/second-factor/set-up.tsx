import { Code, List, Skeleton, Stack, Text } from '@mantine/core'
import { enableSecondFactor } from 'contract/second-factor'
import { Suspense } from 'react'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor } from './api.ts'
import { CodeForm } from './code-form.tsx'

const QrCode = latePart(() => import('../../ui/qr-code.tsx'))

type SetUpProps = { offer: { secret: string; uri: string }; onDone(codes: string[]): void }

export function SetUp({ offer, onDone }: SetUpProps) {
  const enable = useCall(enableSecondFactor, changesFactor)
  return (
    <Stack gap="md">
      <List type="ordered" spacing="xs">
        <List.Item>{m.secondFactor_stepApp()}</List.Item>
        <List.Item>{m.secondFactor_stepScan()}</List.Item>
        <List.Item>{m.secondFactor_stepCode()}</List.Item>
      </List>
      <Suspense fallback={<Skeleton width={208} height={208} />}>
        <QrCode text={offer.uri} label={m.secondFactor_qr()} />
      </Suspense>
      <Text size="sm">
        {m.secondFactor_byHand()} <Code>{offer.secret.match(/.{1,4}/g)?.join(' ')}</Code>
      </Text>
      <CodeForm
        submitLabel={m.secondFactor_confirm()}
        send={({ body }) => enable.mutateAsync({ body: { ...body, secret: offer.secret } })}
        busy={enable.isPending}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      />
    </Stack>
  )
}
