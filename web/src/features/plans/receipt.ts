import { urlOf } from 'contract/endpoint'
import { getInvoicePdf, type Invoice } from 'contract/plans'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

export const pdfUrl = (id: string): string => `/api${urlOf(getInvoicePdf, { params: { id } })}`

/** The link of a receipt's mail leads here, so that who is not logged in logs in first. */
export function useReceiptLink(invoices: readonly Invoice[] | undefined): void {
  const [search, setSearch] = useSearchParams()
  const handled = useRef(false)
  const wanted = search.get('recibo')
  useEffect(() => {
    if (!wanted || !invoices || handled.current) return
    handled.current = true
    setSearch(
      (before) => {
        before.delete('recibo')
        return before
      },
      { replace: true },
    )
    // An attachment: the page stays. Somebody else's receipt is not asked for.
    if (invoices.some(({ id }) => id === wanted)) window.location.assign(pdfUrl(wanted))
  }, [wanted, invoices, setSearch])
}
