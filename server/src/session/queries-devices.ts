import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { knownDevices } from '../tables/accounts.ts'

type Device = { token_hash: string; account_id: number; last_used_at: Date }

export async function upsertDevice(db: Db, device: Device): Promise<void> {
  await db
    .insert(knownDevices)
    .values(device)
    .onConflictDoUpdate({
      target: knownDevices.token_hash,
      set: { last_used_at: device.last_used_at },
    })
}

export async function selectDevice(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ account_id: knownDevices.account_id })
    .from(knownDevices)
    .where(eq(knownDevices.token_hash, tokenHash))
  return rows.length === 1
}

export async function deleteOldestDevices(db: Db, accountId: number, kept: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM known_devices WHERE token_hash IN (
      SELECT token_hash FROM known_devices WHERE account_id = ${accountId}
      ORDER BY last_used_at DESC, token_hash OFFSET ${kept})`)
}

export async function deleteDevicesBefore(db: Db, lastUsedBefore: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.last_used_at, lastUsedBefore))
}
