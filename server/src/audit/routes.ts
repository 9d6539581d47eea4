import { listChanges } from 'contract/audit'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectChangeCount, selectChanges } from './queries.ts'

export function auditRoutes(app: App): void {
  route(app, listChanges, async ({ query }, { db }) => {
    const rows = await selectChanges(db, query)
    const data = rows.map(({ at, subject_kind, subject_id, subject_nome, ...row }) => ({
      ...row,
      at: at.toISOString(),
      subject: { kind: subject_kind, id: subject_id, nome: subject_nome },
      admin: { id: row.admin_id, nome: row.admin_nome },
    }))
    return { data, total: await selectChangeCount(db, query) }
  })
}
