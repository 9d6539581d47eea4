import { endpoints } from 'contract/api'
import type { Access, Endpoint } from 'contract/endpoint'
import { errorCodes, errorTable } from 'contract/errors'
import * as z from 'zod/mini'

const asSchema = (schema: z.ZodMiniType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
  }) as Record<string, unknown>
  return rest
}

const accessWords = (access: Access): string =>
  typeof access === 'string' ? access : `owner of the ${access.ownerOf} in ${access.idIn}, or admin`

function parametersOf(endpoint: Endpoint) {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part]
    if (!(schema instanceof z.ZodMiniObject)) return []
    return Object.entries(schema.shape as Record<string, z.ZodMiniType>).map(([name, field]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || !field.safeParse(undefined).success,
      schema: asSchema(field, 'input'),
    }))
  })
}

function responsesOf(endpoint: Endpoint) {
  const type = endpoint.events ? 'text/event-stream' : 'application/json'
  const content = { [type]: { schema: asSchema(endpoint.reply, 'output') } }
  const problem = {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  }
  const codes = new Set(endpoint.errors ?? [])
  if (endpoint.params || endpoint.query || endpoint.body) codes.add('INVALID_INPUT')
  if (endpoint.access !== 'public') codes.add('NOT_LOGGED_IN')
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status)
  return {
    [endpoint.status ?? 200]: { description: 'Success', content },
    ...Object.fromEntries(
      [...byStatus]
        .sort(([a], [b]) => a - b)
        .map(([status, list]) => [
          status,
          {
            description: list.map((code) => `${code}: ${errorTable[code].detail}`).join('\n'),
            content: problem,
          },
        ]),
    ),
  }
}

function operationOf(name: string, slice: string, endpoint: Endpoint) {
  const body = endpoint.body && {
    required: true,
    content: { 'application/json': { schema: asSchema(endpoint.body, 'input') } },
  }
  return {
    operationId: name,
    tags: [slice],
    summary: endpoint.summary,
    description: `Access: ${accessWords(endpoint.access)}.`,
    parameters: parametersOf(endpoint),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(endpoint),
  }
}

export function makeOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, slice, endpoint } of endpoints) {
    const path = `/api${endpoint.path}`
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operationOf(name, slice, endpoint),
    }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Marketplace em Saúde',
      version: '1',
      description: 'Every call of the product. Errors are application/problem+json.',
    },
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'detail'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string', enum: errorCodes },
            detail: { type: 'string' },
            requestId: { type: 'string' },
            errors: {
              type: 'object',
              additionalProperties: { type: 'array', items: { type: 'string' } },
            },
          },
        },
      },
    },
  }
}
