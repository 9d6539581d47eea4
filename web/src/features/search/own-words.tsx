import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listChanges } from 'contract/audit'
import { deleteAnswer, deleteSynonyms, listTradeWords } from 'contract/search-words'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { tradeWordsQuery } from './api.ts'
import type { Improvement } from './word-dialog.tsx'

/** What administrators taught the search: to read, change and take back. */
export function OwnWords({ onEdit }: { onEdit(improvement: Improvement): void }) {
  const { boxOf } = useErrorText()
  const words = useQuery(tradeWordsQuery)
  const changes = [listTradeWords, listChanges]
  const dropSynonyms = useCall(deleteSynonyms, { changes })
  const dropAnswer = useCall(deleteAnswer, { changes })
  if (words.isLoadingError) return <ErrorBox {...boxOf(words)} />
  const { synonyms = [], answers = [] } = words.data ?? {}
  return (
    <>
      <List title={m.searchWords_synonyms()} text={m.searchWords_synonymsText()}>
        {synonyms.map(({ id, words: group }) => (
          <Entry
            key={id}
            text={group.join(' · ')}
            onEdit={() => onEdit({ term: group[0] ?? '', words: group, synonymsId: id })}
            onRemove={() => dropSynonyms.mutate({ params: { id } })}
          />
        ))}
      </List>
      <List title={m.searchWords_answers()} text={m.searchWords_answersText()}>
        {answers.map(({ id, term, supplier }) => (
          <Entry
            key={id}
            text={`${term} → ${supplier.nome}`}
            onEdit={() => onEdit({ term, words: [term], supplier, answerId: id })}
            onRemove={() => dropAnswer.mutate({ params: { id } })}
          />
        ))}
      </List>
      <Group>
        <Button variant="default" onClick={() => onEdit({ term: '', words: [] })}>
          {m.searchWords_add()}
        </Button>
      </Group>
    </>
  )
}

function List({ title, text, children }: { title: string; text: string; children: ReactNode[] }) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {text}
      </Text>
      {children.length === 0 && <Text size="sm">{m.searchWords_none()}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {children}
      </Stack>
    </Card>
  )
}

type EntryProps = { text: string; onEdit(): void; onRemove(): void }

function Entry({ text, onEdit, onRemove }: EntryProps) {
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Text style={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}>{text}</Text>
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          onClick={onEdit}
          aria-label={`${m.searchWords_edit()}: ${text}`}
        >
          {m.searchWords_edit()}
        </Button>
        <Button
          size="sm"
          variant="default"
          onClick={onRemove}
          aria-label={`${m.searchWords_remove()}: ${text}`}
        >
          {m.searchWords_remove()}
        </Button>
      </Group>
    </Group>
  )
}
