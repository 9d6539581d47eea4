import { addDays, dayOf } from 'contract/rules/calendar'
import { versionOf } from 'contract/rules/consents'
import type { Db } from '../src/database/db.ts'
import { firstEnd } from '../src/needs/rules.ts'
import { needs, proposalMessages, proposals } from '../src/tables/needs.ts'
import { consents } from '../src/tables/privacy.ts'
import type { CastNeed } from './needs.ts'

let described = 0

/** An open need in Campinas for anybody who calibrates, unless said otherwise. */
export async function makeNeed(
  db: Db,
  now: Date,
  fields: Partial<typeof needs.$inferInsert> = {},
): Promise<number> {
  described++
  const created_at = fields.created_at ?? now
  const prazo = fields.prazo ?? addDays(dayOf(created_at), 20)
  const [row] = await db
    .insert(needs)
    .values({
      titulo: 'Calibração de 12 monitores',
      descricao: 'Doze monitores multiparamétricos da UTI, com certificado rastreável.',
      categoria: 'engenharia-clinica-e-calibracao',
      quantidade: '12 monitores',
      cidade: 'Campinas',
      estado: 'SP',
      tipo: 'Ambos',
      nome: 'Hospital Aurora',
      email: `compras${described}@aurora.example`,
      telefone: '(19) 91234-5678',
      expires_at: firstEnd(prazo, created_at),
      ...fields,
      prazo,
      created_at,
    })
    .returning({ id: needs.id })
  if (!row) throw new Error('no need was inserted')
  return row.id
}

type MadeProposal = Partial<Omit<typeof proposals.$inferInsert, 'need_id' | 'supplier_id'>> & {
  messages?: readonly { author: 'comprador' | 'fornecedor'; texto: string; created_at: Date }[]
}

/** A supplier's answer to a need; the first takes the first of the five places. */
export async function makeProposal(
  db: Db,
  of: { needId: number; supplierId: number; place?: number; now: Date },
  { messages = [], ...fields }: MadeProposal = {},
): Promise<number> {
  const { needId, supplierId, place = 1, now } = of
  const [row] = await db
    .insert(proposals)
    .values({
      need_id: needId,
      supplier_id: supplierId,
      place,
      texto: 'Fazemos no local, com certificado em cinco dias.',
      preco_centavos: 480_000,
      preco_por: 'total',
      validade: addDays(dayOf(now), 15),
      entrega_dias: 10,
      created_at: now,
      ...fields,
    })
    .returning({ id: proposals.id })
  if (!row) throw new Error('no proposal was inserted')
  for (const message of messages) {
    await db.insert(proposalMessages).values({ ...message, proposal_id: row.id })
  }
  return row.id
}

const hourMs = 60 * 60 * 1000

/** A need of the demo with what came of it, and the box that its buyer ticked. */
export async function makeCastNeed(
  db: Db,
  { proposals: answers, hoursAgo, prazoInDays, ...need }: CastNeed,
  idOf: (name: string) => number,
  now: Date,
): Promise<void> {
  const created_at = new Date(now.getTime() - hoursAgo * hourMs)
  const later = (hours: number) => new Date(created_at.getTime() + hours * hourMs)
  const prazo = addDays(dayOf(created_at), prazoInDays)
  const needId = await makeNeed(db, now, { ...need, created_at, prazo })
  const { email } = need
  await db.insert(consents).values({
    purpose: 'demanda',
    version: versionOf('demanda'),
    email,
    need_id: needId,
    given_at: created_at,
  })
  for (const [at, answer] of answers.entries()) {
    const { supplier, texto, reais, por = 'total', dias, hoursLater, status, reason } = answer
    const sent = later(hoursLater)
    const of = { needId, supplierId: idOf(supplier), place: at + 1, now: sent }
    const words = (answer.words ?? []).map(({ hoursLater: after, ...word }) => ({
      ...word,
      created_at: later(after),
    }))
    await makeProposal(db, of, {
      texto,
      preco_centavos: reais * 100,
      preco_por: por,
      entrega_dias: dias,
      messages: words,
      ...(status ? { status } : {}),
      ...(reason ? { decline_reason: reason } : {}),
      ...(answer.shared ? { shared_at: later(hoursLater + 24) } : {}),
      news: words.at(-1)?.author === 'comprador',
    })
  }
}
