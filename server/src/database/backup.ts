import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runJob } from './embedded/jobs.ts'
import { lockDataFolder } from './embedded/lock.ts'
import { syncPath } from './embedded/sync.ts'

const DAILY = 7
const WEEKLY = 4
const DAY_MS = 24 * 60 * 60 * 1000
const fileName = /^backup-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.tar\.gz$/

type Backup = { name: string; takenAt: Date }

type TakeBackupOptions = {
  dir: string
  dump: (file: string) => Promise<unknown>
  now?: Date
}

/** Whatever bears a backup's name is complete, on the disk, and was opened once. */
export async function takeBackup({ dir, dump, now = new Date() }: TakeBackupOptions) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const unfinished = join(dir, 'unfinished.tar.gz')
  const scratch = join(dir, 'unfinished')
  await rm(unfinished, { force: true })
  await rm(scratch, { recursive: true, force: true })

  const file = join(dir, nameOf(now))
  try {
    await dump(unfinished)
    await runJob({ kind: 'verify', file: unfinished, dir: scratch })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  await syncPath(dir)

  const backups = await listBackups(dir)
  const kept = backupsToKeep(backups)
  for (const { name } of backups) if (!kept.has(name)) await rm(join(dir, name))
  return file
}

export async function lastBackupAt(dir: string): Promise<Date | undefined> {
  const backups = await listBackups(dir)
  return backups[0]?.takenAt
}

/** Newest first. */
async function listBackups(dir: string): Promise<Backup[]> {
  const names = existsSync(dir) ? await readdir(dir) : []
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = fileName.exec(name) ?? []
      return day ? [{ name, takenAt: new Date(`${day}T${hour}:${minute}:${second}Z`) }] : []
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}

/** The newest backup of each of the last 7 days and 4 weeks that have one. Expects newest first. */
export function backupsToKeep(backups: Backup[]): Set<string> {
  const newestPer = (period: (takenAt: Date) => number, count: number) => {
    const newest = new Map<number, string>()
    for (const { name, takenAt } of backups) {
      if (!newest.has(period(takenAt))) newest.set(period(takenAt), name)
    }
    return [...newest.values()].slice(0, count)
  }
  const day = (takenAt: Date) => Math.floor(takenAt.getTime() / DAY_MS)
  // Day 0 of the epoch was a Thursday; weeks start on Monday.
  const week = (takenAt: Date) => Math.floor((day(takenAt) + 3) / 7)
  return new Set([...newestPer(day, DAILY), ...newestPer(week, WEEKLY)])
}

const nameOf = (now: Date) =>
  `backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

type RestoreOptions = { dir: string; file: string; now?: Date }

/**
 * Puts a backup in the place of the cluster. The previous cluster is kept beside it; its path is
 * returned. Nothing is touched before the backup was unpacked and opened.
 */
export async function restoreBackup({ dir, file, now = new Date() }: RestoreOptions) {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const lock = await lockDataFolder(dir)
  try {
    const cluster = join(dir, 'postgres')
    const unfinished = `${cluster}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await runJob({ kind: 'restore', file, dir: unfinished }).catch(async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true })
      throw new Error(`The backup ${file} cannot be restored`, { cause: error })
    })
    await chmod(unfinished, 0o700)
    const previous = existsSync(cluster) ? `${cluster}.before-${now.getTime()}` : undefined
    if (previous) await rename(cluster, previous)
    await rename(unfinished, cluster)
    await syncPath(dir)
    return { previous }
  } finally {
    await lock.release()
  }
}
