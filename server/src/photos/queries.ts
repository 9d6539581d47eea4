import type { SupplierKind } from 'contract/rules/plans'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { isVisible, photoRemovals, photos, suppliers } from '../tables/suppliers.ts'

export async function selectPhotoOwner(db: Db, id: number, kind: SupplierKind) {
  const rows = await db
    .select({
      plan: suppliers.plan,
      photo: suppliers.photo,
      shown: isVisible,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(and(eq(suppliers.id, id), eq(suppliers.kind, kind)))
  return rows[0]
}

/** False while files of the same content are just being removed. */
export async function insertPhoto(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(photos)
    .values({ hash, created_at: now })
    .onConflictDoUpdate({
      target: photos.hash,
      set: { created_at: now },
      setWhere: sql`${photos.removing_at} IS NULL`,
    })
    .returning({ hash: photos.hash })
  return rows.length > 0
}

/** Whether it is there, and stays until the end of the step. */
export async function selectPhotoKept(db: Db, hash: string): Promise<boolean> {
  const rows = await db
    .select({ hash: photos.hash })
    .from(photos)
    .where(and(eq(photos.hash, hash), isNull(photos.removing_at)))
    .for('share')
  return rows.length > 0
}

/** Waits for whoever is just giving it a use. */
export async function selectPhotoLocked(db: Db, hash: string): Promise<void> {
  await db.select({ hash: photos.hash }).from(photos).where(eq(photos.hash, hash)).for('update')
}

export async function updatePhoto(
  db: Db,
  supplierId: number,
  photo: string | null,
  now: Date,
): Promise<void> {
  await db.update(suppliers).set({ photo, updated_at: now }).where(eq(suppliers.id, supplierId))
}

export async function insertRemoval(
  db: Db,
  supplierId: number,
  photo: string,
  now: Date,
): Promise<void> {
  await db
    .insert(photoRemovals)
    .values({ supplier_id: supplierId, photo, removed_at: now })
    .onConflictDoUpdate({
      target: photoRemovals.supplier_id,
      set: { photo, removed_at: now },
    })
}

export async function deleteRemoval(db: Db, supplierId: number): Promise<void> {
  await db.delete(photoRemovals).where(eq(photoRemovals.supplier_id, supplierId))
}

/** Puts a photo back that was deleted after `since`, unless there is a new one. */
export async function updatePhotoBack(
  db: Db,
  supplierId: number,
  since: Date,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    UPDATE suppliers s SET photo = r.photo, updated_at = ${now} FROM photo_removals r
    WHERE s.id = ${supplierId} AND r.supplier_id = s.id AND r.removed_at > ${since}
      AND s.photo IS NULL`)
}

/** Claims the photos that nobody uses, for their files to be removed. */
export async function updateUnusedPhotos(
  db: Db,
  before: Date,
  removedSince: Date,
  now: Date,
): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`
    UPDATE photos SET removing_at = ${now}
    WHERE (removing_at IS NOT NULL OR created_at < ${before})
      AND NOT EXISTS (SELECT FROM suppliers s WHERE s.photo = photos.hash)
      AND NOT EXISTS (SELECT FROM supplier_page_files f WHERE f.file = photos.hash)
      AND NOT EXISTS (SELECT FROM photo_removals r
                      WHERE r.photo = photos.hash AND r.removed_at > ${removedSince})
    RETURNING hash`)
  return rows.map((row) => row.hash)
}

/** Claims this photo, which is locked, for its files to be removed; false while somebody uses it. */
export async function updateUnusedPhoto(db: Db, hash: string, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    UPDATE photos SET removing_at = ${now} WHERE hash = ${hash}
      AND NOT EXISTS (SELECT FROM suppliers s WHERE s.photo = photos.hash)
      AND NOT EXISTS (SELECT FROM supplier_page_files f WHERE f.file = photos.hash)
      AND NOT EXISTS (SELECT FROM photo_removals r WHERE r.photo = photos.hash)
    RETURNING hash`)
  return rows.length > 0
}

export async function deleteClaimedPhoto(db: Db, hash: string): Promise<void> {
  await db.delete(photos).where(and(eq(photos.hash, hash), sql`${photos.removing_at} IS NOT NULL`))
}
