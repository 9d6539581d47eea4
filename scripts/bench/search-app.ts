import type { FastifyInstance } from 'fastify'
import type { PlanCode, SupplierFilter } from '../../contract/src/rules/supplier-search.ts'
import { relevance } from '../../contract/src/rules/supplier-search.ts'
import type { Database } from '../../server/src/platform/db.ts'
import {
  countMatchingSuppliers,
  selectMatchingSuppliers,
  selectSearchPlan,
  selectSpellingSuggestion,
} from '../../server/src/suppliers/queries-search.ts'
import { decodeCursor, encodeCursor } from '../../server/src/suppliers/service-cursor.ts'

type Query = Record<string, string | string[] | undefined>

/** The search as a bare route, and a plain ILIKE over the same table to compare with. */
export function searchApp(database: Database, app: FastifyInstance): FastifyInstance {
  app.get('/api/v1/Fornecedores/search', async (request, reply) => {
    const query = request.query as Query
    const filter = readFilter(query)
    const limit = Number(query.limit ?? 20)
    const after = typeof query.cursor === 'string' ? decodeCursor(filter, query.cursor) : undefined
    if (typeof after === 'string') return reply.status(400).send({ code: after })
    const plan = await selectSearchPlan(database.db, filter)
    const [data, total] = await Promise.all([
      selectMatchingSuppliers(database.db, plan, { limit, after }),
      countMatchingSuppliers(database.db, plan),
    ])
    const last = data.at(-1)
    const onlyFuzzy = !after && data[0]?.relevance === relevance.fuzzy
    return {
      data,
      total,
      nextCursor: last && data.length === limit ? encodeCursor(filter, last.key) : null,
      suggestion: onlyFuzzy ? await selectSpellingSuggestion(database.db, plan) : null,
    }
  })

  app.get('/api/v1/Fornecedores/ilike', async (request) => {
    const pattern = `%${(request.query as Query).categoria}%`
    const condition = `marketplace AND status AND suspended_at IS NULL AND "descricaoServico" ILIKE $1`
    const [page, count] = await Promise.all([
      database.pool.query(
        `SELECT id, nome, "descricaoServico" AS servico, cidade || '/' || estado AS cidade_estado,
           plan, kind, certificados, photo
         FROM suppliers WHERE ${condition}
         ORDER BY array_position('{MKTCORP,MKTPRO,MKTBASIC,MKTFREE}', plan), nome, id LIMIT 20`,
        [pattern],
      ),
      database.pool.query(`SELECT count(*)::int AS total FROM suppliers WHERE ${condition}`, [
        pattern,
      ]),
    ])
    return { data: page.rows, total: count.rows[0].total, nextCursor: null }
  })
  return app
}

function readFilter(query: Query): SupplierFilter {
  const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
  const many = (value: string | string[] | undefined) => (value ? [value].flat() : [])
  return {
    tipo: one(query.tipo) as SupplierFilter['tipo'],
    categoria: one(query.categoria),
    nomeFantasia: one(query.nomeFantasia),
    estado: one(query.estado),
    cidade: one(query.cidade),
    certificados: many(query.certificados),
    plan: many(query.plan) as PlanCode[],
  }
}
