export type * from './schemas/profiles.ts'

export const getFreelancer = 'GET /v1/users/freelancers/{id}' as const
export const getCompany = 'GET /v1/users/pj/{id}' as const
export const getOwner = 'GET /v1/users/pf/{id}' as const
export const editFreelancer = 'PUT /v1/users/edit-user-freelancer/{id}' as const
export const confirmEmail = 'POST /v1/users/edit-user-freelancer/{id}/email' as const
export const editPerson = 'PUT /v1/users/edit-user-pf/{id}' as const
export const editCompany = 'PUT /v1/users/edit-user-pj/{companyId}' as const
