import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { fileName, id, largestInteger, requiredLine } from '../rules/fields.ts'
import { pageAddress } from '../rules/page-address.ts'
import * as at from '../supplier-pages.ts'
import { PageContent } from './page-content.ts'
import { SupplierPage } from './suppliers.ts'

/** The one that was seen; the next one has to fit its column too. */
const version = z.int().check(z.gte(0), z.lt(largestInteger))

/** What the editor works on. */
export const OwnPage = z.object({
  id: z.number(),
  slug: z.string(),
  /** The plan shows a page of its own; without it everything stays stored, and unseen. */
  exclusive: z.boolean(),
  /** In the directory: visitors can open it. */
  visible: z.boolean(),
  /** Grows with every saved draft: whoever saves says which one they saw. */
  version: z.number(),
  draft: PageContent,
  savedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  /** The draft holds something that visitors do not see yet. */
  changed: z.boolean(),
  /** The draft as visitors would see it. */
  preview: SupplierPage,
})

export type OwnPage = z.infer<typeof OwnPage>

const owner = { ownerOf: 'supplier', idIn: 'params.id' } as const
const params = z.object({ id: id() })

export const getOwnPage = endpoint(at.getOwnPage, {
  summary: 'The draft of a supplier page, and how visitors would see it',
  access: owner,
  params,
  reply: OwnPage,
  errors: ['NOT_FOUND'],
})

export const savePageDraft = endpoint(at.savePageDraft, {
  summary: 'Saves the draft, unless it was saved elsewhere since `version`',
  access: owner,
  params,
  body: z.object({ version, draft: PageContent }),
  reply: OwnPage,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'CHANGED_ELSEWHERE', 'PAGE_FILE_GONE'],
})

export const publishPage = endpoint(at.publishPage, {
  summary: 'Shows the draft to visitors, unless it was saved elsewhere since `version`',
  access: owner,
  params,
  body: z.object({ version }),
  reply: OwnPage,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'CHANGED_ELSEWHERE'],
})

export const setPageAddress = endpoint(at.setPageAddress, {
  summary: 'Chooses the address of the page; the former one leads to it from then on',
  access: owner,
  params,
  body: z.object({ slug: pageAddress() }),
  reply: OwnPage,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'PAGE_ADDRESS_TAKEN', 'TOO_MANY_REQUESTS'],
})

const uploadErrors = ['NOT_FOUND', 'PLAN_REQUIRED', 'TOO_MANY_REQUESTS'] as const

export const uploadPagePicture = endpoint(at.uploadPagePicture, {
  summary: 'Stores the multipart field `file` as a picture for the page',
  access: owner,
  params,
  query: z.object({ use: z.enum(['cover', 'picture']) }),
  multipart: true,
  reply: z.object({ picture: z.string() }),
  errors: [...uploadErrors, 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE'],
})

export const uploadPageDocument = endpoint(at.uploadPageDocument, {
  summary: 'Stores the multipart field `file`, a PDF, for the page',
  access: owner,
  params,
  multipart: true,
  reply: z.object({ file: z.string(), name: z.string(), bytes: z.number() }),
  errors: [...uploadErrors, 'DOCUMENT_UNREADABLE', 'DOCUMENT_TOO_LARGE'],
})

/** What visitors see of a page, for whoever keeps the directory true. */
export const PublishedPage = z.object({
  /** False when the plan hides it: nobody sees it then. */
  exclusive: z.boolean(),
  publishedAt: z.nullable(z.string()),
  content: z.nullable(PageContent),
})

export type PublishedPage = z.infer<typeof PublishedPage>

export const getPublishedPage = endpoint(at.getPublishedPage, {
  summary: 'What a supplier published on its page',
  access: 'admin',
  params,
  reply: PublishedPage,
  errors: ['NOT_FOUND'],
})

export const PageRemoval = z.object({
  part: z.enum(at.removableParts),
  /** Of pictures and documents: only this one. */
  file: z.optional(fileName()),
  reason: requiredLine(500),
})

export type PageRemoval = z.infer<typeof PageRemoval>

export const removeFromPage = endpoint(at.removeFromPage, {
  summary:
    'Takes a part off a page, and off its draft unless that has another; the owner is told the reason by e-mail',
  access: 'admin',
  params,
  body: PageRemoval,
  reply: PublishedPage,
  errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
})
