import { getCategory, listCategories } from 'contract/categories'
import { data } from 'react-router'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { NotFound } from '../../layout/not-found.tsx'
import { CallError, callOnServer } from '../../lib/call.ts'
import { pageRequestOf } from '../../lib/ssr.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { CategoryBand } from './category-band.tsx'
import { CategoryHead, crumbsOf } from './category-head.tsx'
import { CategoryMembers } from './category-members.tsx'
import { CategoryNeighbours } from './category-neighbours.tsx'
import classes from './category.module.css'
import type { Route } from './+types/page.ts'

/** A number that is none is as unknown as a city that is none. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = pageRequestOf(context)
  const { slug, place: lugar } = params
  const pagina = Number(new URL(request.url).searchParams.get('pagina') ?? 1)
  const asked = { params: { slug }, query: { pagina, ...(lugar && { lugar }) } }
  const [category, all] = await Promise.all([
    callOnServer(page, getCategory, asked).catch((error: unknown) => {
      if (error instanceof CallError && [400, 404].includes(error.status)) return null
      throw error
    }),
    callOnServer(page, listCategories),
  ])
  return category ? { category, all } : data(null, { status: 404 })
}

/** The suppliers of a trade, in the country or in one city. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { category, all } = loaderData
  return (
    <>
      <CategoryHead category={category} />
      <div className={classes.band}>
        <Wrap className={classes.head}>
          <Breadcrumbs crumbs={crumbsOf(category)} />
          <CategoryBand category={category} />
        </Wrap>
      </div>
      <Wrap className={classes.body}>
        <CategoryMembers category={category} />
        <CategoryNeighbours slug={category.slug} all={all} />
      </Wrap>
    </>
  )
}
