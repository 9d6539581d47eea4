import { useInfiniteQuery } from '@tanstack/react-query'
import type { Supplier } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { isRefusal } from '../../lib/call.ts'
import { useFormat } from '../../lib/format.ts'
import { Action } from '../../ui/action.tsx'
import { sectionQuery, type Section } from './api.ts'
import { type Filter, termOf } from '../../model/filter.ts'
import classes from './supplier-sections.module.css'
import { LoadingGrid, SupplierGrid } from './supplier-grid.tsx'

const sections = [
  { section: 'top', columns: 2 },
  { section: 'basic', columns: 3 },
  { section: 'free', columns: 4 },
] as const

type Opening = { filter: Filter; onOpen(supplier: Supplier): void }

/** PRO/CORP in two columns, BASIC in three, FREE in four; each loads more by itself. */
export function HomeSections({ filter, onOpen }: Opening) {
  return sections.map(({ section, columns }) => (
    <HomeSection
      key={section}
      section={section}
      columns={columns}
      filter={filter}
      onOpen={onOpen}
    />
  ))
}

type HomeSectionProps = Opening & { section: Section; columns: 2 | 3 | 4 }

function HomeSection({ section, columns, filter, onOpen }: HomeSectionProps) {
  const { number } = useFormat()
  const list = useInfiniteQuery(sectionQuery(section, filter))
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const suppliers = data?.pages.flatMap((page) => page.data) ?? []
  const first = data?.pages[0]
  const title = m.suppliers_section({ section })
  // The list fails silently, as the specification says: nothing is said, and it can be tried again.
  const failed = error !== null && !isRefusal(error)
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={`title-3 ${classes.title}`}>
        {title}
        {first && (
          <span
            className={classes.total}
          >{`${number(first.total)}${first.hasMore ? '+' : ''}`}</span>
        )}
      </h3>
      {isPending && <LoadingGrid columns={columns} />}
      {failed && (
        <Action
          look="default"
          busy={list.isFetching}
          onClick={() => void list.refetch()}
          aria-label={m.suppliers_retryOf({ name: title })}
        >
          {m.common_retry()}
        </Action>
      )}
      {!isPending && !failed && suppliers.length === 0 && (
        <p className={classes.empty}>{m.suppliers_empty({ section })}</p>
      )}
      <SupplierGrid
        suppliers={suppliers}
        columns={columns}
        sideways
        label={title}
        heading="h4"
        term={termOf(filter)}
        onOpen={onOpen}
      />
      {hasNextPage && (
        <div className={classes.more}>
          <Action
            look="default"
            busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
            aria-label={m.suppliers_loadMoreOf({ name: title })}
          >
            {m.suppliers_loadMore()}
          </Action>
        </div>
      )}
    </section>
  )
}
