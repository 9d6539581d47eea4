export type * from './schemas/support.ts'

/** 'Suporte prioritário': somebody answers within so many minutes of the hours of attendance. */
export const promisedMinutes = 15

/** The days that the report of the promise covers. */
export const promiseDays = 30

export const getSupportChannel = 'GET /v1/support/channel' as const
export const getPromiseReport = 'GET /v1/support/promise' as const
