import { constants, crc32, deflateRawSync, gunzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A text compressed by itself and left open at its end. Any pieces put one after another are one
 * gzip body: what was compressed once is sent for ever without being unpacked again.
 */
export type GzipPiece = { deflated: Buffer; crc: number; size: number }

export function gzipPiece(text: string): GzipPiece {
  const bytes = Buffer.from(text)
  return {
    deflated: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    crc: crc32(bytes),
    size: bytes.length,
  }
}

const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
const emptyLastBlock = Buffer.from([3, 0])

/** Already compressed, for one reader. */
export class GzipBody {
  readonly #type: string
  readonly #body: Buffer

  constructor(type: string, pieces: readonly GzipPiece[]) {
    this.#type = type
    let crc = 0
    let size = 0
    for (const piece of pieces) {
      crc = joinedCrc(crc, piece)
      size += piece.size
    }
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc)
    trailer.writeUInt32LE(size % 2 ** 32, 4)
    const deflated = pieces.map((piece) => piece.deflated)
    this.#body = Buffer.concat([header, ...deflated, emptyLastBlock, trailer])
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.header('content-type', this.#type).header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      return reply.send(gunzipSync(this.#body))
    }
    return reply.header('content-encoding', 'gzip').send(this.#body)
  }
}

/**
 * The checksum of a whole from those of its two parts. A checksum is a remainder of polynomials
 * over two elements (bit 31 stands for 1, bit 30 for x): bytes that follow multiply it by x^8 each.
 */
function joinedCrc(before: number, { crc, size }: GzipPiece): number {
  return (times(before, powerOfX(8 * size)) ^ crc) >>> 0
}

const polynomial = 0xedb88320
const one = 0x80000000

function times(left: number, right: number): number {
  let product = 0
  let shifted = right
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (left & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ polynomial : shifted >>> 1
  }
  return product >>> 0
}

/** x, x^2, x^4, x^8 … */
const squares = [one >>> 1]

function powerOfX(exponent: number): number {
  let power = one
  for (let n = 0; 2 ** n <= exponent; n++) {
    squares[n] ??= times(squares[n - 1] ?? one, squares[n - 1] ?? one)
    if (Math.floor(exponent / 2 ** n) % 2 === 1) power = times(power, squares[n] ?? one)
  }
  return power
}
