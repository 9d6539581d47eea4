import type { CategoryPage } from 'contract/categories'
import { categoryTexts } from '../../features/categories/category-texts.ts'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { CategoryIcon } from '../../features/categories/category-icon.tsx'
import { placeName } from '../../model/places.ts'
import { urls } from 'contract/urls'
import { titleOf } from './category-head.tsx'
import { useFormat } from '../../lib/format.ts'
import classes from './category.module.css'

/** What the trade is, what it is asked for, and where its suppliers are. */
export function CategoryBand({ category }: { category: CategoryPage }) {
  const { slug, lugar, total, cidades } = category
  const { description, services } = categoryTexts[slug]
  const language = getLocale()
  const { number } = useFormat()
  return (
    <>
      <div className={classes.title}>
        <CategoryIcon slug={slug} size="page" />
        <div>
          <h1 className="title-1">{titleOf(category)}</h1>
          <p className={classes.lead}>{description[language]}</p>
        </div>
      </div>
      <ul className={classes.chips} aria-label={m.categories_services()}>
        {services[language].map((service, index) => (
          <li key={service}>
            <Link to={urls.searchFor(services.pt[index] ?? service)}>{service}</Link>
          </li>
        ))}
      </ul>
      {total > 0 && (
        <p className={classes.total}>
          {m.suppliers_resultCount({ count: total, number: number(total) })}
        </p>
      )}
      {cidades.length > 0 && (
        <nav aria-label={m.categories_cities()}>
          <ul className={classes.chips} data-places>
            <li>
              {lugar ? (
                <Link to={urls.category(slug)}>{m.categories_everywhere()}</Link>
              ) : (
                <span aria-current="page">{m.categories_everywhere()}</span>
              )}
            </li>
            {lugar && (
              <li>
                <span aria-current="page">
                  {placeName(lugar)} <small>{number(lugar.fornecedores)}</small>
                </span>
              </li>
            )}
            {cidades.map((city) => (
              <li key={city.slug}>
                <Link to={urls.categoryIn(slug, city.slug)}>
                  {placeName(city)} <small>{number(city.fornecedores)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
