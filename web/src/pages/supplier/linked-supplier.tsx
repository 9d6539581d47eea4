import { useQuery } from '@tanstack/react-query'
import { getSupplier, type Supplier } from 'contract/suppliers'
import { useEffect } from 'react'
import { query } from '../../lib/query.ts'

type LinkedSupplierProps = { slug: string; onFound(supplier: Supplier): void; onMissing(): void }

/** Reads the supplier that the address names; one that is not there any more leaves the list. */
export default function LinkedSupplier({ slug, onFound, onMissing }: LinkedSupplierProps) {
  const { data, error } = useQuery(query(getSupplier, { params: { slug } }))
  useEffect(() => {
    if (data) onFound(data)
    else if (error) onMissing()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data, error])
  return null
}
