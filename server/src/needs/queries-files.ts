import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { needFiles } from '../tables/needs.ts'

export async function insertFile(db: Db, file: typeof needFiles.$inferInsert): Promise<void> {
  await db.insert(needFiles).values(file)
}

type Use = { needId: number } | { proposalId: number }

/** False when it is not this sender's, was used before, or is being removed. */
export async function updateUsed(
  db: Db,
  { file, sender }: { file: string; sender: string },
  use: Use,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    UPDATE need_files SET used = true,
      need_id = ${'needId' in use ? use.needId : null},
      proposal_id = ${'proposalId' in use ? use.proposalId : null}
    WHERE file = ${file} AND sender = ${sender} AND NOT used AND removing_at IS NULL`)
  return (rowCount ?? 0) > 0
}

/** As long as what it belongs to is there and was not removed by administrators. */
export async function selectUsedFile(db: Db, file: string): Promise<{ name: string } | undefined> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT f.name FROM need_files f
    LEFT JOIN proposals p ON p.id = f.proposal_id
    JOIN needs n ON n.id = coalesce(f.need_id, p.need_id)
    WHERE f.file = ${file} AND n.status <> 'removida'`)
  return rows[0]
}

/** Claims what belongs to nothing: never used since that time, or left behind. */
export async function updateUnusedFiles(db: Db, before: Date, now: Date) {
  const { rows } = await db.execute<{ id: number; file: string }>(sql`
    UPDATE need_files SET removing_at = ${now}
    WHERE need_id IS NULL AND proposal_id IS NULL AND (used OR created_at < ${before})
    RETURNING id, file`)
  return rows
}

export async function deleteFile(db: Db, id: number): Promise<void> {
  await db.delete(needFiles).where(eq(needFiles.id, id))
}
