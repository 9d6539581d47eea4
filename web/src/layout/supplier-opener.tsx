import type { Supplier } from 'contract/suppliers'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const SupplierDialog = lazy(() => import('./supplier-dialog.tsx'))

type SupplierOpenerProps = {
  /** What the list was searched for: the visit counts under it. */
  term: string | null
  children(open: (supplier: Supplier) => void): ReactNode
}

/** Gives a list the way to open a supplier; the dialog's code comes when the first one opens. */
export function SupplierOpener({ term, children }: SupplierOpenerProps) {
  const [supplier, setSupplier] = useState<Supplier>()
  const [opened, setOpened] = useState(false)
  function open(chosen: Supplier) {
    setSupplier(chosen)
    setOpened(true)
    void import('./count-visit.tsx').then(
      ({ countVisit }) => countVisit(chosen, term),
      () => {},
    )
  }
  return (
    <>
      {children(open)}
      {supplier && (
        <Suspense>
          <SupplierDialog supplier={supplier} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
