import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

/** A JSON array of any length, written row by row: it never stands in memory as a whole. */
export class JsonRows {
  #rows: AsyncIterable<unknown>
  #row: z.ZodMiniType

  constructor(rows: AsyncIterable<unknown>, row: z.ZodMiniType) {
    this.#rows = rows
    this.#row = row
  }

  send(_request: FastifyRequest, reply: FastifyReply) {
    reply.type('application/json; charset=utf-8')
    return reply.send(Readable.from(this.#pieces()))
  }

  async *#pieces() {
    let separator = '['
    for await (const row of this.#rows) {
      yield `${separator}${JSON.stringify(this.#row.parse(row))}`
      separator = ','
    }
    yield separator === '[' ? '[]' : ']'
  }
}
