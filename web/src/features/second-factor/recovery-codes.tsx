import { Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { renewRecoveryCodes } from 'contract/second-factor'
import { m } from '#texts/messages.js'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'

/** Shown once, when they are made. */
export function NewCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  return (
    <Alert color="orange" title={m.secondFactor_codesTitle()} role="status">
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{m.secondFactor_codesText()}</Text>
        <List listStyleType="none" ff="monospace" aria-label={m.secondFactor_codesTitle()}>
          {codes.map((code) => (
            <List.Item key={code}>{code}</List.Item>
          ))}
        </List>
        <Button variant="default" onClick={onDone}>
          {m.secondFactor_codesKept()}
        </Button>
      </Stack>
    </Alert>
  )
}

export function CodesLeft({ left, onCodes }: { left: number; onCodes(codes: string[]): void }) {
  const proved = useProved()
  const renew = useCall(renewRecoveryCodes, changesFactor)
  const onRenew = () =>
    proved((body) =>
      renew.mutate({ body }, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) }),
    )
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {m.secondFactor_recovery()}
      </Title>
      <Text size="sm">{m.secondFactor_codesLeft({ count: left })}</Text>
      <Group>
        <Button variant="default" onClick={() => void onRenew()} loading={renew.isPending}>
          {m.secondFactor_renew()}
        </Button>
      </Group>
    </Stack>
  )
}
