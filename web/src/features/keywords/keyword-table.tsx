import { Badge, Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { Keyword } from 'contract/keywords'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { Change } from '../../ui/change.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { useAddKeyword } from './add-keyword.ts'

type KeywordTableProps = { keywords: readonly Keyword[]; days: number }

export function KeywordTable({ keywords, days }: KeywordTableProps) {
  const { number } = useFormat()
  const { add, adding } = useAddKeyword()
  const columns: Column<Keyword>[] = [
    { key: 'term', label: m.keywords_word(), render: (keyword) => <Word keyword={keyword} /> },
    {
      key: 'searches',
      label: m.keywords_searches(),
      align: 'right',
      render: ({ searches }) => number(searches),
    },
    {
      key: 'trend',
      label: m.keywords_trend({ days }),
      render: ({ searches, before }) =>
        before === null ? (
          <Text span inherit c="dimmed">
            {m.keywords_fewBefore()}
          </Text>
        ) : (
          <Change now={searches} before={before} />
        ),
    },
    {
      key: 'found',
      label: m.keywords_found(),
      align: 'right',
      render: ({ found, searches }) => number(found ? searches : 0),
    },
    {
      key: 'lost',
      label: m.keywords_lost(),
      align: 'right',
      render: ({ found, searches }) => (
        <Text span inherit fw={found ? undefined : 700} c={found ? undefined : 'red.8'}>
          {number(found ? 0 : searches)}
        </Text>
      ),
    },
  ]
  return (
    <DataList
      label={m.keywords_list()}
      rows={keywords}
      rowKey={({ term }) => term}
      title="term"
      columns={columns}
      actions={{
        label: m.keywords_action(),
        render: ({ term, found, lacking }) =>
          found ? (
            <Badge color="green">{m.keywords_there()}</Badge>
          ) : (
            lacking.length > 0 && (
              <Button
                size="sm"
                variant="light"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={m.keywords_addLabel({ term })}
                loading={adding === term}
                disabled={adding !== undefined && adding !== term}
                onClick={() => void add(term)}
              >
                {m.keywords_add()}
              </Button>
            )
          ),
      }}
    />
  )
}

function Word({ keyword: { term, lacking } }: { keyword: Keyword }) {
  return (
    <>
      <Text span inherit fw={600}>
        {term}
      </Text>
      {lacking.length > 0 && (
        <Text size="sm" c="dimmed" fw={400}>
          {m.keywords_lacking({ words: lacking.join(', ') })}
        </Text>
      )}
    </>
  )
}
