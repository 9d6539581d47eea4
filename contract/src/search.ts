import type * as z from 'zod/mini'
import type { SupplierQuery } from './schemas/search.ts'

export type * from './schemas/search.ts'

/** What the visitor set; a missing or blank field sets no condition. */
export type SupplierFilter = Readonly<z.infer<typeof SupplierQuery>>

export const searchSorts = ['fit', 'name', 'newest'] as const

export const searchSuppliers = 'GET /v1/Fornecedores/search' as const
export const searchPage = 'GET /v1/search' as const
export const suggestSuppliers = 'GET /v1/Fornecedores/suggestions' as const
