export type * from './schemas/moderation.ts'

export const getStanding = 'GET /v1/moderation/suppliers/{id}' as const
export const setStanding = 'PUT /v1/moderation/suppliers/{id}' as const

export const reportReasons = [
  'dados-incorretos',
  'licenca-duvidosa',
  'nao-existe',
  'conteudo-improprio',
  'outro',
] as const

export type ReportReason = (typeof reportReasons)[number]

export const createReport = 'POST /v1/moderation/reports' as const

export const reportStatuses = ['aberta', 'procedente', 'descartada'] as const

export type ReportStatus = (typeof reportStatuses)[number]

export const listReports = 'GET /v1/moderation/reports' as const
export const closeReport = 'PUT /v1/moderation/reports/{id}' as const
