import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { definitionOf } from 'contract/api'
import type { Address, ReplyInputOf } from 'contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const smallest = 1024
type Audience = 'many' | 'one'

/** For many: a tenth of the time of the best level for nearly its size. For one: at once. */
const brotliQuality: Record<Audience, number> = { many: 5, one: 1 }
const gzipLevel: Record<Audience, number> = { many: 6, one: 1 }

/** A body in one piece, hashed and compressed once, however many ask for it. */
export class CompressedBody {
  readonly #type: string
  readonly #audience: Audience
  readonly #body: Buffer
  readonly #etag: string
  #brotli: Promise<Buffer> | undefined
  #gzip: Promise<Buffer> | undefined

  constructor(type: string, body: string, audience: Audience = 'many') {
    this.#type = type
    this.#audience = audience
    this.#body = Buffer.from(body)
    this.#etag = `W/"${createHash('sha256').update(this.#body).digest('base64url').slice(0, 27)}"`
  }

  get size(): number {
    return this.#body.length
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('etag', this.#etag)
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send()
    reply.header('content-type', this.#type)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    if (this.#body.length < smallest) return reply.send(this.#body)
    if (/\bbr\b/.test(accepted)) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[this.#audience],
        [constants.BROTLI_PARAM_SIZE_HINT]: this.#body.length,
      }
      this.#brotli ??= compressBrotli(this.#body, { params })
      return reply.header('content-encoding', 'br').send(await this.#brotli)
    }
    if (/\bgzip\b/.test(accepted)) {
      this.#gzip ??= compressGzip(this.#body, { level: gzipLevel[this.#audience] })
      return reply.header('content-encoding', 'gzip').send(await this.#gzip)
    }
    return reply.send(this.#body)
  }
}

/** An endpoint's answer that many get: parsed, written and compressed once. */
export function inOnePiece<const At extends Address>(
  address: At,
  reply: ReplyInputOf<At>,
): CompressedBody {
  const body = JSON.stringify(definitionOf(address).reply.parse(reply))
  return new CompressedBody('application/json; charset=utf-8', body)
}
