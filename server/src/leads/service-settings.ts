import type { LeadMails } from 'contract/leads'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { idOfSealed, sealedId } from '../security/seals.ts'
import { refusesMails, switchMails } from '../mail/refusals.ts'
import { selectMailSettings, upsertMailSettings } from './queries-settings.ts'
import { selectOwnSupplier } from './queries.ts'

const usual: LeadMails = { weekly: true, needs: true }

type Owner = { id: number; email: string }
type Switching = Pick<Context, 'db' | 'throttle' | 'clock'>

/** Off also when a mail program's button switched it off. */
export async function readMailSettings(
  { db, throttle }: Switching,
  { id, email }: Owner,
): Promise<LeadMails> {
  const { weekly, needs } = (await selectMailSettings(db, id)) ?? usual
  const refuses = (list: 'weekly' | 'needs') => refusesMails(db, { throttle }, { list, email })
  return {
    weekly: weekly && !(await refuses('weekly')),
    needs: needs && !(await refuses('needs')),
  }
}

export async function changeMailSettings(
  context: Switching,
  { id, email }: Owner,
  mails: Partial<LeadMails>,
): Promise<void> {
  await upsertMailSettings(context.db, id, mails)
  for (const list of ['weekly', 'needs'] as const) {
    if (mails[list]) await switchMails(context, { list, email }, true)
  }
}

type Keys = Pick<Context, 'throttle'>

const weeklyKind = 'weekly-mail'

/** What the mail's link carries: it switches this one mail of this one supplier, and nothing else. */
export const weeklyToken = (keys: Keys, supplierId: number): string =>
  sealedId(keys, weeklyKind, supplierId)

async function ownerBy(context: Context, kind: string, token: string): Promise<Owner> {
  const supplierId = idOfSealed(context, kind, token)
  const supplier = supplierId && (await selectOwnSupplier(context.db, supplierId))
  if (!supplier) throw new AppError('NOT_FOUND')
  return supplier
}

export async function switchWeeklyByLink(
  context: Context,
  { token, weekly }: { token: string; weekly: boolean },
): Promise<{ weekly: boolean }> {
  await changeMailSettings(context, await ownerBy(context, weeklyKind, token), { weekly })
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
  await changeMailSettings(context, await ownerBy(context, needsKind, token), { needs })
  return { needs }
}
