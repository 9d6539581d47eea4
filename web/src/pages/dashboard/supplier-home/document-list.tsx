import { Paper, SimpleGrid, Text } from '@mantine/core'
import { certificateList } from 'contract/rules/certificates'
import { fold } from 'contract/rules/text'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useSession } from '../../../model/session.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyResults } from '../../../ui/illustrations.tsx'
import { type FrameOrder, PageFrame } from '../../../ui/page-frame.tsx'

/** The supplier's licences and certificates, searchable; the last one added is the newest. */
export function DocumentList() {
  const { user, empresa } = useSession()
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<FrameOrder>('newest')
  const all = certificateList(empresa?.certificados ?? user?.certificados ?? '')
  const found = all.filter((name) => fold(name).includes(fold(search.trim())))
  const shown = order === 'newest' ? found.toReversed() : found
  return (
    <PageFrame
      title={m.panel_documents()}
      search={{ label: m.panel_search(), value: search, onChange: setSearch }}
      order={{
        label: m.panel_order(),
        value: order,
        options: [
          { value: 'newest', label: m.panel_newest() },
          { value: 'oldest', label: m.panel_oldest() },
        ],
        onChange: setOrder,
      }}
    >
      {shown.length === 0 ? (
        <EmptyState
          illustration={<EmptyResults width={200} />}
          title={m.panel_none()}
          text={m.panel_noneText()}
        />
      ) : (
        <SimpleGrid
          component="ul"
          cols={{ base: 1, sm: 2, lg: 3 }}
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
          aria-label={m.panel_documents()}
        >
          {shown.map((name) => (
            <Paper component="li" key={name} p="sm">
              <Text fw={500}>{name}</Text>
            </Paper>
          ))}
        </SimpleGrid>
      )}
    </PageFrame>
  )
}
