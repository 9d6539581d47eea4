import { sql } from 'drizzle-orm'
import { loadDemoCast } from '../../seed/demo.ts'
import type { AssistantContext } from '../../src/assistant/rules/understanding/understood.ts'
import { type AssistantReply, understandAndAnswer } from '../../src/assistant/service-directory.ts'
import { usualHours } from '../../src/jobs/business-hours.ts'
import { renewKnowledge } from '../../src/search/service-knowledge.ts'
import { testApi } from '../api.ts'

export type Turn = { intent: string; reply: AssistantReply; shownBefore: number[] }

/** The assistant before the demo cast, made once for a file of tests. */
export function testAssistant() {
  const api = testApi(
    { rateLimitScale: 10_000 },
    {
      oneApp: true,
      async arrange({ database, clock }) {
        await loadDemoCast(database, clock.now())
        // The process may know the words of another directory.
        await renewKnowledge(database.db)
      },
    },
  )

  /** Everybody of the demo cast by id. */
  async function loadNames(): Promise<Map<number, string>> {
    const { rows } = await api.db.execute<{ id: number; nome: string }>(
      sql`SELECT s.id, s.nome FROM suppliers s JOIN search_documents d ON d.supplier_id = s.id`,
    )
    return new Map(rows.map(({ id, nome }) => [id, nome]))
  }

  /** One message after the others of a talk. */
  async function say(says: string, context: AssistantContext): Promise<Turn> {
    const { reply, meant } = await understandAndAnswer(api.db, says, context, usualHours)
    const intent =
      meant.intent === 'faq'
        ? `faq:${meant.id}`
        : meant.intent === 'field'
          ? `field:${meant.ids.join(',')}`
          : meant.intent
    return { intent, reply, shownBefore: context.suppliers ?? [] }
  }

  /** The last of several messages. */
  async function sayAll(...messages: readonly string[]): Promise<Turn> {
    let turn = await say(messages[0] ?? '', {})
    for (const message of messages.slice(1)) turn = await say(message, turn.reply.context)
    return turn
  }

  return { api, loadNames, say, sayAll }
}
