import type { PageContent } from './schemas/page-content.ts'

export type * from './schemas/page-content.ts'
export type * from './schemas/supplier-pages.ts'

/** The parts of a supplier's own page that can be switched on and put in order. */
export const pageSections = [
  'about',
  'services',
  'gallery',
  'licences',
  'documents',
  'clients',
  'area',
] as const
export type PageSection = (typeof pageSections)[number]

export const teamSizes = ['1', '2-10', '11-50', '51-200', '201+'] as const
export type TeamSize = (typeof teamSizes)[number]

export const pageLimits = {
  headline: 120,
  about: 6_000,
  hours: 80,
  languages: 6,
  language: 40,
  services: 12,
  serviceName: 80,
  serviceText: 300,
  gallery: 8,
  caption: 120,
  documents: 5,
  documentName: 80,
  clients: 12,
  clientName: 80,
} as const

export const firstYear = 1800

export const emptyPage = (): PageContent => ({
  headline: '',
  cover: null,
  facts: { since: null, team: null, hours: '', languages: [] },
  about: '',
  services: [],
  gallery: [],
  documents: [],
  clients: [],
  sections: pageSections.map((kind) => ({ kind, shown: true })),
})

/** Every section once, in the page's own order: one that a later version brings stands at the end. */
export function orderedSections({ sections }: PageContent): PageContent['sections'] {
  const known = new Set(sections.map(({ kind }) => kind))
  const added = pageSections.filter((kind) => !known.has(kind))
  return [...sections, ...added.map((kind) => ({ kind, shown: true }))]
}

/** What an administrator can take off a page. */
export const removableParts = [
  'headline',
  'cover',
  'about',
  'services',
  'gallery',
  'documents',
  'clients',
] as const
export type RemovablePart = (typeof removableParts)[number]

export const getPublishedPage = 'GET /v1/pages/{id}/published' as const
export const removeFromPage = 'POST /v1/pages/{id}/removals' as const
export const getOwnPage = 'GET /v1/pages/{id}' as const
export const savePageDraft = 'PUT /v1/pages/{id}/draft' as const
export const publishPage = 'POST /v1/pages/{id}/publish' as const
export const setPageAddress = 'PUT /v1/pages/{id}/address' as const
export const uploadPagePicture = 'POST /v1/pages/{id}/pictures' as const
export const uploadPageDocument = 'POST /v1/pages/{id}/documents' as const
