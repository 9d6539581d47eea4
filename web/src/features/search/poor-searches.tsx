import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getOverview } from 'contract/overview'
import { dismissSearch, listPoorSearches, type PoorSearch } from 'contract/search-words'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { poorSearchesQuery } from './api.ts'
import type { Improvement } from './word-dialog.tsx'

/** What visitors looked for with little success, and what can be done about it. */
export function PoorSearches({ onImprove }: { onImprove(improvement: Improvement): void }) {
  const { boxOf } = useErrorText()
  const searches = useQuery(poorSearchesQuery)
  const { data } = searches
  return (
    <Card component="section" aria-label={m.searchWords_poor()}>
      <Title order={2} size="h4">
        {m.searchWords_poor()}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {m.searchWords_poorText()}
      </Text>
      {searches.isLoadingError && <ErrorBox {...boxOf(searches)} />}
      {data?.length === 0 && <Text>{m.searchWords_noPoor()}</Text>}
      <Stack component="ul" gap={0} m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.map((search) => (
          <Row key={search.term} search={search} onImprove={onImprove} />
        ))}
      </Stack>
    </Card>
  )
}

type RowProps = { search: PoorSearch; onImprove(improvement: Improvement): void }

function Row({ search, onImprove }: RowProps) {
  const { day } = useFormat()
  const dismiss = useCall(dismissSearch, { changes: [listPoorSearches, getOverview] })
  const { term, searches, foundNothing, onlySimilar, clicks, lastDay } = search
  return (
    <Group
      component="li"
      justify="space-between"
      gap="sm"
      py="sm"
      style={{ borderTop: '1px solid var(--app-hairline)' }}
    >
      <div style={{ flex: '1 1 16rem', minWidth: 0 }}>
        <Anchor component={Link} to={urls.searchFor(term)} fw={600}>
          {term}
        </Anchor>
        <Group gap="xs" mt={4}>
          {foundNothing > 0 && <Badge color="coral">{m.searchWords_nothing()}</Badge>}
          {onlySimilar > 0 && <Badge color="orange">{m.searchWords_similar()}</Badge>}
          {clicks === 0 && foundNothing + onlySimilar === 0 && (
            <Badge color="gray">{m.searchWords_noClick()}</Badge>
          )}
          <Text size="sm" c="dimmed">
            {m.searchWords_times({ count: searches })} · {day(lastDay)}
          </Text>
        </Group>
      </div>
      <Group gap="xs">
        <Button
          size="sm"
          onClick={() => onImprove({ term, words: [term] })}
          aria-label={`${m.searchWords_improve()}: ${term}`}
        >
          {m.searchWords_improve()}
        </Button>
        <Button
          size="sm"
          variant="default"
          loading={dismiss.isPending}
          onClick={() => dismiss.mutate({ body: { term } })}
          aria-label={`${m.searchWords_dismiss()}: ${term}`}
        >
          {m.searchWords_dismiss()}
        </Button>
      </Group>
    </Group>
  )
}
