import {
  findCertificates,
  getDirectoryFacts,
  getSupplier,
  listRelated,
  listSuppliers,
} from 'contract/suppliers'
import { type CompressedBody, inOnePiece } from '../http/compressed-body.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { keepCertificates } from './service-certificates.ts'
import { keepFacts } from './service-facts.ts'
import { keepAnswers } from './service-kept.ts'
import { getSupplierPage, relatedTo } from './service-page.ts'
import { keepDirectoryList } from './service.ts'

export function supplierRoutes(app: App): void {
  const directoryList = keepDirectoryList()
  const certificates = keepCertificates()
  const facts = keepFacts()
  const pages = keepAnswers<CompressedBody>({ answers: 300, renewsAfterMs: 500 })

  route(app, listSuppliers, async (_input, context) => {
    const { list, age } = await directoryList(context)
    if (age !== undefined) context.reply.header('age', String(age))
    return list
  })

  route(app, findCertificates, ({ query }, context) => certificates(context, query.q))

  route(app, getDirectoryFacts, (_input, context) => facts(context))

  route(app, getSupplier, ({ params: { slug } }, { db }) =>
    pages(db, slug, async () => inOnePiece(getSupplier, await getSupplierPage(db, slug))),
  )
  route(app, listRelated, ({ params }, { readDb }) => relatedTo(readDb, params.slug))
}
