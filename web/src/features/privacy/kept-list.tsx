import { Anchor, Button, Card, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import {
  type CorrectableKind,
  correctMyData,
  getMyData,
  type MyData,
  type OpenedBy,
} from 'contract/privacy'
import { Correction } from 'contract/schemas/privacy'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { PhoneField } from '../../ui/phone-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'

type Item = MyData[CorrectableKind]['data'][number]
type KeptListProps = { kind: CorrectableKind; kept: { total: number; data: Item[] }; by: OpenedBy }

/** What was left somewhere, the newest first, each with name and phone to put right. */
export function KeptList({ kind, kept, by }: KeptListProps) {
  const [edited, setEdited] = useState<Item>()
  if (kept.total === 0) return null
  return (
    <Card component="section" aria-labelledby={kind}>
      <Title order={2} size="h3" id={kind} mb={4}>
        {m.privacy_kept({ kind })}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.privacy_keptText({ kind })}
      </Text>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {kept.data.map((item) => (
          <li key={item.id}>
            <Kept item={item} onEdit={() => setEdited(item)} />
          </li>
        ))}
      </Stack>
      {kept.total > kept.data.length && (
        <Text size="sm" c="dimmed" mt="md">
          {m.privacy_newest({ shown: kept.data.length, total: kept.total })}
        </Text>
      )}
      <Dialog
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={m.privacy_correctTitle()}
      >
        {edited && (
          <CorrectionForm kind={kind} item={edited} by={by} onClose={() => setEdited(undefined)} />
        )}
      </Dialog>
    </Card>
  )
}

function Kept({ item, onEdit }: { item: Item; onEdit(): void }) {
  const { dateTime } = useFormat()
  const who = [item.nome, item.telefone].filter(Boolean).join(' · ')
  return (
    <Group justify="space-between" align="flex-start" gap="xs" wrap="nowrap">
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {'slug' in item && (
          <Anchor component={Link} to={urls.supplier(item.slug)} fw={600}>
            {item.supplier}
          </Anchor>
        )}
        {'titulo' in item && <Text fw={600}>{item.titulo}</Text>}
        {'nome_indicador' in item && (
          <Text fw={600}>{m.privacy_recommendedBy({ name: item.nome_indicador })}</Text>
        )}
        {'messages' in item && <Text fw={600}>{m.privacy_messages({ count: item.messages })}</Text>}
        <Text size="sm">{who}</Text>
        {'mensagem' in item && item.mensagem && (
          <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
            {item.mensagem}
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {dateTime('updated_at' in item ? item.updated_at : item.created_at)}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="sm"
        flex="none"
        leftSection={<IconPencil size={16} aria-hidden />}
        aria-label={m.privacy_correctNamed({ name: who })}
        onClick={onEdit}
      >
        {m.privacy_correct()}
      </Button>
    </Group>
  )
}

type CorrectionFormProps = { kind: CorrectableKind; item: Item; by: OpenedBy; onClose(): void }

function CorrectionForm({ kind, item, by, onClose }: CorrectionFormProps) {
  const { field, onSubmit, refused } = useContractForm(Correction, {
    nome: item.nome ?? '',
    telefone: item.telefone,
  })
  const save = useCall(correctMyData, { changes: [getMyData] })
  const submit = onSubmit((body) =>
    save.mutate(
      { params: { kind, id: item.id }, query: { by }, body },
      {
        onSuccess() {
          notifySuccess(m.privacy_corrected())
          onClose()
        },
        onError: refused,
      },
    ),
  )
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={save.isPending}
      submitLabel={m.privacy_save()}
    >
      {kind === 'contacts' && <Text size="sm">{m.privacy_correctShared()}</Text>}
      <TextInput
        label={m.contacts_nome()}
        autoComplete="name"
        data-autofocus
        required
        {...field('nome')}
      />
      <PhoneField label={m.contacts_telefone()} required {...field('telefone')} />
    </DialogForm>
  )
}
