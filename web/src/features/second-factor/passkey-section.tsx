import { Alert, Anchor, Button, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { removePasskey } from 'contract/passkeys'
import type { Passkey } from 'contract/second-factor'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor, useProved } from './api.ts'
import { NewPasskeyForm } from './new-passkey-form.tsx'
import classes from './second-factor.module.css'

type PasskeySectionProps = {
  passkeys: Passkey[]
  /** Where they work. */
  origin: string
  onCodes(codes: string[]): void
}

export function PasskeySection({ passkeys, origin, onCodes }: PasskeySectionProps) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  return (
    <Stack gap="xs">
      <Title order={3} size="h4">
        {t('passkeys.title')}
      </Title>
      <Text size="sm">{t('passkeys.text')}</Text>
      {passkeys.length > 0 && (
        <ul className={classes.list} aria-label={t('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding ? (
        <NewPasskeyForm
          onClose={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false)
            onCodes(codes)
            notifySuccess({ title: t('common.success'), message: t('passkeys.added') })
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
  const { t } = useTranslation()
  if (window.location.origin !== origin) {
    return (
      <Alert color="slate">
        <Trans
          i18nKey="passkeys.otherAddress"
          values={{ origin }}
          components={{ address: <Anchor href={`${origin}${window.location.pathname}`} inherit /> }}
        />
      </Alert>
    )
  }
  if (!canUsePasskeys()) return <Alert color="slate">{t('passkeys.unsupported')}</Alert>
  return (
    <Group>
      <Button variant="default" onClick={onClick}>
        {t('passkeys.add')}
      </Button>
    </Group>
  )
}

function PasskeyRow({ passkey: { id, name, created_at, last_used_at } }: { passkey: Passkey }) {
  const { t } = useTranslation()
  const { dateTime, longDate } = useFormat()
  const proved = useProved()
  const remove = useCall(removePasskey, changesFactor)
  const onRemove = () =>
    proved((body) =>
      remove.mutate(
        { params: { id }, body },
        {
          onSuccess: () =>
            notifySuccess({ title: t('common.success'), message: t('passkeys.removed') }),
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
          {t('passkeys.created', { day: longDate(created_at) })}
          {' · '}
          {last_used_at
            ? t('passkeys.lastUsed', { when: dateTime(last_used_at) })
            : t('passkeys.neverUsed')}
        </Text>
      </div>
      <Button
        variant="subtle"
        color="red"
        aria-label={t('passkeys.removeNamed', { name })}
        onClick={() => void onRemove()}
        loading={remove.isPending}
      >
        {t('passkeys.remove')}
      </Button>
    </li>
  )
}
