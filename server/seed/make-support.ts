import { nextAttended, usualHours } from '../src/jobs/business-hours.ts'
import { isNationalHoliday } from '../src/jobs/holidays.ts'
import type { Db } from '../src/database/db.ts'
import { chatAttendances, chatConversations, chatMessages } from '../src/tables/chat.ts'

const minuteMs = 60_000

type Talk = { daysAgo: number; minutes: number; asked: string; answered: string }

/** Talks of the corporate plan with the team: all but one were answered as fast as promised. */
const talks: readonly Talk[] = [
  {
    daysAgo: 26,
    minutes: 4,
    asked: 'Como troco o responsável técnico que aparece na página?',
    answered: 'Em “Editar página”, no campo Autorizações. Já deixei o caminho aberto para você.',
  },
  {
    daysAgo: 17,
    minutes: 22,
    asked: 'Preciso da nota fiscal de outubro em nome da filial.',
    answered: 'Enviamos a nota corrigida por e-mail. Desculpe a demora hoje.',
  },
  {
    daysAgo: 9,
    minutes: 6,
    asked: 'Dá para incluir o certificado de um segundo laboratório?',
    answered: 'Sim: em “Minha página”, na parte dos documentos, cabem vários PDFs.',
  },
  {
    daysAgo: 3,
    minutes: 3,
    asked: 'Um pedido de contato veio repetido. É normal?',
    answered: 'O comprador pediu de novo em outro dia; os dois são do mesmo hospital.',
  },
]

type People = {
  corporate: { account_id: number; nome: string; telefone: string }
  adminId: number
}

export async function makePriorityTalks(
  db: Db,
  { corporate, adminId }: People,
  now: Date,
): Promise<void> {
  for (const { daysAgo, minutes, asked, answered } of talks) {
    const earliest = new Date(now.getTime() - daysAgo * 24 * 60 * minuteMs)
    const requested_at = nextAttended(earliest, usualHours, isNationalHoliday)
    const taken_at = new Date(requested_at.getTime() + minutes * minuteMs)
    const closed_at = new Date(taken_at.getTime() + 5 * minuteMs)
    const [conversation] = await db
      .insert(chatConversations)
      .values({
        ...corporate,
        token_hash: `talk of ${daysAgo} days ago`,
        last_seq: 2,
        created_at: requested_at,
        updated_at: closed_at,
        seen_at: closed_at,
      })
      .returning({ id: chatConversations.id })
    if (!conversation) throw new Error('no conversation was inserted')
    const conversation_id = conversation.id
    await db.insert(chatMessages).values([
      { conversation_id, seq: 1, autor: 'visitor', texto: asked, created_at: requested_at },
      {
        conversation_id,
        seq: 2,
        autor: 'attendant',
        texto: answered,
        account_id: adminId,
        created_at: taken_at,
      },
    ])
    await db.insert(chatAttendances).values({
      conversation_id,
      priority: 0,
      attendant_id: adminId,
      seen_seq: 2,
      requested_at,
      taken_at,
      closed_at,
      ended_by: 'attendant',
    })
  }
}
