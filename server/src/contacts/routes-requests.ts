import { type ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { recordListExport, recordListView } from '../audit/service.ts'
import { sendCsv } from '../http/csv.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectContactRequestCount, selectContactRequests } from './queries-requests.ts'
import { exportRequests } from './service-requests.ts'

const file = {
  name: 'contatos',
  headings: {
    id: 'ID',
    created_at: 'Data e hora',
    nome: 'Nome',
    email: 'E-mail',
    telefone: 'Telefone',
    mensagem: 'O que precisa',
    supplier_id: 'ID do fornecedor',
    supplier_nome: 'Fornecedor',
    supplier_kind: 'Tipo de fornecedor',
  } satisfies Record<keyof ContactRequest, string>,
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
