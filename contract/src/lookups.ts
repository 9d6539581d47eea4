export type * from './schemas/lookups.ts'

export const listStates = 'GET /v1/lookups/estados' as const
export const listMunicipalities = 'GET /v1/lookups/estados/{UF}/municipios' as const
export const findPlaces = 'GET /v1/lookups/municipios' as const
export const findAddress = 'GET /v1/lookups/cep/{cep}' as const
export const findCompany = 'GET /v1/lookups/cnpj/{cnpj}' as const
export const getLocation = 'GET /v1/lookups/location' as const
