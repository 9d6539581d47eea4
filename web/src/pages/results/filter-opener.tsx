import { type ReactNode, useState } from 'react'
import type { Counts } from '../../features/search/api.ts'
import type { Filter, Sort } from '../../model/filter.ts'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const FilterDialog = lazyDialog(async () => ({
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
  const [opened, setOpened] = useState(false)
  return (
    <>
      {children(() => setOpened(true))}
      <FilterDialog
        filter={filter}
        sort={sort}
        counts={counts}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  )
}
