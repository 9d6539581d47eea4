import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import {
  type Filter,
  isFilterSet,
  keepFilter,
  readFilter,
  resultsUrl,
  type Sort,
} from '../../model/filter.ts'
import { PlainDialog } from '../../ui/plain-dialog.tsx'
import type { Counts } from './api.ts'
import { FilterForm } from './filter-form.tsx'

type FilterDialogProps = {
  opened: boolean
  filter: Filter
  sort?: Sort | undefined
  counts?: Counts | undefined
  onClose(): void
}

/** A sheet on a phone. Starts from the page's own filter, or from the last one of this browser. */
export function FilterDialog({ opened, filter, sort, counts, onClose }: FilterDialogProps) {
  const navigate = useNavigate()
  return (
    <PlainDialog opened={opened} onClose={onClose} title={m.suppliers_filter()} size="sheet">
      {opened && (
        <FilterForm
          look="sheet"
          filter={isFilterSet(filter) ? filter : readFilter()}
          sort={sort}
          counts={counts}
          onClose={onClose}
          onSubmit={(wanted) => {
            keepFilter(wanted)
            // In the place of the dialog's own entry: Back leads to the results before.
            void navigate(resultsUrl(wanted, sort), { replace: true })
          }}
        />
      )}
    </PlainDialog>
  )
}
