import { useQuery } from '@tanstack/react-query'
import { getSupplier, type Supplier } from 'contract/suppliers'
import { useEffect } from 'react'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { query } from '../../lib/query.ts'

type LinkedSupplierProps = { slug: string; onFound(supplier: Supplier): void; onMissing(): void }

/** Reads the supplier that the address names; one that is not there any more leaves the list. */
export default function LinkedSupplier({ slug, onFound, onMissing }: LinkedSupplierProps) {
  const read = useQuery(query(getSupplier, { params: { slug } }))
  const { boxOf } = useErrorText()
  const { data, error } = read
  useEffect(() => {
    if (data) onFound(data)
    else if (error) {
      const isMissing = error instanceof CallError && error.status === 404
      if (!isMissing) notifyProblem(boxOf(read).text)
      onMissing()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, error])
  return null
}
