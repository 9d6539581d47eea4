export type * from './schemas/records.ts'

/** The administrators' lists of suppliers. A single record is in profiles.ts. */
export const recordSorts = ['id', 'nome', 'cidade'] as const

export type RecordSort = (typeof recordSorts)[number]

export const listFreelancers = 'GET /v1/users/frelancers' as const
export const listCompanies = 'GET /v1/users/pj' as const
export const exportFreelancers = 'GET /v1/exports/freelancers.csv' as const
export const exportCompanies = 'GET /v1/exports/companies.csv' as const
