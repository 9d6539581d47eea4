export type * from './schemas/paging.ts'

export const pageSizes = [5, 10, 25, 50, 100] as const

export const defaultPageSize = 5

export function totalPages(total: number, limit: number): number {
  return limit > 0 ? Math.ceil(total / limit) : Number(total > 0)
}
