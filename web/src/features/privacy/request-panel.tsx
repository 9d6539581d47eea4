import { Badge, Button, Card, Group, Select, Stack, Text, Title } from '@mantine/core'
import {
  createDataRequest,
  getMyData,
  type MyRequest,
  type OpenedBy,
  type RequestKind,
  requestKinds,
} from 'contract/privacy'
import { DataRequestForm } from 'contract/schemas/privacy'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { PhoneField } from '../../ui/phone-field.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'

const colors = { aberto: 'orange', atendido: 'green', negado: 'slate' } as const

/** What the page cannot do by itself goes to people, who have 15 days. */
export function RequestPanel({ requests, by }: { requests: MyRequest[]; by: OpenedBy }) {
  const { shortDate } = useFormat()
  return (
    <Card component="section" aria-labelledby="requests">
      <Title order={2} size="h3" id="requests" mb={4}>
        {m.privacy_requestTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.privacy_requestText()}
      </Text>
      <Stack gap="md" mb={requests.length > 0 ? 'lg' : 0}>
        {requests.map(({ id, kind, status, texto, created_at, due_at, answer }) => (
          <article key={id} aria-label={m.privacy_kind({ kind })}>
            <Group gap="xs">
              <Text fw={600}>{m.privacy_kind({ kind })}</Text>
              <Badge color={colors[status]} variant="light">
                {m.privacy_status({ status })}
              </Badge>
            </Group>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {texto}
            </Text>
            <Text size="xs" c="dimmed">
              {(status === 'aberto' ? m.privacy_askedUntil : m.privacy_asked)({
                when: shortDate(created_at),
                until: shortDate(due_at),
              })}
            </Text>
            {answer && (
              <Text size="sm" mt={4} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                <strong>{m.privacy_answer()}</strong> {answer}
              </Text>
            )}
          </article>
        ))}
      </Stack>
      <RequestForm by={by} />
    </Card>
  )
}

const empty: Required<DataRequestForm> = { kind: 'outro', telefone: '', texto: '' }

function RequestForm({ by }: { by: OpenedBy }) {
  const { form, field, onSubmit, refused } = useContractForm<Required<DataRequestForm>>(
    DataRequestForm,
    empty,
  )
  const send = useCall(createDataRequest, { changes: [getMyData] })
  const submit = onSubmit((body) =>
    send.mutate(
      { query: { by }, body },
      {
        onSuccess() {
          form.reset()
          notifySuccess(m.privacy_requestSent())
        },
        onError: refused,
      },
    ),
  )
  const { kind } = form.values
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="md" maw={560}>
          <Select
            label={m.privacy_requestKind()}
            data={requestKinds.map((value) => ({ value, label: m.privacy_kind({ kind: value }) }))}
            value={kind}
            // A number that is no longer shown is neither checked nor sent.
            onChange={(value) =>
              form.setValues({ kind: (value ?? 'outro') as RequestKind, telefone: '' })
            }
            allowDeselect={false}
          />
          {kind === 'telefone' && (
            <>
              <Text size="sm">{m.privacy_phoneText()}</Text>
              <PhoneField label={m.privacy_phone()} required {...field('telefone')} />
            </>
          )}
          <LongTextarea
            label={m.privacy_requestWords()}
            minRows={3}
            maxRows={10}
            most={2000}
            required
            {...field('texto')}
          />
          <Group>
            <Button type="submit" variant="default" loading={send.isPending}>
              {m.privacy_requestSend()}
            </Button>
          </Group>
        </Stack>
      </fieldset>
    </form>
  )
}
