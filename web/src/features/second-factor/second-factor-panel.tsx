import { Badge, Card, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { SecondFactorState } from 'contract/second-factor'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { factorQuery } from './api.ts'
import { AppSection } from './app-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { CodesLeft, NewCodes } from './recovery-codes.tsx'

/** The second step of the login: by an authenticator app, by passkeys, or by both. */
export function SecondFactorPanel() {
  const { boxOf } = useErrorText()
  const factor = useQuery(factorQuery)
  const { data } = factor
  const [codes, setCodes] = useState<string[]>([])
  // A further way makes no new codes: the first one's may still be on the screen, for the only time.
  const show = (made: string[]) => {
    if (made.length > 0) setCodes(made)
  }
  /** With the last way the codes went too. */
  const forget = ({ enabled }: SecondFactorState) => {
    if (!enabled) setCodes([])
  }
  if (factor.isLoadingError) return <ErrorBox {...boxOf(factor)} />
  if (!data) return null
  return (
    <Card component="section" aria-labelledby="second-factor">
      <Group justify="space-between" mb={4}>
        <Title order={2} size="h3" id="second-factor">
          {m.secondFactor_title()}
        </Title>
        <Badge variant="light" color={data.enabled ? 'green' : 'slate'}>
          {data.enabled ? m.secondFactor_on() : m.secondFactor_off()}
        </Badge>
      </Group>
      <Text c="dimmed" size="sm" mb="md">
        {m.secondFactor_text()}
      </Text>
      <Stack gap="lg">
        {codes.length > 0 && <NewCodes codes={codes} onDone={() => setCodes([])} />}
        <AppSection isOn={data.app} onCodes={show} onRemoved={forget} />
        <Divider />
        <PasskeySection
          passkeys={data.passkeys}
          origin={data.passkeyOrigin}
          onCodes={show}
          onRemoved={forget}
        />
        {data.enabled && (
          <>
            <Divider />
            <CodesLeft left={data.recoveryCodesLeft} onCodes={show} />
          </>
        )}
      </Stack>
    </Card>
  )
}
