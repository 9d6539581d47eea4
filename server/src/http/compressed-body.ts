import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { definitionOf } from 'contract/api'
import type { Address, ReplyInputOf } from 'contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
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
  readonly #etag: string
  /** As it was written. */
  readonly size: number
  /** Once it is compressed, from that: hundreds of bodies are kept, and every browser takes Brotli. */
  #read: () => Promise<Buffer>
  #brotli: Promise<Buffer> | undefined
  #gzip: Promise<Buffer> | undefined

  constructor(type: string, body: string, audience: Audience = 'many') {
    const plain = Buffer.from(body)
    this.#type = type
    this.#audience = audience
    this.#read = () => Promise.resolve(plain)
    this.size = plain.length
    this.#etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    reply.header('etag', this.#etag)
    if (!reply.hasHeader('vary')) reply.header('vary', 'accept-encoding')
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
    if (request.headers['if-none-match']?.includes(this.#etag)) return reply.code(304).send()
    reply.header('content-type', this.#type)
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const isWorthwhile = this.size >= smallest
    if (isWorthwhile && /\bbr\b/.test(accepted)) {
      this.#brotli ??= this.#compress()
      return reply.header('content-encoding', 'br').send(await this.#brotli)
    }
    const plain = await this.#read()
    if (isWorthwhile && /\bgzip\b/.test(accepted)) {
      this.#gzip ??= compressGzip(plain, { level: gzipLevel[this.#audience] })
      return reply.header('content-encoding', 'gzip').send(await this.#gzip)
    }
    return reply.send(plain)
  }

  async #compress(): Promise<Buffer> {
    const plain = await this.#read()
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality[this.#audience],
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    }
    const compressed = await compressBrotli(plain, { params })
    this.#read = () => decompressBrotli(compressed)
    return compressed
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
