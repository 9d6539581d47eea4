import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Column, Sequence } from './transfer-schema.ts'

export const FORMAT = 'marketplace-em-saude/1'

/** A row is an array with the text form of each column; anything else is an object. */
export type Row = (string | null)[]

export type Mark =
  | { kind: 'start'; format: string; takenAt: string; migrations: string[]; tables: string[] }
  | { kind: 'table'; name: string; columns: Column[] }
  | { kind: 'table-end'; name: string; rows: number; checksum: string }
  | { kind: 'sequence'; sequence: Sequence }
  | { kind: 'end' }

/** readline takes U+2028 and U+2029 for line ends, and JSON.stringify leaves them as they are. */
export function toLine(item: Mark | Row): string {
  const json = JSON.stringify(item)
  return `${json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

export async function* readLines(file: string): AsyncGenerator<Mark | Row> {
  const input = pipeline(createReadStream(file), createGunzip(), () => {})
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield JSON.parse(line) as Mark | Row
  }
  if (input.errored) throw input.errored
}

/** Does not depend on the order of the rows, which a database is free to change. */
export class TableChecksum {
  rows = 0
  #sum = 0n

  add(row: Row): void {
    const digest = createHash('sha256').update(JSON.stringify(row)).digest()
    this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64BE())
    this.rows += 1
  }

  get value(): string {
    return this.#sum.toString(16).padStart(16, '0')
  }
}
