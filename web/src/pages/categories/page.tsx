import { listCategories } from 'contract/categories'
import { m } from '#texts/messages.js'
import { CategoryTiles } from '../../features/categories/category-tiles.tsx'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { Head } from '../../layout/head.tsx'
import { callOnServer } from '../../lib/call.ts'
import { pageRequestOf } from '../../lib/ssr.ts'
import { urls } from 'contract/urls'
import { Wrap } from '../../ui/wrap.tsx'
import classes from '../category/category.module.css'
import type { Route } from './+types/page.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  callOnServer(pageRequestOf(context), listCategories)

/** Every trade of the directory. */
export default function CategoriesPage({ loaderData }: Route.ComponentProps) {
  const title = m.categories_allTitle()
  return (
    <>
      <Head title={title} description={m.categories_allText()} canonical={urls.categories} />
      <div className={classes.band}>
        <Wrap className={classes.head}>
          <Breadcrumbs
            crumbs={[
              { name: m.layout_home(), path: urls.home },
              { name: m.layout_categories(), path: urls.categories },
            ]}
          />
          <h1 className="title-1">{title}</h1>
          <p className={classes.lead}>{m.categories_allText()}</p>
        </Wrap>
      </div>
      <Wrap className={classes.body}>
        <CategoryTiles label={m.layout_categories()} heading="h2" categories={loaderData} />
      </Wrap>
    </>
  )
}
