import { Badge, Button, Checkbox, Divider, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { answerSandboxSignIn, cancelSandboxSignIn, getSandboxSignIn } from 'contract/sandbox'
import { SandboxPerson } from 'contract/schemas/sandbox'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { providerNames } from '../../model/identity-providers.ts'
import { query, useCall } from '../../lib/query.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Wordmark } from '../../ui/brand.tsx'
import { SplitPage } from '../../ui/split-page.tsx'
import classes from './sign-in-page.module.css'

export const sandboxSignInQuery = (id: string) => query(getSandboxSignIn, { params: { id } })

const leave = ({ url }: { url: string }) => window.location.assign(url)

/** Stands where the page of Google or LinkedIn would be: one is whoever one says. */
export function SandboxSignInPage({ id, head }: { id: string; head(title: string): ReactNode }) {
  const { data } = useQuery(sandboxSignInQuery(id))
  const answer = useCall(answerSandboxSignIn)
  const cancel = useCall(cancelSandboxSignIn)
  const busy = answer.isPending || cancel.isPending
  if (!data) return null
  const name = providerNames[data.provider]
  const params = { id }
  return (
    <SplitPage
      aside={
        <>
          <Wordmark size={32} tone="onDark" />
          <Stack gap="md" maw={440} w="100%">
            <Title order={1} size="h2">
              {m.sandbox_signInLead({ name })}
            </Title>
            <Text>{m.sandbox_signInAside({ name })}</Text>
          </Stack>
          <Badge leftSection={<IconFlask size={14} aria-hidden />} color="gold" variant="light">
            {m.sandbox_badge()}
          </Badge>
        </>
      }
    >
      {head(m.sandbox_signInTitle({ name }))}
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={2}>{m.sandbox_signInTitle({ name })}</Title>
          <Text c="dimmed">{m.sandbox_signInText()}</Text>
        </Stack>
        <Stack gap="sm">
          {data.people.map((person) => (
            <PersonButton
              key={person.email}
              person={person}
              disabled={busy}
              onClick={() => answer.mutate({ params, body: person }, { onSuccess: leave })}
            />
          ))}
        </Stack>
        <Divider label={m.sandbox_signInOther()} />
        <TypedPerson
          name={name}
          busy={busy}
          onPerson={(body, onError) =>
            answer.mutate({ params, body }, { onSuccess: leave, onError })
          }
        />
        <Button
          variant="subtle"
          disabled={busy}
          onClick={() => cancel.mutate({ params }, { onSuccess: leave })}
        >
          {m.sandbox_signInCancel()}
        </Button>
      </Stack>
    </SplitPage>
  )
}

type PersonButtonProps = { person: SandboxPerson; disabled: boolean; onClick(): void }

function PersonButton({ person, disabled, onClick }: PersonButtonProps) {
  const { nome, email, verified } = person
  return (
    <button type="button" className={classes.person} disabled={disabled} onClick={onClick}>
      <span className={classes.words}>
        <Text span fw={600}>
          {nome}
        </Text>
        <Text span size="sm" c="dimmed">
          {email}
        </Text>
      </span>
      <Badge color={verified ? 'green' : 'slate'} variant="light">
        {verified ? m.sandbox_verifiedEmail() : m.sandbox_unverifiedEmail()}
      </Badge>
    </button>
  )
}

type TypedPersonProps = {
  name: string
  busy: boolean
  onPerson(person: SandboxPerson, onError: (error: unknown) => void): void
}

function TypedPerson({ name, busy, onPerson }: TypedPersonProps) {
  const { form, field, onSubmit, refused } = useContractForm(SandboxPerson, {
    nome: '',
    email: '',
    verified: true,
  })
  return (
    <form onSubmit={onSubmit((person) => onPerson(person, refused))} noValidate>
      <Stack gap="md">
        <TextInput label={m.sandbox_signInName()} autoComplete="off" {...field('nome')} />
        <EmailField label={m.sandbox_signInEmail()} autoComplete="off" {...field('email')} />
        <Checkbox
          label={m.sandbox_signInVerified({ name })}
          {...form.getInputProps('verified', { type: 'checkbox' })}
        />
        <Button type="submit" color="coral" disabled={busy} fullWidth>
          {m.sandbox_signInGo()}
        </Button>
      </Stack>
    </form>
  )
}
