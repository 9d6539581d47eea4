import type * as z from 'zod/mini'
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

export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  method: Method
  /** Below /api, with {name} for path parameters, exactly as the product's specification writes it. */
  path: `/v1/${string}` | `/dev/${string}`
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
  proofAfter?: Omit<AddressLimit, 'stored'>
  errors?: readonly ErrorCode[]
}

/** Defines an endpoint once for the server, the web client, the tests and the OpenAPI document. */
export function endpoint<
  Params extends z.ZodMiniType = z.ZodMiniUndefined,
  Query extends z.ZodMiniType = z.ZodMiniUndefined,
  Body extends z.ZodMiniType = z.ZodMiniUndefined,
  Reply extends z.ZodMiniType = z.ZodMiniType,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

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
export type InputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', P, 'in'> & Part<'query', Q, 'in'> & Part<'body', B, 'in'>
    : never

/** What a handler receives, parsed. */
export type ParsedInputOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodMiniType>
    ? Part<'params', P, 'out'> & Part<'query', Q, 'out'> & Part<'body', B, 'out'>
    : never

export type ReplyOf<E> =
  E extends Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, infer R> ? z.output<R> : never

type UrlParts = { params?: unknown; query?: unknown }

/** Path and query string of a call, below /api. */
export function urlOf(definition: Pick<Endpoint, 'path'>, input: UrlParts = {}): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = definition.path.replace(/\{(\w+)\}/g, (_, name: string) =>
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
