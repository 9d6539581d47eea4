import type { OwnPage, PageContent } from 'contract/supplier-pages'

export type FullnessKey =
  | 'headline'
  | 'cover'
  | 'about'
  | 'services'
  | 'photo'
  | 'facts'
  | 'gallery'
  | 'documents'
  | 'clients'

type Item = { key: FullnessKey; points: number; done: boolean }

const longEnough = { headline: 20, about: 200 }
const enough = { facts: 3, services: 3, gallery: 3, clients: 3 }

/** How full a page is, out of a hundred; what counts most comes first. */
export function fullnessOf(
  draft: PageContent,
  { photo }: Pick<OwnPage['preview'], 'photo'>,
): { score: number; items: Item[]; next: Item | undefined } {
  const { since, team, hours, languages } = draft.facts
  const facts = [since, team, hours, languages[0]].filter(Boolean).length
  const named = draft.services.filter(({ name }) => name !== '').length
  const items: Item[] = [
    { key: 'headline', points: 15, done: draft.headline.length >= longEnough.headline },
    { key: 'cover', points: 15, done: draft.cover !== null },
    { key: 'about', points: 15, done: draft.about.length >= longEnough.about },
    { key: 'services', points: 15, done: named >= enough.services },
    { key: 'photo', points: 10, done: photo !== null },
    { key: 'facts', points: 10, done: facts >= enough.facts },
    { key: 'gallery', points: 10, done: draft.gallery.length >= enough.gallery },
    { key: 'documents', points: 5, done: draft.documents.length > 0 },
    { key: 'clients', points: 5, done: draft.clients.length >= enough.clients },
  ]
  const score = items.reduce((sum, { points, done }) => sum + (done ? points : 0), 0)
  return { score, items, next: items.find(({ done }) => !done) }
}
