import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../suppliers.ts'
import { filterTypes, supplierTypes } from '../suppliers.ts'
import { count, line } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { planCodes } from '../rules/plans.ts'

const PlanCode = z.enum(planCodes)

/** An item of the directory. E-mail and site are null here: only a contact request reveals them. */
export const Supplier = z.object({
  id: z.number(),
  slug: z.string(),
  nome: z.string(),
  servico: z.string(),
  site: z.null(),
  email: z.null(),
  cidade_estado: z.string(),
  plan: PlanCode,
  Tipo_empresa: z.enum(supplierTypes),
  certificados: z.array(z.string()),
  /** The name of the photo (rules/photo-url.ts); null also when the plan does not show one. */
  photo: z.nullable(z.string()),
})

export type Supplier = z.infer<typeof Supplier>

/** What the supplier's own page shows beside the item. */
export const SupplierPage = z.extend(Supplier, {
  com_oque_trabalha: z.nullable(z.string()),
  segmento_empresa: z.nullable(z.string()),
  outras_infos: z.nullable(z.string()),
  updated_at: z.string(),
})

export type SupplierPage = z.infer<typeof SupplierPage>

const directoryLimit = { max: 240, perSeconds: 60 }

export const listSuppliers = endpoint(at.listSuppliers, {
  summary: 'Every supplier of the directory: by promotion level, then name',
  access: 'public',
  reply: z.array(Supplier),
  limit: directoryLimit,
})

/** One value or several: a query string cannot tell a list of one from a text. */
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      (Array.isArray(value) ? value : [value]).filter((part) => part !== undefined && part !== ''),
    ),
    z.array(item).check(z.maxLength(most, message('Valor inválido.'))),
  )

export const SupplierQuery = z.object({
  tipo: z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? 'Ambos' : value)),
      z.enum(filterTypes),
    ),
  ),
  categoria: z.optional(line()),
  nomeFantasia: z.optional(line()),
  estado: z.optional(
    line().check(
      z.regex(/^([A-Za-z]{2})?$/, message('Por favor, insira um estado válido (Ex: SP).')),
    ),
  ),
  cidade: z.optional(line(120)),
  certificados: z.optional(list(line(), 20)),
  plan: z.optional(list(PlanCode, planCodes.length)),
})

export const searchSuppliers = endpoint(at.searchSuppliers, {
  summary: 'Suppliers that fit a filter: by relevance, promotion level and name, page by page',
  access: 'public',
  query: z.extend(SupplierQuery, {
    limit: count({ min: 1, max: 100, default: 24 }),
    cursor: z.optional(z.string().check(z.maxLength(600, message('Valor inválido.')))),
    /** Set on one of the calls that share a visitor's search between plans: it counts the search. */
    record: z.optional(z.literal('search', message('Valor inválido.'))),
  }),
  reply: z.object({
    data: z.array(Supplier),
    /** Counted up to a thousand: when there are more, `hasMore` says so. */
    total: z.number(),
    hasMore: z.boolean(),
    nextCursor: z.nullable(z.string()),
    /** 'Você quis dizer': another spelling of the category, when only similar words were found. */
    suggestion: z.nullable(z.string()),
  }),
  limit: directoryLimit,
  errors: ['CURSOR_MISMATCH'],
})

export const suggestSuppliers = endpoint(at.suggestSuppliers, {
  summary: 'Categories, names and cities that begin like the text typed so far',
  access: 'public',
  query: z.object({ q: line() }),
  reply: z.object({
    categorias: z.array(z.string()),
    nomes: z.array(z.string()),
    cidades: z.array(z.string()),
  }),
  limit: directoryLimit,
})

export const DeclaredCertificate = z.object({ nome: z.string(), fornecedores: z.number() })

export type DeclaredCertificate = z.infer<typeof DeclaredCertificate>

export const findCertificates = endpoint(at.findCertificates, {
  summary: 'Licences and certificates that suppliers declare, with the text typed so far in them',
  access: 'public',
  query: z.object({ q: line() }),
  reply: z.array(DeclaredCertificate),
  limit: directoryLimit,
})

export const getSupplier = endpoint(at.getSupplier, {
  summary: 'One supplier; the slug of a former name finds it too',
  access: 'public',
  params: z.object({ slug: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9-]+$/i)) }),
  reply: SupplierPage,
  limit: directoryLimit,
  errors: ['NOT_FOUND'],
})
