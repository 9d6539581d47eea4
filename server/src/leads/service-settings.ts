import type { LeadMails } from 'contract/leads'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { idOfSealed, sealedId } from '../security/seals.ts'
import { selectMailSettings, upsertMailSettings } from './queries-settings.ts'
import { selectOwnSupplier } from './queries.ts'

const usual: LeadMails = { weekly: true, needs: true, language: 'pt' }

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

const weeklyKind = 'weekly-mail'

/** What the mail's link carries: it switches this one mail of this one supplier, and nothing else. */
export const weeklyToken = (keys: Keys, supplierId: number): string =>
  sealedId(keys, weeklyKind, supplierId)

export async function switchWeeklyByLink(
  context: Context,
  { token, weekly }: { token: string; weekly: boolean },
): Promise<{ weekly: boolean }> {
  const supplierId = idOfSealed(context, weeklyKind, token)
  if (!supplierId || !(await selectOwnSupplier(context.db, supplierId))) {
    throw new AppError('NOT_FOUND')
  }
  await upsertMailSettings(context.db, supplierId, { weekly })
  return { weekly }
}

const needsKind = 'need-mail'

/** The same for the mails about new needs of the business bank. */
export const needMailsToken = (keys: Keys, supplierId: number): string =>
  sealedId(keys, needsKind, supplierId)

export async function switchNeedMailsByLink(
  context: Context,
  { token, needs }: { token: string; needs: boolean },
): Promise<{ needs: boolean }> {
  const supplierId = idOfSealed(context, needsKind, token)
  if (!supplierId || !(await selectOwnSupplier(context.db, supplierId))) {
    throw new AppError('NOT_FOUND')
  }
  await upsertMailSettings(context.db, supplierId, { needs })
  return { needs }
}
