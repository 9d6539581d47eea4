import { urlOf } from 'contract/endpoint'
import {
  emptyPage,
  getOwnPage,
  publishPage,
  savePageDraft,
  setPageAddress,
  uploadPageDocument,
  uploadPagePicture,
} from 'contract/supplier-pages'
import sharp from 'sharp'
import { makeFreelancer } from '../seed/make.ts'
import type { Caller, TestApi } from './api.ts'
import { sendFile } from './upload.ts'

export const picture = (width: number, height: number, background = '#117c40') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()
export const pdf = (words = '') => Buffer.from(`%PDF-1.7\n${words}\n%%EOF\n`)

/** A supplier, logged in, with everything that its page editor does. */
export async function pageOwner(
  api: TestApi,
  plan: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO' = 'MKTPRO',
  email = 'ana@example.com',
) {
  const { supplier: row } = await makeFreelancer(api.db, {
    nome: 'Ana Lima',
    plan,
    account: { email },
  })
  const caller = await api.as(email)
  const params = { id: row.id }
  return {
    id: row.id,
    slug: row.slug,
    caller,
    read: async () => (await caller.call(getOwnPage, { params })).reply,
    save: (fields: Partial<ReturnType<typeof emptyPage>>, version = 0) =>
      caller.call(savePageDraft, {
        params,
        body: { version, draft: { ...emptyPage(), ...fields } },
      }),
    publish: (version: number) => caller.call(publishPage, { params, body: { version } }),
    move: (slug: string) => caller.call(setPageAddress, { params, body: { slug } }),
    sendPicture: (bytes: Buffer, use: 'cover' | 'picture' = 'picture') =>
      sendFile(caller, urlOf(uploadPagePicture, { params, query: { use } }), bytes),
    sendDocument: (bytes: Buffer, name = 'Catálogo_2026.pdf', by: Caller = caller) =>
      sendFile(by, urlOf(uploadPageDocument, { params }), bytes, name),
  }
}
