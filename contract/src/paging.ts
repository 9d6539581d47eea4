import * as z from 'zod/mini'
import { count } from './rules/fields.ts'

export const pageSizes = [5, 10, 25, 50, 100] as const
export const defaultPageSize = 5
const mostRecords = 10_000_000

export const skip = count({ min: 0, max: mostRecords, default: 0 })

/** `skip` counts records, `limit` is at most 100. */
export const PageQuery = z.object({
  skip,
  limit: count({ min: 1, max: 100, default: defaultPageSize }),
})

export function totalPages(total: number, limit: number): number {
  return limit > 0 ? Math.ceil(total / limit) : Number(total > 0)
}
