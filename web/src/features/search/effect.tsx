import { Badge, Group, Text, Title } from '@mantine/core'
import type { ReplyOf } from 'contract/endpoint'
import type { previewTradeWords } from 'contract/search-words'
import { m } from '#texts/messages.js'

type Found = ReplyOf<typeof previewTradeWords>['before']
type EffectProps = { title: string; found: Found; before?: Found }

/** The first results of a term; beside those of before, what is new is marked. */
export function Effect({ title, found, before }: EffectProps) {
  const wasResult = new Set(before?.filter(({ similar }) => !similar).map(({ id }) => id))
  return (
    <section aria-label={title}>
      <Title order={3} size="h5" mb="xs">
        {title}
      </Title>
      {found.length === 0 && <Text size="sm">{m.searchWords_findsNothing()}</Text>}
      <ol style={{ margin: 0, paddingInlineStart: '1.4rem' }}>
        {found.map(({ id, nome, cidade_estado, similar }) => (
          <li key={id}>
            <Group gap="xs">
              <Text size="sm" fw={600} c={similar ? 'dimmed' : undefined}>
                {nome}
              </Text>
              {similar && <Badge color="gray">{m.searchWords_onlySimilar()}</Badge>}
              {before && !similar && !wasResult.has(id) && (
                <Badge color="green">{m.searchWords_new()}</Badge>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {cidade_estado}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  )
}
