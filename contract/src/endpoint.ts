import type * as z from 'zod/mini'
import type { Definitions } from './api.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call an endpoint. The server refuses everyone else before the handler runs.
 * - `public`: anybody; `session`: anyone logged in; `supplier`: a freelancer or company owner
 * - `admin`: permission marketplace_all
 * - `ownerOf`: the account or the supplier whose id stands in that path or query parameter, or an
 *   administrator; any other id answers 404, like a missing one
 */
export type Access =
  | 'public'
  | 'session'
  | 'supplier'
  | 'admin'
  | { ownerOf: 'account' | 'supplier'; idIn: `params.${string}` | `query.${string}` }

/**
 * Requests per address in a window; scaled by RATE_LIMIT_SCALE. A `stored` one is kept in the
 * database, so that a restart does not forget it: for calls that somebody could guess with.
 */
export type AddressLimit = { max: number; perSeconds: number; stored?: boolean }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Path = `/v1/${string}` | `/dev/${string}`

/**
 * Method and path, 'GET /v1/plans': what a caller needs at run time. The path is below /api, with
 * {name} for path parameters, exactly as the product's specification writes it. What goes in and out
 * is found by its type, so a browser that calls it loads no schema.
 */
export type Address = `${Method} ${Path}`

export type Endpoint<
  At extends Address = Address,
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  address: At
  method: Method
  path: Path
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** The body is a multipart upload: it is read as a stream by the handler, never parsed here. */
  multipart?: boolean
  /** The answer is a stream of server-sent events; `reply` is what one event carries. */
  events?: boolean
  /** A GET that changes something, as the specification has it: refused when another site sets it off. */
  changes?: boolean
  /** The page asks this by itself, again and again: it does not count as a person's doing. */
  passive?: boolean
  reply: Reply
  status?: 200 | 201
  limit?: AddressLimit
  /** Beyond this many of one address the caller's browser has to work a little for each (proof.ts). */
  proofAfter?: Omit<AddressLimit, 'stored'> & {
    /** What succeeds does not count. */
    failuresOnly?: true
  }
  errors?: readonly ErrorCode[]
}

/** Defines what goes in and out at an address, once for the server, the tests and the OpenAPI document. */
// @__NO_SIDE_EFFECTS__
export function endpoint<
  const At extends Address,
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  const Who extends Access = Access,
>(
  address: At,
  definition: Omit<Endpoint<At, Params, Query, Body, Reply>, 'address' | 'method' | 'path'> & {
    access: Who
  },
): Endpoint<At, Params, Query, Body, Reply> & { access: Who } {
  return { address, method: methodOf(address), path: pathOf(address), ...definition }
}

export const methodOf = (address: Address) => address.split(' ')[0] as Method

const pathOf = (address: Address) => address.split(' ')[1] as Path

// oxlint-disable-next-line typescript/no-explicit-any
type DefinitionOf<At> = At extends keyof Definitions ? Definitions[At] : any

type Part<
  Key extends string,
  Schema extends z.ZodMiniType,
  Side extends 'in' | 'out',
> = Schema extends z.ZodMiniUndefined
  ? { [K in Key]?: undefined }
  : Side extends 'in'
    ? Record<never, never> extends z.input<Schema>
      ? { [K in Key]?: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : { [K in Key]: z.output<Schema> }

/** What a caller passes. */
export type InputOf<At> =
  DefinitionOf<At> extends Endpoint<Address, infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never

/** What a handler receives, parsed. */
export type ParsedInputOf<At> =
  DefinitionOf<At> extends Endpoint<Address, infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : never

type SchemaOfReply<At> = DefinitionOf<At>['reply'] & z.ZodMiniType

export type AccessOf<At> = DefinitionOf<At>['access']

export type ReplyOf<At> = z.output<SchemaOfReply<At>>

/** What a handler answers, before it is parsed. */
export type ReplyInputOf<At> = z.input<SchemaOfReply<At>>

type UrlParts = { params?: unknown; query?: unknown }

/** Path and query string of a call, below /api. */
export function urlOf(address: Address, input: UrlParts = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = pathOf(address).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((input.query ?? {}) as Record<string, unknown>)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') search.append(key, String(item))
    }
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
