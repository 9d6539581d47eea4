import * as z from 'zod/mini'
import { defaultPageSize } from '../paging.ts'
import { count } from '../rules/fields.ts'

const mostRecords = 10_000_000

export const skip = count({ min: 0, max: mostRecords, default: 0 })

/** `skip` counts records, `limit` is at most 100. */
export const PageQuery = z.object({
  skip,
  limit: count({ min: 1, max: 100, default: defaultPageSize }),
})
