import { acceptProposal, createNeed, listOpenNeeds } from 'contract/needs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApi } from '../../test/api.ts'
import { form, propose, useNeeds } from '../../test/needs.ts'
import { tellSuppliers } from './service-notices.ts'

/** Who wins when several do the same: of the tests of this slice these alone run on both databases. */
const api = testApi({ rateLimitScale: 10 }, { oneApp: true })
const { confirmed, pro, supplier, need } = useNeeds(api)

test('a confirmed address that publishes twice at once publishes one need', async () => {
  const visitor = await confirmed()
  const both = await Promise.all([
    visitor.call(createNeed, { body: form() }),
    visitor.call(createNeed, { body: form() }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403])
})

test('suppliers are told after publishing, once, also by two processes at once', async () => {
  for (let number = 0; number < 25; number++) await pro(`ana${number}`)
  const visitor = await confirmed()
  expect((await visitor.call(createNeed, { body: form() })).reply.suppliers).toBe(25)
  const told = async () => {
    const { rows } = await api.db.execute<{ recipient: string }>(
      sql`SELECT recipient FROM mail_outbox WHERE subject LIKE 'Nova demanda:%' ORDER BY id`,
    )
    return rows.map(({ recipient }) => recipient)
  }
  const tell = () => tellSuppliers(api.parts)
  expect(await told()).toEqual([])
  const sent = await Promise.all([tell(), tell()])
  expect(sent[0] + sent[1]).toBe(25)
  expect(new Set(await told()).size).toBe(25)
  expect([await tell(), (await told()).length]).toEqual([0, 25])
})

test('of six proposals at the same moment one is refused', async () => {
  const people = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => supplier(name)))
  const { id, read } = await need()
  const answers = await Promise.all(people.map(({ caller }) => propose(caller, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409])
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('NEED_FULL')
  const shown = await read()
  expect([shown.state, shown.proposals.length, shown.extends_to]).toEqual(['completa', 5, null])
  for (const { caller } of people) {
    expect((await caller.call(listOpenNeeds)).reply.data).toEqual([])
  }
})

test('a proposal that is accepted twice at once is accepted once', async () => {
  const { caller } = await supplier('ana')
  const { id, token, visitor, read } = await need()
  const params = { id: (await propose(caller, id)).reply.own?.id ?? 0 }
  const both = await Promise.all([
    visitor.call(acceptProposal, { params, body: { token } }),
    visitor.call(acceptProposal, { params, body: { token } }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await read()).state).toBe('aceita')
})
