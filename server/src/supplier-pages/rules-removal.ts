import { isDeepStrictEqual } from 'node:util'
import type { PageContent, PageRemoval } from 'contract/supplier-pages'

type Removal = Pick<PageRemoval, 'part' | 'file'>

/** The page without a part of it, or without one picture or document of that part. */
export function without(content: PageContent, { part, file }: Removal): PageContent {
  switch (part) {
    case 'headline':
      return { ...content, headline: '' }
    case 'cover':
      return { ...content, cover: null }
    case 'about':
      return { ...content, about: '' }
    case 'clients':
      return { ...content, clients: [] }
    case 'services':
      return {
        ...content,
        services: file
          ? content.services.map((one) => (one.picture === file ? { ...one, picture: null } : one))
          : [],
      }
    case 'gallery':
      return {
        ...content,
        gallery: file ? content.gallery.filter((one) => one.picture !== file) : [],
      }
    case 'documents':
      return {
        ...content,
        documents: file ? content.documents.filter((one) => one.file !== file) : [],
      }
  }
}

/** The draft without what the page shows of this part: what its owner has written since then stays. */
export function draftWithout(
  draft: PageContent,
  published: PageContent,
  { part, file }: Removal,
): PageContent {
  if (file) return without(draft, { part, file })
  const differs = <Item>(shown: Item[]) => {
    return (item: Item) => !shown.some((one) => isDeepStrictEqual(one, item))
  }
  switch (part) {
    case 'headline':
    case 'cover':
    case 'about':
      return draft[part] === published[part] ? without(draft, { part }) : draft
    case 'clients':
      return { ...draft, clients: draft.clients.filter(differs(published.clients)) }
    case 'services':
      return { ...draft, services: draft.services.filter(differs(published.services)) }
    case 'gallery':
      return published.gallery.reduce(
        (left, { picture }) => without(left, { part, file: picture }),
        draft,
      )
    case 'documents':
      return published.documents.reduce(
        (left, one) => without(left, { part, file: one.file }),
        draft,
      )
  }
}
