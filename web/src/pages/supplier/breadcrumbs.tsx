import type { SupplierPage } from 'contract/suppliers'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from '../../lib/urls.ts'
import classes from './breadcrumbs.module.css'

/** The way to a supplier: the directory, the suppliers of its state, itself. */
export function crumbsOf({ nome, slug, cidade_estado }: SupplierPage) {
  const state = cidade_estado.split('/')[1] ?? ''
  return [
    { name: m.pages_directory(), path: urls.home },
    { name: state, path: urls.inState(state) },
    { name: nome, path: urls.supplier(slug) },
  ]
}

export function Breadcrumbs({ supplier }: { supplier: SupplierPage }) {
  const crumbs = crumbsOf(supplier)
  const last = crumbs.length - 1
  return (
    <nav aria-label={m.pages_breadcrumbs()}>
      <ol className={classes.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
