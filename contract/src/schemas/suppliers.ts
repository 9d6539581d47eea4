import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../suppliers.ts'
import { supplierTypes } from '../suppliers.ts'
import { line, slug } from '../rules/fields.ts'
import { planCodes } from '../rules/plans.ts'
import { ShownPage } from './page-content.ts'

/** An item of the directory. E-mail and site are null here: only a contact request reveals them. */
export const Supplier = z.object({
  id: z.number(),
  slug: z.string(),
  nome: z.string(),
  servico: z.string(),
  /** In one line what it does: a freelancer's 'com_oque_trabalha', a company's 'segmento_empresa'. */
  especialidade: z.nullable(z.string()),
  site: z.null(),
  email: z.null(),
  cidade_estado: z.string(),
  plan: z.enum(planCodes),
  Tipo_empresa: z.enum(supplierTypes),
  /** Empty also when the plan does not show them. */
  certificados: z.array(z.string()),
  /** Slugs of rules/categories.ts, the main one first. */
  categorias: z.array(z.string()),
  /** 'Atende em'; nothing of it when the supplier did not say: then its own state counts. */
  atendeEm: z.object({
    brasil: z.boolean(),
    estados: z.array(z.string()),
    municipios: z.array(z.object({ cidade: z.string(), uf: z.string() })),
  }),
  /** The name of the photo (rules/photo-url.ts); null also when the plan does not show one. */
  photo: z.nullable(z.string()),
  /** From three reviews on, with the plans that show them. */
  rating: z.optional(z.nullable(z.object({ average: z.number(), count: z.number() }))),
})

export type Supplier = z.infer<typeof Supplier>

/** What the supplier's own page shows beside the item. */
export const SupplierPage = z.extend(Supplier, {
  com_oque_trabalha: z.nullable(z.string()),
  segmento_empresa: z.nullable(z.string()),
  outras_infos: z.nullable(z.string()),
  /** Within which half of the answers came, once there are five. */
  responseHours: z.optional(z.nullable(z.number())),
  updated_at: z.string(),
  /** What its owner made of it, with a plan that has a page of its own. */
  page: z.nullable(ShownPage),
})

export type SupplierPage = z.infer<typeof SupplierPage>

export const directoryLimit = { max: 240, perSeconds: 60 }

export const listSuppliers = endpoint(at.listSuppliers, {
  summary: 'Every supplier of the directory: by promotion level, then name',
  access: 'public',
  reply: z.array(Supplier),
  limit: directoryLimit,
})

export const getDirectoryFacts = endpoint(at.getDirectoryFacts, {
  summary:
    'How many suppliers, cities and declared licences the directory has, and who is in each category',
  access: 'public',
  reply: z.object({
    fornecedores: z.number(),
    cidades: z.number(),
    licencas: z.number(),
    /** In the order of the catalogue, those that have somebody. */
    categorias: z.array(
      z.object({
        slug: z.string(),
        nome: z.object({ pt: z.string(), en: z.string() }),
        fornecedores: z.number(),
      }),
    ),
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

const bySlug = z.object({ slug: slug() })

export const getSupplier = endpoint(at.getSupplier, {
  summary: 'One supplier; the slug of a former name or a former address finds it too',
  access: 'public',
  params: bySlug,
  reply: SupplierPage,
  limit: directoryLimit,
  errors: ['NOT_FOUND'],
})

export const listRelated = endpoint(at.listRelated, {
  summary: 'Up to three other suppliers in the same trade',
  access: 'public',
  params: bySlug,
  reply: z.array(Supplier),
  limit: directoryLimit,
  errors: ['NOT_FOUND'],
})
