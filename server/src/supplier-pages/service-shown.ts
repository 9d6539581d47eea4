import { hasOwnPage, type PlanCode } from 'contract/rules/plans'
import { emptyPage, type PageContent, type ShownPage } from 'contract/supplier-pages'
import { linesOf, shownPage } from './rules-shown.ts'

/** What was stored, also by an earlier version that knew fewer parts. */
export const contentOf = (stored: unknown): PageContent => ({
  ...emptyPage(),
  ...(stored as Partial<PageContent> | null),
})

/** The page that its owner published, as long as the plan has one. */
export const publishedPage = ({
  plan,
  published,
}: {
  plan: PlanCode
  published: unknown
}): ShownPage | null => (published && hasOwnPage(plan) ? shownPage(contentOf(published)) : null)

/** What a published page says of the work in lines, and for whom it was done. */
export function publishedTexts(published: unknown): { lines: string[]; clients: string[] } {
  const content = contentOf(published)
  return { lines: linesOf(content), clients: shownPage(content).clients }
}
