import { randomBytes } from 'node:crypto'
import { hasOwnPage } from 'contract/rules/plans'
import { keptSince } from 'contract/rules/retention'
import type { Database, Db } from '../database/db.ts'
import type { Files } from '../files/files.ts'
import { isWholePdf } from '../files/pdf-check.ts'
import { titleOf, type Upload } from '../files/upload.ts'
import { AppError } from '../http/errors.ts'
import type { Session, SessionContext } from '../http/parts.ts'
import { removePhotos, requirePicture, storePicture } from '../photos/service.ts'
import {
  deleteClaimedFile,
  selectDocument,
  selectUnusedLocked,
  updateRemoving,
  upsertPageFile,
} from './queries-files.ts'
import { filesIn } from './rules-shown.ts'
import { requireOwnPage } from './service.ts'
import { contentOf } from './service-shown.ts'

const pictureLimit = { max: 60, perSeconds: 60 * 60 }
const documentLimit = { max: 20, perSeconds: 60 * 60 }

/** Right, plan and limit are checked before `read` takes the first byte of the upload. */
export async function addPicture(
  context: SessionContext,
  supplierId: number,
  shape: 'cover' | 'picture',
  read: () => Promise<Upload>,
): Promise<{ picture: string }> {
  const { db, transaction, throttle, clock } = context
  await requireOwnPage(db, supplierId)
  await throttle.hit(`page picture:${supplierId}`, pictureLimit)
  const { bytes } = await read()
  const picture = await storePicture(context, shape, bytes)
  const file = { supplierId, file: picture, kind: 'picture', bytes: bytes.length } as const
  await transaction(async (tx) => {
    await requirePicture(tx, picture)
    await upsertPageFile(tx, file, clock.now())
  })
  return { picture }
}

const documentKey = (file: string) => `documents/${file}.pdf`

export async function addDocument(
  { db, throttle, files, clock }: SessionContext,
  supplierId: number,
  read: () => Promise<Upload>,
): Promise<{ file: string; name: string; bytes: number }> {
  await requireOwnPage(db, supplierId)
  await throttle.hit(`page document:${supplierId}`, documentLimit)
  const { bytes, name } = await read()
  if (!isWholePdf(bytes)) throw new AppError('DOCUMENT_UNREADABLE')
  const file = randomBytes(16).toString('hex')
  const size = bytes.length
  await upsertPageFile(db, { supplierId, file, kind: 'document', bytes: size }, clock.now())
  await files.put(documentKey(file), bytes, 'application/pdf')
  return { file, name: titleOf(name) || 'Documento', bytes: size }
}

/** For visitors while the page that names it is shown; for its owner and administrators always. */
export async function findDocument(
  { db, files }: { db: Db; files: Files },
  file: string,
  session: Session | null,
): Promise<{ body: Buffer; name: string }> {
  const row = /^[0-9a-f]{32}$/.test(file) ? await selectDocument(db, file) : undefined
  if (!row) throw new AppError('NOT_FOUND')
  const own = session && (session.supplierId === row.supplierId || session.tipo === 'Admin')
  const [published, draft] = [contentOf(row.published), contentOf(row.draft)]
  const isShown =
    row.visible &&
    hasOwnPage(row.plan) &&
    filesIn(published).documents.includes(file) &&
    published.sections.every(({ kind, shown }) => kind !== 'documents' || shown)
  if (!own && !isShown) throw new AppError('NOT_FOUND')
  const body = await files.get(documentKey(file))
  if (!body) throw new AppError('NOT_FOUND')
  const named = [...(own ? draft.documents : []), ...published.documents]
  return { body, name: named.find((document) => document.file === file)?.name || 'documento' }
}

/** Removes what no page names any more, and what suppliers who are gone left behind. */
export async function removeUnusedPageFiles(
  database: Pick<Database, 'db' | 'transaction'>,
  files: Files,
  now: Date,
): Promise<void> {
  const unused = await database.transaction(async (db) =>
    updateRemoving(db, await selectUnusedLocked(db, keptSince('photos', now)), now),
  )
  for (const { id, file, kind } of unused) {
    // Only pictures can be sent again: a document has a new name each time.
    if (kind === 'document') await files.delete(documentKey(file))
    const isGone = await deleteClaimedFile(database.db, id)
    if (kind === 'picture' && isGone) await removePhotos(database, files, [file], now)
  }
}
