import { Stack } from '@mantine/core'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { OwnWords } from '../../features/search/own-words.tsx'
import { PoorSearches } from '../../features/search/poor-searches.tsx'
import { type Improvement, WordDialog } from '../../features/search/word-dialog.tsx'
import { poorSearchesQuery, tradeWordsQuery } from '../../features/search/api.ts'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import type { Route } from './+types/searches.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, [poorSearchesQuery, tradeWordsQuery])
export const clientLoader = loadInBrowser

export default function SearchesPage() {
  const [improving, setImproving] = useState<Improvement>()
  return (
    <DashboardPage title={m.searchWords_title()}>
      <Stack gap="lg">
        <PoorSearches onImprove={setImproving} />
        <OwnWords onEdit={setImproving} />
      </Stack>
      <WordDialog improving={improving} onClose={() => setImproving(undefined)} />
    </DashboardPage>
  )
}
