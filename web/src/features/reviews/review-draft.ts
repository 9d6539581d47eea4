import type { ReviewForm } from 'contract/reviews'
import { draftUnder, withStored } from '../../lib/draft.ts'

type Kept = Record<string, ReviewForm>
/** By supplier: who was asked about two writes about one and then about the other. */
const drafts = draftUnder<Kept>('review')
const readAll = () => Object.assign({}, drafts.read()) as Kept

/** As it was left; begun with the name that the request was made under. */
export function readDraft(slug: string, nome: string): ReviewForm {
  const empty: ReviewForm = { nome, contato: 0, qualidade: 0, prazo: 0, texto: '' }
  return withStored(empty, readAll()[slug])
}

export const keepDraft = (slug: string, values: ReviewForm): void =>
  drafts.write({ ...readAll(), [slug]: values })

export function forgetDraft(slug: string): void {
  const { [slug]: _sent, ...others } = readAll()
  drafts.write(others)
}
