import { hasOwnPage } from 'contract/rules/plans'
import type { PageRemoval, PublishedPage } from 'contract/supplier-pages'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { removalMail } from './mail.ts'
import { selectOwner, selectPage, updateBothCopies } from './queries.ts'
import { draftWithout, without } from './rules-removal.ts'
import { textOf } from './rules-shown.ts'
import { contentOf } from './service-shown.ts'

export async function readPublished(db: Db, supplierId: number): Promise<PublishedPage> {
  const page = await selectPage(db, supplierId)
  if (!page) throw new AppError('NOT_FOUND')
  return {
    exclusive: hasOwnPage(page.plan),
    publishedAt: page.published_at?.toISOString() ?? null,
    content: page.published ? contentOf(page.published) : null,
  }
}

/**
 * From the page and from its draft, so that the next publishing does not bring it back; what the draft has instead
 * of it stays, and its owner is asked to look at it. The draft's version grows: an editor that is open says that the page was changed elsewhere.
 */
export async function removePart(
  { transaction, session, clock, mail, settings }: SessionContext,
  supplierId: number,
  { reason, ...removal }: PageRemoval,
): Promise<PublishedPage> {
  return transaction(async (db) => {
    const page = await selectPage(db, supplierId)
    const owner = await selectOwner(db, supplierId)
    if (!page?.published || !owner) throw new AppError('NOT_FOUND')
    const before = contentOf(page.published)
    const published = without(before, removal)
    if (JSON.stringify(published) === JSON.stringify(before)) throw new AppError('NOT_FOUND')
    const draft = draftWithout(contentOf(page.draft), before, removal)
    const copies = { published, draft, version: page.version ?? 0 }
    if (!(await updateBothCopies(db, supplierId, copies, clock.now())))
      throw new AppError('CHANGED_ELSEWHERE')
    await recordChange(db, {
      adminId: session.accountId,
      action: 'supplier.page',
      subject: { kind: 'supplier', id: supplierId },
      before: { pagina: textOf(before) },
      after: { pagina: textOf(published), motivo: reason },
      at: clock.now(),
    })
    const { publicUrl } = settings
    const { part, file } = removal
    const hasNewer = !file && (draft[part]?.length ?? 0) > 0
    await mail.send(db, removalMail({ ...owner, part, reason, hasNewer, publicUrl }))
    return readPublished(db, supplierId)
  })
}
