import * as z from 'zod/mini'
import * as at from '../categories.ts'
import { endpoint } from '../endpoint.ts'
import { categoryChoice } from '../rules/category-choice.ts'
import { categorySlugs } from '../rules/categories.ts'
import { count, id, slug } from '../rules/fields.ts'
import { directoryLimit, Supplier } from './suppliers.ts'

const Slug = z.enum(categorySlugs)

export const listCategories = endpoint(at.listCategories, {
  summary: 'Every category with how many suppliers it has, in the order of the catalogue',
  access: 'public',
  reply: z.array(z.object({ slug: Slug, fornecedores: z.number() })),
  limit: directoryLimit,
})

const Place = z.object({
  /** 'sao-paulo-sp' (server/src/categories/rules.ts). */
  slug: z.string(),
  cidade: z.string(),
  estado: z.string(),
  fornecedores: z.number(),
})
export type CategoryPlace = z.infer<typeof Place>

export const CategoryPage = z.object({
  slug: Slug,
  /** In the whole country. */
  fornecedores: z.number(),
  lugar: z.nullable(Place),
  /** Those for whom it is the main category first, then by plan, fuller profile and name. */
  data: z.array(Supplier),
  total: z.number(),
  pagina: z.number(),
  paginas: z.number(),
  porPagina: z.number(),
  /** Of a city: a few from elsewhere, its state first. */
  perto: z.array(Supplier),
  /** Where it has suppliers: the most first, and of a city its own state's before the others. */
  cidades: z.array(Place),
})
export type CategoryPage = z.infer<typeof CategoryPage>

export const getCategory = endpoint(at.getCategory, {
  summary: 'A page of the suppliers of a category, in the country or in one city',
  access: 'public',
  params: z.object({ slug: slug() }),
  query: z.object({
    lugar: z.optional(slug()),
    pagina: count({ min: 1, max: 10_000, default: 1 }),
  }),
  reply: CategoryPage,
  limit: directoryLimit,
  errors: ['NOT_FOUND'],
})

export const SupplierCategories = z.object({
  categorias: z.array(Slug),
  origem: z.nullable(z.enum(['proposta', 'escolha'])),
  /** What the supplier's texts propose now. */
  propostas: z.array(Slug),
})
export type SupplierCategories = z.infer<typeof SupplierCategories>

export const getSupplierCategories = endpoint(at.getSupplierCategories, {
  summary: 'The categories of a supplier, and whether somebody chose them',
  access: 'admin',
  params: z.object({ id: id() }),
  reply: SupplierCategories,
  errors: ['NOT_FOUND'],
})

export const setSupplierCategories = endpoint(at.setSupplierCategories, {
  summary: 'Chooses the categories of a supplier; none leaves them to its texts',
  access: 'admin',
  params: z.object({ id: id() }),
  body: z.object({ categorias: categoryChoice() }),
  reply: SupplierCategories,
  errors: ['NOT_FOUND'],
})
