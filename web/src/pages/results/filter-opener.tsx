import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
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
  const { opened, open, close } = useHistoryEntry()
  return (
    <>
      {children(open)}
      <FilterDialog filter={filter} sort={sort} counts={counts} opened={opened} onClose={close} />
    </>
  )
}

/** The filter fills a phone like a page: the browser's Back closes it, and stays on the page below. */
function useHistoryEntry() {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  // After a reload the entry is still there, but nobody opened it.
  const [wanted, setWanted] = useState(false)
  const opened = wanted && (state as { dialog?: string } | null)?.dialog === id
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = false
  }, [opened])
  return {
    opened,
    open() {
      setWanted(true)
      const entry = { dialog: id, keepFocus: true }
      void navigate(`${pathname}${search}`, { state: entry, preventScrollReset: true })
    },
    close() {
      // The browser's dialog says that it was closed, also when that was done here.
      if (!opened || isLeaving.current) return
      isLeaving.current = true
      void navigate(-1)
    },
  }
}
