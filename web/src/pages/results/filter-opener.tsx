import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Filter } from '../../features/suppliers/filter.ts'

const FilterDialog = lazy(async () => ({
  default: (await import('../../features/suppliers/filter-dialog.tsx')).FilterDialog,
}))

type FilterOpenerProps = { filter: Filter; children(open: () => void): ReactNode }

/** Gives a page the way to open the filter dialog, whose code comes with the first use. */
export function FilterOpener({ filter, children }: FilterOpenerProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      {children(() => setState('open'))}
      {state !== 'never' && (
        <Suspense>
          <FilterDialog
            filter={filter}
            opened={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
