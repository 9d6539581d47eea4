export type * from './schemas/keywords.ts'

export const getKeywords = 'GET /v1/keywords' as const
