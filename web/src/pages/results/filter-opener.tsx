import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Counts } from '../../features/search/api.ts'
import type { Filter, Sort } from '../../model/filter.ts'

const FilterDialog = lazy(async () => ({
  default: (await import('../../features/search/filter-dialog.tsx')).FilterDialog,
}))

type FilterOpenerProps = {
  filter: Filter
  sort?: Sort
  counts?: Counts | undefined
  children(open: () => void): ReactNode
}

/** Gives a page the way to open the filter dialog, whose code comes with the first use. */
export function FilterOpener({ filter, sort, counts, children }: FilterOpenerProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      {children(() => setState('open'))}
      {state !== 'never' && (
        <Suspense>
          <FilterDialog
            filter={filter}
            sort={sort}
            counts={counts}
            opened={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
