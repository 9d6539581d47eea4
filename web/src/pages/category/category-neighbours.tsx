import type { CategorySlug } from 'contract/rules/categories'
import { neighbours } from '../../features/categories/neighbours.ts'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { CategoryTiles, type CountedCategory } from '../../features/categories/category-tiles.tsx'
import { urls } from 'contract/urls'
import classes from './category.module.css'

type CategoryNeighboursProps = { slug: CategorySlug; all: readonly CountedCategory[] }

/** Where a buyer of this trade often looks next. */
export function CategoryNeighbours({ slug, all }: CategoryNeighboursProps) {
  const near = neighbours[slug].flatMap((next) => all.find((one) => one.slug === next) ?? [])
  return (
    <section className={classes.section}>
      <div className={classes.sectionHead}>
        <h2 className="title-2">{m.categories_neighbours()}</h2>
        <Link to={urls.categories}>{m.categories_seeAll()}</Link>
      </div>
      <CategoryTiles
        label={m.categories_neighbours()}
        heading="h3"
        size="small"
        categories={near}
      />
    </section>
  )
}
