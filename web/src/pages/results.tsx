import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { resultsQuery, topCountQuery } from '../features/suppliers/api.ts'
import { filterOfUrl, resultsUrl } from '../features/suppliers/filter.ts'
import { Head } from '../layout/head.tsx'
import { ResultsBoard } from '../layout/results-board.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import type { Route } from './+types/results.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOfUrl(new URL(request.url).searchParams)
  return prefetch(context, [resultsQuery(filter), topCountQuery(filter)])
}

export const clientLoader = loadInBrowser

export default function ResultsPage() {
  const { t } = useTranslation()
  const filter = filterOfUrl(useSearchParams()[0])
  const title = filter.categoria
    ? t('suppliers.resultsFor', { text: filter.categoria })
    : t('suppliers.results')
  return (
    <>
      <Head title={title} canonical={resultsUrl(filter)} />
      <ResultsBoard filter={filter} />
    </>
  )
}
