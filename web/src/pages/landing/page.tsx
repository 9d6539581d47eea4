import { useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { sectionQuery } from '../../features/suppliers/api.ts'
import { filterOfUrl, searchOfFilter } from '../../model/filter.ts'
import { Head } from '../../layout/head.tsx'
import { HomeList } from './home-list.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeHero, HomeRecommend, HomeSuppliers } from './home-sections.tsx'
import { SiteData } from '../supplier/structured-data.tsx'

import { loadInBrowser, prefetch } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import type { Route } from './+types/page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOfUrl(new URL(request.url).searchParams)
  return prefetch(context, [
    sectionQuery('top', filter),
    sectionQuery('basic', filter),
    sectionQuery('free', filter),
  ])
}

export const clientLoader = loadInBrowser

export default function LandingPage() {
  const filter = filterOfUrl(useSearchParams()[0])
  return (
    <>
      <Head title={m.home_title()} canonical={`${urls.home}${searchOfFilter(filter)}`} />
      <SiteData />
      <HomeHero filter={filter} />
      <HomeSearch filter={filter} />
      <HomeSuppliers />
      <HomeRecommend />
      <HomeList filter={filter} />
    </>
  )
}
