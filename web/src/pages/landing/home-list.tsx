import { IconFilter } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { ActiveFilter } from '../../features/search/active-filter.tsx'
import { type Filter, termOf } from '../../model/filter.ts'
import { HomeSections } from '../../features/suppliers/supplier-sections.tsx'
import { urls } from 'contract/urls'
import { reveal } from '../../ui/reveal.ts'
import { Wrap } from '../../ui/wrap.tsx'
import { FilterOpener } from '../results/filter-opener.tsx'
import classes from './home.module.css'
import { SupplierOpener } from '../supplier/supplier-opener.tsx'

/** 'Encontre seu fornecedor!': the three sections, with the filter of the URL. */
export function HomeList({ filter }: { filter: Filter }) {
  return (
    <section ref={reveal} id="fornecedores" className={classes.list}>
      <Wrap>
        <div className={classes.listHead}>
          <h2 className="title-2">{m.suppliers_findYours()}</h2>
          <FilterOpener filter={filter}>
            {(openFilter) => (
              <a
                href={urls.results}
                className={classes.filterLink}
                onClick={(event) => {
                  event.preventDefault()
                  openFilter()
                }}
              >
                <IconFilter size={18} aria-hidden />
                {m.suppliers_filter()}
              </a>
            )}
          </FilterOpener>
        </div>
        <ActiveFilter filter={filter} hash="#fornecedores" />
        <SupplierOpener term={termOf(filter)}>
          {(open) => <HomeSections filter={filter} onOpen={open} />}
        </SupplierOpener>
      </Wrap>
    </section>
  )
}
