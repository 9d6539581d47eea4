import type { CategoryPage } from 'contract/categories'
import { categoryTitle } from 'contract/rules/categories'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { putAside } from '../../features/shortlist/put-aside.tsx'
import { SupplierGrid } from '../../features/suppliers/supplier-grid.tsx'
import { categoryName } from '../../model/categories.ts'
import { urls } from 'contract/urls'
import { SupplierOpener } from '../supplier/supplier-opener.tsx'
import { pageAddress, titleOf } from './category-head.tsx'
import classes from './category.module.css'

/** The cards, their pages, and for a city with few of them those nearby. */
export function CategoryMembers({ category }: { category: CategoryPage }) {
  const { slug, lugar, data, perto } = category
  const title = titleOf(category)
  const near = m.categories_near({ name: categoryName(slug) })
  // Suppliers read it in their report: one term, whatever language visitors read.
  const term = categoryTitle[slug].pt
  return (
    <SupplierOpener term={term}>
      {(open) => (
        <>
          {data.length > 0 ? (
            <SupplierGrid
              suppliers={data}
              columns={3}
              label={title}
              heading="h2"
              actionOf={putAside}
              term={term}
              onOpen={open}
            />
          ) : (
            <p className={classes.nobody}>
              {m.categories_nobody()} <Link to={urls.signup}>{m.categories_signUp()}</Link>
            </p>
          )}
          <Pages category={category} />
          {lugar && perto.length > 0 && (
            <section className={classes.section}>
              <h2 className="title-2">{near}</h2>
              <SupplierGrid
                suppliers={perto}
                columns={3}
                label={near}
                heading="h3"
                actionOf={putAside}
                term={term}
                onOpen={open}
              />
            </section>
          )}
        </>
      )}
    </SupplierOpener>
  )
}

function Pages({ category }: { category: CategoryPage }) {
  const { pagina, paginas } = category
  if (paginas === 1) return null
  return (
    <nav className={classes.pages} aria-label={m.categories_pages()}>
      {pagina > 1 && (
        <Link rel="prev" to={pageAddress(category, pagina - 1)}>
          {m.categories_previous()}
        </Link>
      )}
      <span>{m.categories_page({ page: pagina, pages: paginas })}</span>
      {pagina < paginas && (
        <Link rel="next" to={pageAddress(category, pagina + 1)}>
          {m.categories_next()}
        </Link>
      )}
    </nav>
  )
}
