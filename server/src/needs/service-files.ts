import { randomBytes } from 'node:crypto'
import { keptSince } from 'contract/rules/retention'
import type { Db } from '../database/db.ts'
import type { Files } from '../files/files.ts'
import { isWholePdf } from '../files/pdf-check.ts'
import { titleOf, type Upload } from '../files/upload.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { verifiedEmail } from '../mail/email-codes.ts'
import { deleteNeedsBefore } from './queries.ts'
import {
  deleteFile,
  insertFile,
  selectUsedFile,
  updateUnusedFiles,
  updateUsed,
} from './queries-files.ts'
import { isFileOpen } from './service-links.ts'

const uploads = { max: 20, perSeconds: 60 * 60 }

/** Who sent a file, so that nobody else uses it. */
export const buyerSender = ({ throttle }: Pick<Context, 'throttle'>, email: string): string =>
  throttle.keyOf(`need-file-of:${email}`)
export const supplierSender = ({ throttle }: Pick<Context, 'throttle'>, id: number): string =>
  throttle.keyOf(`need-file-of:${id}`)

const keyOf = (file: string) => `needs/${file}.pdf`

/** The right to send one is checked before `read` takes the first byte. */
export async function storeFile(
  { db, throttle, files, clock }: Context,
  sender: string,
  read: () => Promise<Upload>,
): Promise<{ file: string }> {
  await throttle.hit(`need-upload:${sender}`, uploads)
  const { bytes, name } = await read()
  if (!isWholePdf(bytes)) throw new AppError('DOCUMENT_UNREADABLE')
  const file = randomBytes(16).toString('hex')
  const title = titleOf(name) || 'Anexo'
  const row = { file, name: title, bytes: bytes.length, sender, created_at: clock.now() }
  await insertFile(db, row)
  await files.put(keyOf(file), bytes, 'application/pdf')
  return { file }
}

export async function storeNeedFile(context: Context, read: () => Promise<Upload>) {
  const email = await verifiedEmail(context, 'need')
  if (!email) throw new AppError('NEED_EMAIL_UNCONFIRMED')
  return storeFile(context, buyerSender(context, email), read)
}

/** Pass the transaction of what it belongs to. */
export async function useFile(
  db: Db,
  given: { file: string; sender: string },
  use: { needId: number } | { proposalId: number },
): Promise<void> {
  if (!(await updateUsed(db, given, use))) throw new AppError('NEED_FILE_GONE')
}

export async function findFile(
  parts: Pick<Context, 'db' | 'files' | 'throttle' | 'clock'>,
  asked: { file: string; ate: string; selo: string },
): Promise<{ body: Buffer; name: string }> {
  const isOpen = /^[0-9a-f]{32}$/.test(asked.file) && isFileOpen(parts, asked, parts.clock.now())
  const row = isOpen ? await selectUsedFile(parts.db, asked.file) : undefined
  const body = row && (await parts.files.get(keyOf(asked.file)))
  if (!row || !body) throw new AppError('NOT_FOUND')
  return { body, name: row.name }
}

/** Removes what was never used, and what needs and proposals that are gone left behind. */
export async function removeUnusedNeedFiles(db: Db, files: Files, now: Date): Promise<void> {
  for (const { id, file } of await updateUnusedFiles(db, keptSince('photos', now), now)) {
    await files.delete(keyOf(file))
    await deleteFile(db, id)
  }
}

/** With their proposals, what was written about them, and the files. */
export async function deleteOldNeeds(db: Db, files: Files, now: Date): Promise<void> {
  await deleteNeedsBefore(db, keptSince('needs', now))
  await removeUnusedNeedFiles(db, files, now)
}
