import { searchSorts } from 'contract/search'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { type Filter, resultsUrl, type Sort } from '../../model/filter.ts'
import classes from './results.module.css'

/** Links, so that it needs no scripts; the focus stays on the one that was chosen. */
export function SortLinks({ filter, sort }: { filter: Filter; sort: Sort }) {
  const id = useId()
  return (
    <nav className={classes.sort} aria-labelledby={id}>
      <span id={id}>{m.search_sortBy()}</span>
      {searchSorts.map((order) => (
        <Link
          key={order}
          to={resultsUrl(filter, order)}
          state={{ keepFocus: true }}
          preventScrollReset
          replace
          aria-current={order === sort ? 'true' : undefined}
        >
          {m.search_sort({ order })}
        </Link>
      ))}
    </nav>
  )
}
