import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import type { MessageForm, ProposalMessage } from 'contract/needs'
import { MessageForm as Schema } from 'contract/schemas/needs'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { useFormat } from '../../lib/format.ts'

type Outcome = { onSuccess(): void; onError(error: unknown): void }

type ThreadProps = {
  messages: readonly ProposalMessage[]
  /** How the own words are called; null when nobody writes any more. */
  writing: {
    label: string
    action: string
    busy: boolean
    send(texto: string, outcome: Outcome): void
  } | null
}

/** What buyer and supplier wrote each other about a proposal. */
export function Thread({ messages, writing }: ThreadProps) {
  const { dateTime } = useFormat()
  if (messages.length === 0 && !writing) return null
  return (
    <Stack gap="sm">
      {messages.length > 0 && (
        <Title order={4} size="h5">
          {m.needs_thread()}
        </Title>
      )}
      {messages.map(({ id, author, texto, created_at }) => (
        <Paper key={id} p="sm" bg={author === 'comprador' ? 'slate.0' : 'petrol.0'}>
          <Text size="xs" c="slate.7">
            <Text span fw={600} inherit>
              {m.needs_author({ author })}
            </Text>{' '}
            · {dateTime(created_at)}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {texto}
          </Text>
        </Paper>
      ))}
      {writing && <Writing {...writing} />}
    </Stack>
  )
}

function Writing({ label, action, busy, send }: NonNullable<ThreadProps['writing']>) {
  const { form, field, onSubmit, refused } = useContractForm<MessageForm>(Schema, { texto: '' })
  const submit = onSubmit(({ texto }) =>
    send(texto, { onSuccess: () => form.reset(), onError: (error) => refused(error) }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={busy} className="plain-fieldset">
        <Stack gap="xs" align="flex-start">
          <LongTextarea
            label={label}
            minRows={2}
            maxRows={8}
            most={2000}
            w="100%"
            {...field('texto')}
          />
          <Button type="submit" variant="default" loading={busy}>
            {action}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
