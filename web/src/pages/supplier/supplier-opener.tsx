import type { Supplier } from 'contract/suppliers'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { latePart } from '../../lib/late-part.ts'

const SupplierDialog = latePart(() => import('./supplier-dialog.tsx'))
const LinkedSupplier = latePart(() => import('./linked-supplier.tsx'))

type SupplierOpenerProps = {
  /** What the list was searched for: the visit counts under it. */
  term: string | null
  children(open: (supplier: Supplier) => void): ReactNode
}

const parameter = 'fornecedor'

/** The supplier that an address opens over its list. */
export const supplierIn = (search: string): string | null =>
  new URLSearchParams(search).get(parameter)

function addressWith(search: string, slug: string | null): string {
  const parameters = new URLSearchParams(search)
  if (slug) parameters.set(parameter, slug)
  else parameters.delete(parameter)
  const text = parameters.toString()
  return text && `?${text}`
}

/**
 * Gives a list the way to open a supplier: at an address of its own, so that Back closes it and a link
 * opens it. The dialog's code comes when the first one opens.
 */
export function SupplierOpener({ term, children }: SupplierOpenerProps) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const slug = supplierIn(search)
  // Also while it closes: what was shown stays until it is gone.
  const [shown, setShown] = useState<{ slug: string; supplier: Supplier }>()

  function show(supplier: Supplier, at: string, searched: string | null) {
    setShown({ slug: at, supplier })
    void import('./count-visit.tsx').then(
      ({ countVisit }) => countVisit(supplier, searched),
      () => {},
    )
  }
  function open(supplier: Supplier) {
    show(supplier, supplier.slug, term)
    void navigate(`${pathname}${addressWith(search, supplier.slug)}`, {
      preventScrollReset: true,
      state: { openedHere: true },
    })
  }
  function close() {
    const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true
    if (openedHere) void navigate(-1)
    else {
      void navigate(`${pathname}${addressWith(search, null)}`, {
        preventScrollReset: true,
        replace: true,
      })
    }
  }
  return (
    <>
      {children(open)}
      {shown && (
        <Suspense>
          <SupplierDialog supplier={shown.supplier} opened={shown.slug === slug} onClose={close} />
        </Suspense>
      )}
      {slug !== null && shown?.slug !== slug && (
        <Suspense>
          <LinkedSupplier
            slug={slug}
            // Nobody searched: somebody sent the link.
            onFound={(supplier) => show(supplier, slug, null)}
            onMissing={close}
          />
        </Suspense>
      )}
    </>
  )
}
