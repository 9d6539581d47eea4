import { Button, Card, Skeleton, Text, ThemeIcon, Title } from '@mantine/core'
import { IconBrandGoogle, IconBrandLinkedin, IconPassword } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type LinkedIdentity, listIdentities, unlinkIdentity } from 'contract/sign-in'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useAppData } from '../../lib/app-data.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { providerNames } from '../../model/identity-providers.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import classes from './account.module.css'
import { identitiesQuery } from './api.ts'

/** The ways into the account; each provider can be unlinked, the password stays. */
export function LinkedIdentities() {
  const { boxOf } = useErrorText()
  const { signInWith } = useAppData()
  const { data, error, refetch } = useQuery(identitiesQuery)
  return (
    <Card component="section" aria-labelledby="ways-in">
      <Title order={2} size="h3" id="ways-in" mb="md">
        {m.account_waysTitle()}
      </Title>
      {error ? (
        <ErrorBox {...boxOf({ error, refetch })} />
      ) : data ? (
        <ul className={classes.list}>
          <Way icon={<IconPassword aria-hidden />} name={m.account_wayPassword()}>
            {m.account_wayPasswordText()}
          </Way>
          {data.map((identity) => (
            <LinkedWay key={identity.provider} identity={identity} />
          ))}
        </ul>
      ) : (
        <Skeleton height={64} aria-hidden />
      )}
      {data?.length === 0 && signInWith.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {m.account_wayNone()}
        </Text>
      )}
    </Card>
  )
}

const icons = { google: IconBrandGoogle, linkedin: IconBrandLinkedin }

function LinkedWay({ identity }: { identity: LinkedIdentity }) {
  const { longDate } = useFormat()
  const unlink = useCall(unlinkIdentity, { changes: [listIdentities] })
  const { provider, email, linked_at } = identity
  const name = providerNames[provider]
  const Icon = icons[provider]
  const remove = () =>
    unlink.mutate(
      { params: { provider } },
      {
        onSuccess: () => notifySuccess(m.account_unlinked({ name }), m.account_waysTitle()),
      },
    )
  return (
    <Way
      icon={<Icon aria-hidden />}
      name={name}
      action={
        <Button
          variant="subtle"
          aria-label={m.account_unlinkNamed({ name })}
          loading={unlink.isPending}
          onClick={remove}
        >
          {m.account_unlink()}
        </Button>
      }
    >
      {m.account_wayLinked({ email, day: longDate(linked_at) })}
    </Way>
  )
}

type WayProps = { icon: ReactNode; name: string; action?: ReactNode; children: ReactNode }

function Way({ icon, name, action, children }: WayProps) {
  return (
    <li className={classes.row}>
      <ThemeIcon color="slate">{icon}</ThemeIcon>
      <div className={classes.grow}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {children}
        </Text>
      </div>
      {action}
    </li>
  )
}
