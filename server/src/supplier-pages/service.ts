import { hasOwnPage } from 'contract/rules/plans'
import type { OwnPage, PageContent } from 'contract/supplier-pages'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { previewPage } from '../suppliers/service-page.ts'
import { selectPage, updatePublished, upsertDraft } from './queries.ts'
import { selectPageFiles } from './queries-files.ts'
import { filesIn, shownPage, textOf } from './rules-shown.ts'
import { contentOf } from './service-shown.ts'

type Writing = Pick<SessionContext, 'db' | 'transaction' | 'session' | 'clock'>

async function findPage(db: Db, supplierId: number) {
  const page = await selectPage(db, supplierId)
  if (!page) throw new AppError('NOT_FOUND')
  return page
}

export async function readOwnPage(db: Db, supplierId: number): Promise<OwnPage> {
  const page = await findPage(db, supplierId)
  const draft = contentOf(page.draft)
  return {
    id: supplierId,
    slug: page.slug,
    exclusive: hasOwnPage(page.plan),
    version: page.version ?? 0,
    draft,
    savedAt: page.saved_at?.toISOString() ?? null,
    publishedAt: page.published_at?.toISOString() ?? null,
    changed: page.changed,
    ...(await previewPage(db, { slug: page.slug, id: supplierId }, shownPage(draft))),
  }
}

/** Who pays for a page may change it; what is stored stays for the day the plan comes back. */
export async function requireOwnPage(db: Db, supplierId: number) {
  const page = await findPage(db, supplierId)
  if (!hasOwnPage(page.plan)) throw new AppError('PLAN_REQUIRED')
  return page
}

export async function saveDraft(
  { transaction, clock }: Writing,
  supplierId: number,
  { version, draft }: { version: number; draft: PageContent },
): Promise<OwnPage> {
  return transaction(async (db) => {
    await requireOwnPage(db, supplierId)
    const stored = await withStoredFiles(db, supplierId, draft)
    if (!(await upsertDraft(db, { supplierId, version, draft: stored }, clock.now())))
      throw new AppError('CHANGED_ELSEWHERE')
    return readOwnPage(db, supplierId)
  })
}

/** Only files of this supplier's own; how large a document is, the server knows best. */
async function withStoredFiles(
  db: Db,
  supplierId: number,
  draft: PageContent,
): Promise<PageContent> {
  const { pictures, documents } = filesIn(draft)
  const named = [...pictures, ...documents]
  if (named.length === 0) return draft
  const stored = await selectPageFiles(db, supplierId, named)
  const kinds = new Map(stored.map(({ file, kind }) => [file, kind]))
  const isThere = (kind: 'picture' | 'document') => (file: string) => kinds.get(file) === kind
  if (!pictures.every(isThere('picture')) || !documents.every(isThere('document')))
    throw new AppError('PAGE_FILE_GONE')
  const sizes = new Map(stored.map(({ file, bytes }) => [file, bytes]))
  return {
    ...draft,
    documents: draft.documents.map((document) => ({
      ...document,
      bytes: sizes.get(document.file) ?? document.bytes,
    })),
  }
}

/** Another's page, published by an administrator, is kept in the audit log. */
export async function publish(
  { transaction, session, clock }: Writing,
  supplierId: number,
  version: number,
): Promise<OwnPage> {
  return transaction(async (db) => {
    const before = await requireOwnPage(db, supplierId)
    if (!(await updatePublished(db, supplierId, version, clock.now())))
      throw new AppError('CHANGED_ELSEWHERE')
    if (session.tipo === 'Admin') {
      await recordChange(db, {
        adminId: session.accountId,
        action: 'supplier.page',
        subject: { kind: 'supplier', id: supplierId },
        before: { pagina: before.published ? textOf(contentOf(before.published)) : '' },
        after: { pagina: textOf(contentOf(before.draft)) },
        at: clock.now(),
      })
    }
    return readOwnPage(db, supplierId)
  })
}
