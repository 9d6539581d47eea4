export type * from './schemas/accesses.ts'

export const recordClick = 'POST /v1/metrics/click' as const
export const getAccessSummary = 'GET /v1/metrics/graphics/summary/{userId}/{tipo}' as const
export const listAccesses = 'GET /v1/metrics/clicks/{userId}/{tipo}' as const
