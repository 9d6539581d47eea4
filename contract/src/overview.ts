export type * from './schemas/overview.ts'

export const overviewDays = ['30', '90', '365'] as const

export const getOverview = 'GET /v1/overview' as const
export const listEmptySearches = 'GET /v1/overview/empty-searches' as const
