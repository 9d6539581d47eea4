import { createHash } from 'node:crypto'
import type { SupplierFilter } from 'contract/search'
import { placeText, plainText } from 'contract/rules/text'
import { message } from 'contract/rules/messages'
import { z } from 'zod'
import { AppError } from '../http/errors.ts'

const whole = () => z.number().int().min(0).max(2_147_483_647)
const small = () => z.number().int().min(0).max(100)
const name = () => z.string().regex(/^[a-z0-9 ]{0,200}$/)

const BrowseKey = z.object({ promotion: small(), unfilled: small(), sortName: name(), id: whole() })
const WindowKey = z.object({ step: small(), promotion: small(), sortName: name(), id: whole() })

/** Where the next page begins: in the directory's order, or in a window of ranked suppliers. */
const Position = z.union([
  z.object({ browsed: BrowseKey }),
  z.object({ window: WindowKey.nullable(), after: BrowseKey.extend({ fit: whole() }) }),
])
export type Position = z.infer<typeof Position>

const Payload = z.object({ mark: z.string(), total: whole(), at: Position })

/** And how many there were in all when the first page was read. */
export type Cursor = { at: Position; total: number }

/** What was asked; filters that ask the same have the same mark, however they were typed. */
type AskedFilter = SupplierFilter & { sort?: string | undefined }

export function encodeCursor(asked: AskedFilter, { at, total }: Cursor): string {
  const payload = { mark: markOf(asked), total, at }
  return Buffer.from(JSON.stringify(payload)).toString('base64url')
}

export function decodeCursor(asked: AskedFilter, cursor: string): Cursor {
  const payload = Payload.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!payload.success) {
    throw new AppError('INVALID_INPUT', { fields: { cursor: [message('Valor inválido.')] } })
  }
  if (payload.data.mark !== markOf(asked)) throw new AppError('CURSOR_MISMATCH')
  return payload.data
}

function markOf(filter: AskedFilter): string {
  const asked = [
    filter.tipo ?? 'Ambos',
    plainText(filter.categoria ?? ''),
    plainText(filter.nomeFantasia ?? ''),
    placeText(filter.estado ?? ''),
    placeText(filter.cidade ?? ''),
    [...(filter.certificados ?? [])].map(plainText).sort(),
    [...(filter.plan ?? [])].sort(),
    filter.sort ?? 'fit',
    filter.ramo ?? '',
  ]
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
