import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../lookups.ts'
import { cepDigits, isCep } from '../rules/cep.ts'
import { cnpjCharacters, isCnpj } from '../rules/cnpj.ts'
import { line } from '../rules/fields.ts'

const limit = { max: 60, perSeconds: 60 }

export const State = z.object({ id: z.number(), sigla: z.string(), nome: z.string() })

export type State = z.infer<typeof State>

export const Municipality = z.object({ id: z.number(), nome: z.string() })

export type Municipality = z.infer<typeof Municipality>

export const listStates = endpoint(at.listStates, {
  summary: 'The 27 states, sorted by name',
  access: 'public',
  reply: z.array(State),
  limit,
})

export const listMunicipalities = endpoint(at.listMunicipalities, {
  summary: 'The municipalities of a state, sorted by name',
  access: 'public',
  params: z.object({
    UF: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/)),
  }),
  reply: z.array(Municipality),
  limit,
  errors: ['NOT_FOUND'],
})

export const findPlaces = endpoint(at.findPlaces, {
  summary: 'Municipalities whose name has a word that begins like the text, the likeliest first',
  access: 'public',
  query: z.object({ q: line() }),
  reply: z.array(z.object({ cidade: z.string(), uf: z.string() })),
  limit: { max: 240, perSeconds: 60 },
})

/** The postcode service's names; street and neighbourhood are empty when only the place is known. */
export const PostalAddress = z.object({
  cep: z.string(),
  logradouro: z.string(),
  bairro: z.string(),
  localidade: z.string(),
  uf: z.string(),
})

export type PostalAddress = z.infer<typeof PostalAddress>

export const findAddress = endpoint(at.findAddress, {
  summary: 'City and state of a postcode, with the street where a postcode service is configured',
  access: 'public',
  params: z.object({
    cep: z.pipe(
      z.string().check(z.maxLength(20), z.refine(isCep)),
      z.transform((text: string) => cepDigits(text)),
    ),
  }),
  reply: PostalAddress,
  limit,
  errors: ['NOT_FOUND'],
})

const text = z.nullable(z.string())

const described = z.nullable(z.object({ descricao: text }))

/** An activity of the CNAE table; `subclasse` is its code. */
const activity = z.object({ subclasse: z.optional(text), descricao: text })

/** What the sign-up reads of the company registry, in the registry's shape. */
export const RegistryCompany = z.object({
  razao_social: text,
  natureza_juridica: described,
  porte: described,
  estabelecimento: z.object({
    nome_fantasia: text,
    site: text,
    cidade: z.nullable(z.object({ nome: text })),
    estado: z.nullable(z.object({ sigla: text })),
    bairro: text,
    cep: text,
    logradouro: text,
    numero: text,
    atividade_principal: z.nullable(activity),
    atividades_secundarias: z.array(activity),
    inscricoes_estaduais: z.array(z.object({ inscricao_estadual: text })),
  }),
})

export type RegistryCompany = z.infer<typeof RegistryCompany>

export const findCompany = endpoint(at.findCompany, {
  summary: 'A company from the public registry; 404 where no registry is configured',
  access: 'public',
  params: z.object({
    cnpj: z.pipe(
      z.string().check(z.maxLength(30), z.refine(isCnpj)),
      z.transform((value: string) => cnpjCharacters(value)),
    ),
  }),
  reply: RegistryCompany,
  limit,
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
})

export const getLocation = endpoint(at.getLocation, {
  summary: 'City and state of the caller, from the address (IP Geolocation by DB-IP)',
  access: 'public',
  reply: z.object({ city: text, state: text }),
  limit,
})
