export type * from './schemas/categories.ts'

export const listCategories = 'GET /v1/categorias' as const
export const getCategory = 'GET /v1/categorias/{slug}' as const
export const getSupplierCategories = 'GET /v1/moderation/suppliers/{id}/categorias' as const
export const setSupplierCategories = 'PUT /v1/moderation/suppliers/{id}/categorias' as const

/** With fewer suppliers a page is not offered to search engines. */
export const leastIndexed = 3
