import { useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { featuredQuery, resultsQuery } from '../../features/suppliers/api.ts'
import { filterOfUrl, resultsUrl } from '../../features/suppliers/filter.ts'
import { Head } from '../../layout/head.tsx'
import { ResultsBoard } from './results-board.tsx'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import type { Route } from './+types/page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOfUrl(new URL(request.url).searchParams)
  return prefetch(context, [resultsQuery(filter), featuredQuery(filter)])
}

export const clientLoader = loadInBrowser

export default function ResultsPage() {
  const filter = filterOfUrl(useSearchParams()[0])
  const title = filter.categoria
    ? m.suppliers_resultsFor({ text: filter.categoria })
    : m.suppliers_results()
  return (
    <>
      <Head title={title} canonical={resultsUrl(filter)} />
      <ResultsBoard filter={filter} />
    </>
  )
}
