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
