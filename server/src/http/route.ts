import { definitionOf } from 'contract/api'
import type {
  Access,
  AccessOf,
  Address,
  Endpoint,
  ParsedInputOf,
  ReplyInputOf,
} from 'contract/endpoint'
import { isMessage, message } from 'contract/rules/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { AppError } from './errors.ts'
import { JsonRows } from './json-rows.ts'
import { networkOf } from './network.ts'
import type { App, Context, Session, SessionContext } from './parts.ts'
import { CompressedBody } from './compressed-body.ts'
import { requireProofOfWork } from '../security/proof-of-work.ts'
import { requireSameOrigin } from '../security/same-site.ts'
import { isWithin } from '../security/throttle.ts'

/** Of a public call there may be no session. */
export type ContextOf<At> = 'public' extends AccessOf<At> ? Context : SessionContext

type Handler<At> = (
  input: ParsedInputOf<At>,
  context: ContextOf<At>,
) => Promise<ReplyInputOf<At> | Ready> | ReplyInputOf<At> | Ready

/** Written by the handler: in one piece, or row by row. */
type Ready = CompressedBody | JsonRows
const isReady = (result: unknown): result is Ready =>
  result instanceof CompressedBody || result instanceof JsonRows

/**
 * Serves an endpoint of the contract: proof of work, rate limit, access, parsed input, handler, parsed reply, in
 * this order. A column that is not in the reply's schema cannot leave; an answer in one piece leaves as it
 * is, so whoever writes it names its columns. Private answers are kept nowhere on their way.
 */
export function route<const At extends Address>(app: App, address: At, handler: Handler<At>): void {
  const endpoint = definitionOf(address)
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { rateLimit: rateLimitOf(endpoint, app.parts.settings.rateLimitScale) },
    // Before the limit per address: a call that is sent again with its proof counts there once.
    onRequest: (request) => askForProof(app, endpoint, request),
    handler: async (request, reply) => {
      const { input, context } = await prepareCall<At>(app, endpoint, request, reply)
      const result = await handler(input, context)
      if (endpoint.proofAfter?.failuresOnly)
        await app.parts.throttle.takeBack(proofSubject(endpoint, request))
      if (endpoint.access !== 'public') reply.header('cache-control', 'no-store')
      if (isReady(result)) return result.send(request, reply)
      return send(endpoint, reply, result)
    },
  })
}

export const rateLimitOf = ({ limit }: Pick<Endpoint, 'limit'>, scale: number) =>
  limit && !limit.stored
    ? { max: Math.ceil(limit.max * scale), timeWindow: limit.perSeconds * 1000 }
    : (false as const)

/** Who calls, whether they may, what they sent; then what the handler receives. */
export async function prepareCall<At extends Address>(
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ input: ParsedInputOf<At>; context: ContextOf<At> }> {
  const { limit } = endpoint
  if (endpoint.changes) requireSameOrigin(request, app.parts.settings.publicUrl)
  if (limit?.stored)
    await app.parts.throttle.hit(`${endpoint.path} ${networkOf(request.ip)}`, limit)
  const session = await app.findSession(request, endpoint.passive === true)
  request.accountId = session?.accountId ?? null
  requireRole(endpoint.access, session)
  const address = parseInput(endpoint, request, ['params', 'query'])
  requireOwnership(endpoint.access, session, address)
  const input = { ...address, ...parseInput(endpoint, request, ['body']) }
  const { database, ...parts } = app.parts
  const context: Context = {
    ...parts,
    log: request.log as Context['log'],
    db: database.db,
    readDb: database.readDb,
    transaction: database.transaction,
    session,
    request,
    reply,
  }
  return { input: input as ParsedInputOf<At>, context: context as ContextOf<At> }
}

async function askForProof(
  { parts }: App,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const { proofAfter } = endpoint
  if (!proofAfter) return
  const isUsual = await isWithin(parts.throttle, proofSubject(endpoint, request), proofAfter)
  if (!isUsual) await requireProofOfWork(parts, request.headers)
}

const proofSubject = ({ path }: Endpoint, { ip }: FastifyRequest) =>
  `proof ${path} ${networkOf(ip)}`

export function fastifyPath(path: string): string {
  return `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
}

function send(endpoint: Endpoint, reply: FastifyReply, result: unknown) {
  reply.code(endpoint.status ?? 200)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  return endpoint.reply.parse(result)
}

type InputPart = 'params' | 'query' | 'body'

function parseInput(endpoint: Endpoint, request: FastifyRequest, parts: readonly InputPart[]) {
  const fields: Record<string, string[]> = {}
  const parsed: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(request[part] ?? {}, { reportInput: true })
    if (result.success) parsed[part] = result.data
    else if (part === 'params') throw new AppError('NOT_FOUND')
    else collectIssues(result.error, fields)
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_INPUT', { fields })
  return parsed
}

function collectIssues(error: z.core.$ZodError, fields: Record<string, string[]>): void {
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys'
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    const text = unknown
      ? message('Campo desconhecido.')
      : missing
        ? message('Campo obrigatório.')
        : // zod's own texts are English: only the messages that the contract wrote may pass.
          isMessage(issue.message)
          ? issue.message
          : message('Valor inválido.')
    for (const field of unknown ? issue.keys : [issue.path.join('.') || '_']) {
      fields[field] = [...(fields[field] ?? []), text]
    }
  }
}

/** Deny by default: whoever is not let in here gets no further, not even to the input's errors. */
function requireRole(access: Access, session: Session | null): void {
  if (access === 'public') return
  if (!session) throw new AppError('NOT_LOGGED_IN')
  const isAdmin = session.tipo === 'Admin'
  if (access === 'admin' && !isAdmin) throw new AppError('FORBIDDEN')
  if (access === 'supplier' && isAdmin) throw new AppError('FORBIDDEN')
}

/** A foreign id answers like a missing one. Administrators may read and change every record. */
function requireOwnership(
  access: Access,
  session: Session | null,
  input: Record<string, unknown>,
): void {
  if (typeof access === 'string' || session?.tipo === 'Admin') return
  const [part, name] = access.idIn.split('.') as [string, string]
  const asked = (input[part] as Record<string, unknown>)[name]
  const own = access.ownerOf === 'account' ? session?.accountId : session?.supplierId
  if (asked !== own) throw new AppError('NOT_FOUND')
}
