import type { ErrorCode } from 'contract/errors'
import { mostPdfBytes } from 'contract/rules/pdf'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'

export type Upload = { bytes: Buffer; name: string }

type Limits = { most: number; unreadable: ErrorCode; tooLarge: ErrorCode }

export const pdfUpload: Limits = {
  most: mostPdfBytes,
  unreadable: 'DOCUMENT_UNREADABLE',
  tooLarge: 'DOCUMENT_TOO_LARGE',
}

/** What the parts around a file take at most. */
const envelope = 64 * 1024

/** One byte more than is allowed: the parser cuts a file that ends a chunk at its limit silently. */
export const uploadLimits = (most: number) => ({
  limits: { fileSize: most + 1, files: 1, fields: 10, parts: 12 },
})

/** The multipart field `file`. One that says it is too large is refused before its first byte is read. */
export async function readUpload(
  request: FastifyRequest,
  { most, unreadable, tooLarge }: Limits,
): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError(unreadable)
  if (Number(request.headers['content-length']) > most + envelope) throw new AppError(tooLarge)
  try {
    const part = await request.file()
    if (!part) throw new AppError(unreadable)
    const bytes = await part.toBuffer()
    if (bytes.length > most) throw new AppError(tooLarge)
    return { bytes, name: part.filename }
  } catch (error) {
    if (error instanceof AppError) throw error
    throw new AppError(
      (error as { statusCode?: number }).statusCode === 413 ? tooLarge : unreadable,
    )
  }
}

/** What a PDF is called on a page: 'Catálogo_2026.pdf' as 'Catálogo 2026'; empty when its name says nothing. */
export const titleOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 80)
