import { useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { factsQuery, sectionQuery } from '../../features/suppliers/api.ts'
import { filterOfUrl, searchOfFilter } from '../../model/filter.ts'
import { Head } from '../../layout/head.tsx'
import { HomeList } from './home-list.tsx'
import { HomeSearch } from './home-search.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeRecommend, HomeSuppliers, HomeWays } from './home-sections.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { SiteData } from './site-data.tsx'

import { loadInBrowser, prefetch } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import type { Route } from './+types/page.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const filter = filterOfUrl(new URL(request.url).searchParams)
  return prefetch(context, [
    sectionQuery('top', filter),
    sectionQuery('basic', filter),
    sectionQuery('free', filter),
    factsQuery,
  ])
}

export const clientLoader = loadInBrowser

export default function LandingPage() {
  const filter = filterOfUrl(useSearchParams()[0])
  return (
    <>
      <Head title={m.home_title()} canonical={`${urls.home}${searchOfFilter(filter)}`} />
      <SiteData />
      <PagePart>
        <HomeHero filter={filter} />
      </PagePart>
      <PagePart>
        <HomeWays>
          <HomeSearch filter={filter} />
          <HomeSuppliers />
          <HomeRecommend />
        </HomeWays>
      </PagePart>
      <PagePart>
        <HomeList filter={filter} />
      </PagePart>
    </>
  )
}
