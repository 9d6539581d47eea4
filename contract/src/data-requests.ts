export type * from './schemas/data-requests.ts'

export const listDataRequests = 'GET /v1/data-requests' as const
export const answerDataRequest = 'PUT /v1/data-requests/{id}' as const
