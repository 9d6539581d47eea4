import { redirect, useSearchParams } from 'react-router'
import { resultsQuery } from '../../features/search/api.ts'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import { filterOfUrl, resultsUrl, sortOfUrl, textWithPlace } from '../../model/filter.ts'
import type { Route } from './+types/page.ts'
import { ResultsBoard } from './results-board.tsx'

export function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams
  const [filter, sort] = [filterOfUrl(search), sortOfUrl(search)]
  const place = search.get('onde')?.trim()
  // The form sent it without JavaScript: the place is part of what is searched for.
  if (place !== undefined) {
    const categoria = textWithPlace(filter.categoria, place)
    // Another place than the filter's would find nobody.
    const elsewhere = place && { estado: '', cidade: '' }
    throw redirect(resultsUrl({ ...filter, categoria, ...elsewhere }, sort))
  }
  return prefetch(context, [resultsQuery(filter, sort, startOf(search))])
}

export const clientLoader = loadInBrowser

/** Without JavaScript the next page is a page of its own. */
const startOf = (search: URLSearchParams) => search.get('depois') ?? undefined

export default function ResultsPage() {
  const search = useSearchParams()[0]
  return (
    <ResultsBoard filter={filterOfUrl(search)} sort={sortOfUrl(search)} start={startOf(search)} />
  )
}
