import type { SupplierQuery } from './schemas/suppliers.ts'
import type * as z from 'zod/mini'
export type * from './schemas/suppliers.ts'

/** As the directory names them; a supplier's `kind` is of rules/plans.ts. */
export const supplierTypes = ['Empresa', 'Autônomo'] as const
export type SupplierType = (typeof supplierTypes)[number]

export const filterTypes = [...supplierTypes, 'Ambos'] as const

export type FilterType = (typeof filterTypes)[number]

export const listSuppliers = 'GET /v1/Fornecedores/suppliers' as const

/** What the visitor set; a missing or blank field sets no condition. */
export type SupplierFilter = Readonly<z.infer<typeof SupplierQuery>>

/**
 * The filter a query asks for. The specification looks for the state anywhere in 'cidade/UF', which
 * would find 'Espera Feliz/MG' for ES: with its slash in front, only the state itself matches.
 */
export function filterOf(query: z.infer<typeof SupplierQuery>): SupplierFilter {
  return { ...query, estado: query.estado ? `/${query.estado}` : undefined }
}

export const searchSuppliers = 'GET /v1/Fornecedores/search' as const
export const suggestSuppliers = 'GET /v1/Fornecedores/suggestions' as const
export const findCertificates = 'GET /v1/Fornecedores/certificados' as const
export const getSupplier = 'GET /v1/Fornecedores/suppliers/{slug}' as const
