import { type ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { recordListExport, recordListView } from '../audit/service.ts'
import { type Headings, sendCsv } from '../http/csv.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectContactRequestCount, selectContactRequests } from './queries-requests.ts'
import { exportRequests } from './service-requests.ts'

const file = {
  name: 'contatos',
  headings: {
    id: { pt: 'ID', en: 'ID' },
    created_at: { pt: 'Data e hora', en: 'Date and time' },
    nome: { pt: 'Nome', en: 'Name' },
    email: { pt: 'E-mail', en: 'E-mail' },
    telefone: { pt: 'Telefone', en: 'Phone' },
    mensagem: { pt: 'O que precisa', en: 'What is needed' },
    supplier_id: { pt: 'ID do fornecedor', en: "Supplier's ID" },
    supplier_nome: { pt: 'Fornecedor', en: 'Supplier' },
    supplier_kind: { pt: 'Tipo de fornecedor', en: 'Kind of supplier' },
  } satisfies Record<keyof ContactRequest, Headings[string]>,
}

/** What administrators see of the contacts that visitors asked for. */
export function contactRequestRoutes(app: App): void {
  route(app, listContactRequests, async ({ query }, context) => {
    const { db } = context
    await recordListView(context, 'contatos', query)
    const data = await selectContactRequests(db, query)
    return { data, total: await selectContactRequestCount(db, query) }
  })

  route(app, exportContactRequests, async ({ query }, context) => {
    await recordListExport(context, 'contatos', query)
    return sendCsv(context, file, exportRequests(context.db, query))
  })
}
