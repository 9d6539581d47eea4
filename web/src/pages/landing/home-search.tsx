import { useState } from 'react'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import type { Filter } from '../../model/filter.ts'
import { Action } from '../../ui/action.tsx'
import { FilterOpener } from '../results/filter-opener.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import classes from './home.module.css'

const SearchChoice = lazyDialog(async () => ({
  default: (await import('../../features/search/search-choice.tsx')).SearchChoice,
}))

/** For who would rather be helped, 'Buscar fornecedores': an attendant, or the filter dialog? */
export function HomeSearch({ filter }: { filter: Filter }) {
  const [asked, setAsked] = useState(false)
  return (
    <section id="buscar" className={classes.way}>
      <h2 className="title-3">{m.home_searchTitle()}</h2>
      <p>{m.home_searchText()}</p>
      <Link to={urls.bank} className={classes.bank}>
        {m.needs_homeText()}
      </Link>
      <FilterOpener filter={filter}>
        {(openFilter) => (
          <>
            <Action look="default" onClick={() => setAsked(true)}>
              {m.suppliers_searchSuppliers()}
            </Action>
            <SearchChoice
              opened={asked}
              onClose={() => setAsked(false)}
              onSearch={() => {
                setAsked(false)
                openFilter()
              }}
            />
          </>
        )}
      </FilterOpener>
    </section>
  )
}
