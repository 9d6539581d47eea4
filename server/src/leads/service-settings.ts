import { timingSafeEqual } from 'node:crypto'
import type { LeadMails } from 'contract/leads'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { selectMailSettings, upsertMailSettings } from './queries-settings.ts'
import { selectOwnSupplier } from './queries.ts'

const usual: LeadMails = { weekly: true, language: 'pt' }

export const getMailSettings = async (db: Db, supplierId: number): Promise<LeadMails> =>
  (await selectMailSettings(db, supplierId)) ?? usual

export async function changeMailSettings(
  { db }: Pick<Context, 'db'>,
  supplierId: number,
  mails: LeadMails,
): Promise<LeadMails> {
  await upsertMailSettings(db, supplierId, mails)
  return mails
}

type Keys = Pick<Context, 'throttle'>

const sealOf = ({ throttle }: Keys, supplierId: number): string =>
  throttle.keyOf(`weekly-mail:${supplierId}`)

/** What the mail's link carries: it switches this one mail of this one supplier, and nothing else. */
export const weeklyToken = (keys: Keys, supplierId: number): string =>
  `${supplierId}.${sealOf(keys, supplierId)}`

export async function switchWeeklyByLink(
  context: Context,
  { token, weekly }: { token: string; weekly: boolean },
): Promise<{ weekly: boolean }> {
  const [id, seal = ''] = token.split('.')
  const supplierId = Number(id)
  const isOurs = timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(context, supplierId)))
  if (!isOurs || !(await selectOwnSupplier(context.db, supplierId))) throw new AppError('NOT_FOUND')
  await upsertMailSettings(context.db, supplierId, { weekly })
  return { weekly }
}
