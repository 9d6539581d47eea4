export type * from './schemas/suppliers.ts'

/** As the directory names them; a supplier's `kind` is of rules/plans.ts. */
export const supplierTypes = ['Empresa', 'Autônomo'] as const
export type SupplierType = (typeof supplierTypes)[number]

export const filterTypes = [...supplierTypes, 'Ambos'] as const

export type FilterType = (typeof filterTypes)[number]

export const listSuppliers = 'GET /v1/Fornecedores/suppliers' as const

/** What the directory has, in numbers. */
export const getDirectoryFacts = 'GET /v1/Fornecedores/facts' as const
export const findCertificates = 'GET /v1/Fornecedores/certificados' as const
export const getSupplier = 'GET /v1/Fornecedores/suppliers/{slug}' as const
/** Others in the same trade. */
export const listRelated = 'GET /v1/Fornecedores/suppliers/{slug}/related' as const
