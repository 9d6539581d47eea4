import { searchSuppliers } from 'contract/search'
import { expect, test } from 'vitest'
import { productCast } from '../../seed/cast-products.ts'
import { loadDemoCast } from '../../seed/demo.ts'
import { testApi } from '../../test/api.ts'
import { figuresOf, judgedQueries, measure, missed } from '../../test/relevance.ts'

// Who came after the judgements were made leaves the ranking.
const unjudged = new Set(productCast.map(({ nome_fantasia }) => nome_fantasia))

const api = testApi({ rateLimitScale: 10_000 })

test('the right supplier comes first for what buyers type', async () => {
  await loadDemoCast(api.database, api.clock.now())
  const results = []
  for (const query of judgedQueries) {
    const asked = { categoria: query.q, limit: 40 }
    const { reply } = await api.visitor().call(searchSuppliers, { query: asked })
    results.push(
      measure(
        query,
        reply.data.map(({ nome }) => nome).filter((nome) => !unjudged.has(nome)),
      ),
    )
  }
  expect(results).toHaveLength(120)
  expect(missed(figuresOf(results))).toEqual([])
}, 180_000)
