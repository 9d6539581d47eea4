import { createHash } from 'node:crypto'
import type { SupplierFilter } from 'contract/suppliers'
import { placeText, plainText } from 'contract/rules/text'
import { z } from 'zod'

/** Where a page ended: the sort key of its last supplier. */
export const PageKey = z.object({
  relevance: z.number().int().min(0).max(4),
  promotion: z.number().int().min(1).max(4),
  sortName: z.string().regex(/^[a-z0-9 ]{0,200}$/),
  id: z.number().int().min(0).max(2_147_483_647),
})
export type PageKey = z.infer<typeof PageKey>

/** Where the next page begins, and how many there were in all when the first one was read. */
export type Cursor = { after: PageKey; total: number }

/** 'mismatch': the cursor of another filter. 'invalid': not a cursor of ours. */
export type CursorRefusal = 'invalid' | 'mismatch'

const Payload = z.tuple([
  z.string(),
  PageKey.shape.relevance,
  PageKey.shape.promotion,
  PageKey.shape.sortName,
  PageKey.shape.id,
  z.number().int().min(0).max(2_147_483_647),
])

export function encodeCursor(filter: SupplierFilter, { after, total }: Cursor): string {
  const { relevance, promotion, sortName, id } = after
  const payload = [filterMark(filter), relevance, promotion, sortName, id, total]
  return Buffer.from(JSON.stringify(payload)).toString('base64url')
}

export function decodeCursor(filter: SupplierFilter, cursor: string): Cursor | CursorRefusal {
  const payload = Payload.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()))
  if (!payload.success) return 'invalid'
  const [mark, relevance, promotion, sortName, id, total] = payload.data
  if (mark !== filterMark(filter)) return 'mismatch'
  return { after: { relevance, promotion, sortName, id }, total }
}

/** Filters that ask the same have the same mark, however they were typed. */
function filterMark(filter: SupplierFilter): string {
  const asked = [
    filter.tipo ?? 'Ambos',
    plainText(filter.categoria ?? ''),
    plainText(filter.nomeFantasia ?? ''),
    placeText(filter.estado ?? ''),
    placeText(filter.cidade ?? ''),
    [...(filter.certificados ?? [])].map(plainText).sort(),
    [...(filter.plan ?? [])].sort(),
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
