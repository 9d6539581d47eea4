import { getAccessSummary, listAccesses } from 'contract/accesses'
import { query } from '../../lib/query.ts'
import type { OwnSupplier } from '../../model/session.ts'

// The page shows its own 'Carregando dashboard...' instead of the overlay.
const flags = { background: true }

export const summaryQuery = ({ id, tipo }: OwnSupplier) =>
  query(getAccessSummary, { params: { userId: id, tipo } }, flags)

export const accessesQuery = ({ id, tipo }: OwnSupplier) =>
  query(listAccesses, { params: { userId: id, tipo } }, flags)
