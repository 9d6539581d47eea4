import { photoShapes, type PhotoShape, photoUrl } from 'contract/rules/photo-url'
import { planHas, type SupplierKind } from 'contract/rules/plans'
import { keptSince } from 'contract/rules/retention'
import { recordChange } from '../audit/service.ts'
import type { Clock } from '../jobs/clock.ts'
import type { Database, Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Files } from '../files/files.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { makePhotoVersions } from '../files/photo-versions.ts'
import {
  deleteClaimedPhoto,
  deleteRemoval,
  insertPhoto,
  insertRemoval,
  selectPhotoKept,
  selectPhotoLocked,
  selectPhotoOwner,
  updatePhoto,
  updatePhotoBack,
  updateUnusedPhoto,
  updateUnusedPhotos,
} from './queries.ts'

type Target = { id_user: number; type_user: SupplierKind }
type PhotoList = { urlPhoto: string }[]

const comesBackWithinMs = 10 * 60 * 1000
const uploadLimit = { max: 20, perSeconds: 60 * 60 }

function asList(photo: string | null): PhotoList {
  const urlPhoto = photoUrl(photo, 1000)
  return urlPhoto ? [{ urlPhoto }] : []
}

/** Visitors see the photo of who is in the directory with a plan that shows one. */
export async function listPhoto(
  { db, session }: Context,
  { id_user, type_user }: Target,
): Promise<PhotoList> {
  const owner = await selectPhotoOwner(db, id_user, type_user)
  if (!owner) return []
  const own = session && (session.supplierId === id_user || session.tipo === 'Admin')
  return own || (owner.shown && planHas(owner.plan, 'logo')) ? asList(owner.photo) : []
}

async function getOwner(db: Db, { id_user, type_user }: Target) {
  const owner = await selectPhotoOwner(db, id_user, type_user)
  if (!owner) throw new AppError('NOT_FOUND')
  return owner
}

/** Right, plan and limit are checked before `readFile` takes the first byte of the upload. */
export async function replacePhoto(
  context: SessionContext,
  target: Target,
  readFile: () => Promise<Buffer>,
): Promise<PhotoList> {
  const { db, throttle } = context
  const owner = await getOwner(db, target)
  try {
    if (!planHas(owner.plan, 'logo')) throw new AppError('PLAN_REQUIRED')
    await throttle.hit(`photo:${target.id_user}`, uploadLimit)
    return await storePhoto(context, target, await readFile())
  } catch (error) {
    await putBack(context, target.id_user)
    throw error
  }
}

/** Another's photo, changed by an administrator, is kept in the audit log. */
async function recordPhotoChange(
  db: Db,
  { session, clock }: SessionContext,
  supplierId: number,
  photos: { before: string | null; after: string | null },
): Promise<void> {
  if (session.tipo !== 'Admin') return
  await recordChange(db, {
    adminId: session.accountId,
    action: 'supplier.photo',
    subject: { kind: 'supplier', id: supplierId },
    before: { photo: photos.before },
    after: { photo: photos.after },
    at: clock.now(),
  })
}

async function storePhoto(
  context: SessionContext,
  { id_user: supplierId, ...target }: Target,
  bytes: Buffer,
): Promise<PhotoList> {
  const { transaction, clock } = context
  const hash = await storePicture(context, 'square', bytes)
  await transaction(async (tx) => {
    const before = await getOwner(tx, { id_user: supplierId, ...target })
    await requirePicture(tx, hash)
    await updatePhoto(tx, supplierId, hash, clock.now())
    await deleteRemoval(tx, supplierId)
    await recordPhotoChange(tx, context, supplierId, { before: before.photo, after: hash })
  })
  return asList(hash)
}

const beingRemoved = () => new AppError('UNAVAILABLE', { retryAfter: 5 })

/**
 * Pass the transaction that gives a stored picture its use: the same content may be removed at this moment, as
 * somebody else's who is gone. Then it is to be sent again.
 */
export async function requirePicture(db: Db, hash: string): Promise<void> {
  if (!(await selectPhotoKept(db, hash))) throw beingRemoved()
}

type Store = { db: Db; files: Files; clock: Clock }

/** Decodes an upload and keeps its versions; who does not use it within the hour loses it. */
export async function storePicture(
  { db, files, clock }: Store,
  shape: PhotoShape,
  bytes: Buffer,
): Promise<string> {
  const { hash, versions } = await makePhotoVersions(bytes, shape)
  if (!(await insertPhoto(db, hash, clock.now()))) throw beingRemoved()
  await Promise.all(
    versions.map(({ name, type, body }) => files.put(`${hash}/${name}`, body, type)),
  )
  return hash
}

async function putBack({ db, clock }: SessionContext, supplierId: number): Promise<void> {
  const now = clock.now()
  await updatePhotoBack(db, supplierId, new Date(now.getTime() - comesBackWithinMs), now)
}

/** The clients of the specification delete before they upload; ours deletes only when nothing is to follow. */
export async function removePhoto(
  context: SessionContext,
  { forGood, ...target }: Target & { forGood?: 'true' | undefined },
): Promise<PhotoList> {
  const { transaction, clock } = context
  return transaction(async (db) => {
    const { photo } = await getOwner(db, target)
    if (photo) {
      await updatePhoto(db, target.id_user, null, clock.now())
      await insertRemoval(db, target.id_user, photo, clock.now())
      await recordPhotoChange(db, context, target.id_user, { before: photo, after: null })
    }
    if (forGood) await deleteRemoval(db, target.id_user)
    return []
  })
}

/** Removes the files of photos that nobody has used for an hour. */
export async function removeUnusedPhotos(db: Db, files: Files, clock: Clock): Promise<void> {
  const now = clock.now()
  const before = keptSince('photos', now)
  const removedSince = new Date(now.getTime() - comesBackWithinMs)
  for (const hash of await updateUnusedPhotos(db, before, removedSince, now)) {
    await removeFiles(db, files, hash)
  }
}

/** Removes these photos at once, except those that somebody else uses. */
export async function removePhotos(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  files: Files,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  for (const hash of hashes) {
    const isUnused = await transaction(async (tx) => {
      await selectPhotoLocked(tx, hash)
      return updateUnusedPhoto(tx, hash, now)
    })
    if (isUnused) await removeFiles(db, files, hash)
  }
}

async function removeFiles(db: Db, files: Files, hash: string): Promise<void> {
  const widths = Object.values(photoShapes).flatMap((shape) => [...shape.widths])
  for (const width of new Set(widths)) {
    await files.delete(`${hash}/${width}.webp`)
    await files.delete(`${hash}/${width}.jpg`)
  }
  await deleteClaimedPhoto(db, hash)
}
