import { Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { getMyData, type MyConsent, type OpenedBy, revokeMyConsent } from 'contract/privacy'
import { endsWithAccount, unrecordedVersion } from 'contract/rules/consents'
import { useEffect, useState } from 'react'
import { m } from '#texts/messages.js'
import { cookieChoice, keepConsent } from '../../model/consent.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'

/** Every box that was ticked: for what, which text, when, and until when. */
export function ConsentList({ consents, by }: { consents: MyConsent[]; by: OpenedBy }) {
  const [revoked, setRevoked] = useState<MyConsent>()
  const close = () => setRevoked(undefined)
  return (
    <Card component="section" aria-labelledby="consents">
      <Title order={2} size="h3" id="consents" mb={4}>
        {m.privacy_consentsTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.privacy_consentsText()}
      </Text>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {consents.map((consent) => (
          <li key={consent.id}>
            <Consent consent={consent} onRevoke={() => setRevoked(consent)} />
          </li>
        ))}
        <CookieConsent />
      </Stack>
      <Dialog opened={revoked !== undefined} onClose={close} title={m.privacy_revokeTitle()}>
        {revoked && <Revocation consent={revoked} by={by} onClose={close} />}
      </Dialog>
    </Card>
  )
}

function Consent({ consent, onRevoke }: { consent: MyConsent; onRevoke(): void }) {
  const { dateTime } = useFormat()
  const { purpose, version, given_at, revoked_at, supplier } = consent
  const texts =
    version === unrecordedVersion ? m.privacy_versionUnrecorded() : m.privacy_version({ version })
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text fw={600}>
          {m.privacy_purpose({ purpose })}
          {supplier && `: ${supplier}`}
        </Text>
        <Text size="sm">{m.privacy_givenAt({ when: dateTime(given_at) })}</Text>
        <Text size="xs" c="dimmed">
          {texts}
        </Text>
        {endsWithAccount(purpose) && !revoked_at && (
          <Text size="xs" c="dimmed">
            {m.privacy_endsWithAccount()}
          </Text>
        )}
      </div>
      {revoked_at ? (
        <Badge color="slate" variant="light" flex="none">
          {m.privacy_revokedAt({ when: dateTime(revoked_at) })}
        </Badge>
      ) : (
        !endsWithAccount(purpose) && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            flex="none"
            aria-label={`${m.privacy_revoke()}: ${m.privacy_purpose({ purpose })} ${supplier ?? ''}`}
            onClick={onRevoke}
          >
            {m.privacy_revoke()}
          </Button>
        )
      )}
    </Group>
  )
}

type RevocationProps = { consent: MyConsent; by: OpenedBy; onClose(): void }

function Revocation({ consent: { id, purpose }, by, onClose }: RevocationProps) {
  const revoke = useCall(revokeMyConsent, { changes: [getMyData] })
  const confirm = () =>
    revoke.mutate(
      { params: { id }, query: { by } },
      {
        onSuccess() {
          notifySuccess(m.privacy_revoked())
          onClose()
        },
      },
    )
  return (
    <Stack gap="md">
      {!endsWithAccount(purpose) && <Text>{m.privacy_revokeText({ purpose })}</Text>}
      <DialogActions onClose={onClose} closeLabel={m.privacy_keep()}>
        <Button color="red" loading={revoke.isPending} onClick={confirm}>
          {m.privacy_revoke()}
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** Of this browser alone: the choice about cookies is kept nowhere else. */
function CookieConsent() {
  const { dateTime } = useFormat()
  const [chosen, setChosen] = useState<ReturnType<typeof cookieChoice>>()
  useEffect(() => setChosen(cookieChoice()), [])
  if (!chosen) return null
  const { choice, version, at } = chosen
  const reject = () => {
    keepConsent('rejected')
    setChosen(cookieChoice())
  }
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div>
        <Text fw={600}>{m.privacy_purpose({ purpose: 'cookies' })}</Text>
        <Text size="sm">
          {choice === 'accepted' ? m.privacy_cookiesAccepted() : m.privacy_cookiesRejected()}
          {at && ` · ${dateTime(at.toISOString())}`}
        </Text>
        {version && (
          <Text size="xs" c="dimmed">
            {m.privacy_version({ version: `cookies ${version}` })}
          </Text>
        )}
      </div>
      {choice === 'accepted' && (
        <Button variant="subtle" color="red" size="sm" flex="none" onClick={reject}>
          {m.privacy_revoke()}
        </Button>
      )}
    </Group>
  )
}
