import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Anchor, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconKey } from '@tabler/icons-react'
import { removePasskey } from 'contract/passkeys'
import type { Passkey, SecondFactorState } from 'contract/second-factor'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { canUsePasskeys } from '../../model/passkeys.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'
import { NewPasskeyForm } from './new-passkey-form.tsx'
import classes from './second-factor.module.css'

type PasskeySectionProps = {
  passkeys: Passkey[]
  /** Where they work. */
  origin: string
  onCodes(codes: string[]): void
  onRemoved(left: SecondFactorState): void
}

export function PasskeySection({ passkeys, origin, onCodes, onRemoved }: PasskeySectionProps) {
  const [adding, setAdding] = useState(false)
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {m.passkeys_title()}
      </Title>
      <Text size="sm">{m.passkeys_text()}</Text>
      {passkeys.length > 0 && (
        <ul className={classes.list} aria-label={m.passkeys_title()}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={onRemoved} />
          ))}
        </ul>
      )}
      {adding ? (
        <NewPasskeyForm
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false)
            onCodes(codes)
            notifySuccess(m.passkeys_added())
          }}
        />
      ) : (
        <AddButton origin={origin} onClick={() => setAdding(true)} />
      )}
    </Stack>
  )
}

/** Or why there is none. */
function AddButton({ origin, onClick }: { origin: string; onClick(): void }) {
  if (window.location.origin !== origin) {
    return (
      <Alert color="slate">
        <ParaglideMessage
          message={m.passkeys_otherAddress}
          inputs={{ origin }}
          markup={{
            address: ({ children }) => (
              <Anchor href={`${origin}${window.location.pathname}`} inherit>
                {children}
              </Anchor>
            ),
          }}
        />
      </Alert>
    )
  }
  if (!canUsePasskeys())
    return <Alert color="slate">{m.passkeys_failure({ reason: 'unsupported' })}</Alert>
  return (
    <Group>
      <Button variant="default" onClick={onClick}>
        {m.passkeys_add()}
      </Button>
    </Group>
  )
}

type PasskeyRowProps = Pick<PasskeySectionProps, 'onRemoved'> & { passkey: Passkey }

function PasskeyRow({ passkey, onRemoved }: PasskeyRowProps) {
  const { id, name, created_at, last_used_at } = passkey
  const { dateTime, longDate } = useFormat()
  const proved = useProved()
  const remove = useCall(removePasskey, changesFactor)
  const onRemove = () =>
    proved((body) =>
      remove.mutate(
        { params: { id }, body },
        {
          onSuccess(left) {
            onRemoved(left)
            notifySuccess(m.passkeys_removed())
          },
        },
      ),
    )
  return (
    <li className={classes.row}>
      <ThemeIcon color="slate">
        <IconKey aria-hidden />
      </ThemeIcon>
      <div className={classes.grow}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {m.passkeys_created({ day: longDate(created_at) })}
          {' · '}
          {last_used_at
            ? m.passkeys_lastUsed({ when: dateTime(last_used_at) })
            : m.passkeys_neverUsed()}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        aria-label={m.passkeys_removeNamed({ name })}
        onClick={() => void onRemove()}
        loading={remove.isPending}
      >
        {m.passkeys_remove()}
      </Button>
    </li>
  )
}
