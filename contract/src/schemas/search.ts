import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { categorySlugs } from '../rules/categories.ts'
import { count, line } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { planCodes } from '../rules/plans.ts'
import * as at from '../search.ts'
import { searchSorts } from '../search.ts'
import { filterTypes, supplierTypes } from '../suppliers.ts'
import { directoryLimit, Supplier } from './suppliers.ts'

/** One value or several: a query string cannot tell a list of one from a text. */
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      (Array.isArray(value) ? value : [value]).filter((part) => part !== undefined && part !== ''),
    ),
    z.array(item).check(z.maxLength(most, message('Valor inválido.'))),
  )

/** One line, as to a colleague: people write whole sentences. */
const text = () => line(500)

export const SupplierQuery = z.object({
  tipo: z.optional(
    z.pipe(
      z.transform((value) => (value === '' ? 'Ambos' : value)),
      z.enum(filterTypes),
    ),
  ),
  /** The text of the search: the specification's word for it. */
  categoria: z.optional(text()),
  nomeFantasia: z.optional(line()),
  estado: z.optional(
    line().check(
      z.regex(/^([A-Za-z]{2})?$/, message('Por favor, insira um estado válido (Ex: SP).')),
    ),
  ),
  cidade: z.optional(line(120)),
  certificados: z.optional(list(line(), 20)),
  /** A category of the catalogue; `categoria` is the text, as the specification calls it. */
  ramo: z.optional(z.union([z.enum(categorySlugs), z.literal('')], message('Valor inválido.'))),
  plan: z.optional(list(z.enum(planCodes), planCodes.length)),
})

export const searchSuppliers = endpoint(at.searchSuppliers, {
  summary: 'Suppliers that fit a filter: by fit, plan, fuller profile and name, page by page',
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
    /** 'Você quis dizer': the text with its typing errors put right, when that is what was found. */
    suggestion: z.nullable(z.string()),
    /** 'Parecidos com a sua busca': what shares too little with the text to be a result. */
    similar: z.array(Supplier),
  }),
  limit: directoryLimit,
  errors: ['CURSOR_MISMATCH'],
})

const Place = z.object({
  cidade: z.nullable(z.string()),
  estado: z.nullable(z.string()),
  /** A part of a state, or several states ('Zona da Mata', 'Nordeste'). */
  area: z.nullable(z.string()),
})

/** How the text was read: each part can be taken away again. */
export const Understood = z.object({
  /** What is asked for, without place and kind, as it was typed and with its typing errors put right. */
  what: z.string(),
  place: z.nullable(Place),
  /** Where it must not be: 'exceto SP'. */
  except: z.array(Place),
  tipo: z.nullable(z.enum(supplierTypes)),
  /** The text that is left when one of them is taken away. */
  without: z.object({
    what: z.string(),
    place: z.string(),
    except: z.string(),
    tipo: z.string(),
  }),
  /** The whole text with its typing errors put right, when that fits somebody better. */
  corrected: z.nullable(z.string()),
})
export type Understood = z.infer<typeof Understood>

export const FoundSupplier = z.extend(Supplier, {
  /** Where it is, seen from the place that the text names. */
  where: z.nullable(z.enum(['here', 'serves', 'elsewhere'])),
  /** An administrator's answer to this text, which stands first: the card says so. */
  promoted: z.boolean(),
})

const counted = { total: z.number(), hasMore: z.boolean() }
const Options = z.array(z.object({ value: z.string(), fornecedores: z.number() }))

export const searchPage = endpoint(at.searchPage, {
  summary: 'All that a page of results shows, for one line of text and its filters',
  access: 'public',
  query: z.extend(z.omit(SupplierQuery, { categoria: true, plan: true }), {
    q: z.optional(text()),
    sort: z._default(z.enum(searchSorts), 'fit'),
    limit: count({ min: 1, max: 48, default: 12 }),
    /** A later page has the list alone: the rest is empty there. */
    cursor: z.optional(z.string().check(z.maxLength(600, message('Valor inválido.')))),
  }),
  reply: z.object({
    understood: Understood,
    /** 'Em destaque': the PRO and CORP suppliers that fit best. */
    featured: z.object({ data: z.array(FoundSupplier), ...counted }),
    /** 'Resultados encontrados': BASIC and FREE. */
    list: z.object({
      data: z.array(FoundSupplier),
      ...counted,
      nextCursor: z.nullable(z.string()),
    }),
    similar: z.array(Supplier),
    /** When nobody fits at the place of the filter: where somebody does, the nearest first. */
    nearby: z.array(z.object({ cidade: z.string(), estado: z.string(), fornecedores: z.number() })),
    /** How many each choice would leave; `partial` when not all were looked at. */
    counts: z.object({
      tipo: Options,
      estados: Options,
      /** Of the state that was chosen, or of all. */
      cidades: Options,
      certificados: Options,
      categorias: Options,
      partial: z.boolean(),
    }),
  }),
  limit: directoryLimit,
  errors: ['CURSOR_MISMATCH'],
})

export const suggestSuppliers = endpoint(at.suggestSuppliers, {
  summary: 'Services, names, cities and licences that begin like the text typed so far',
  access: 'public',
  query: z.object({ q: line() }),
  reply: z.object({
    categorias: z.array(z.string()),
    nomes: z.array(z.string()),
    /** By their whole names, whoever is there. */
    estados: z.array(z.string()),
    cidades: z.array(z.string()),
    licencas: z.array(z.string()),
  }),
  limit: directoryLimit,
})
