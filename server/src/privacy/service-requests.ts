import type { DataRequest, RequestAnswer } from 'contract/data-requests'
import type { DataRequestForm, MyData, OpenedBy } from 'contract/privacy'
import type * as z from 'zod/mini'
import { recordChange } from '../audit/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { requestAnswerMail, requestReceivedMail } from './mail.ts'
import { deleteConversationsOfNumber } from './queries-person.ts'
import {
  insertDataRequest,
  type RequestRow,
  selectDataRequest,
  selectDataRequestCount,
  selectDataRequests,
  selectRequestLocked,
  updateRequestAnswered,
} from './queries-requests.ts'
import { dueAt } from './service-self.ts'
import { personOf, readMyData } from './service-person.ts'
import { languageOf } from '../http/language.ts'

const day = 24 * 60 * 60 * 1000

/** Into the administrators' queue, with the day it is due; the person gets that in writing. */
export async function askForHelp(
  context: Context,
  by: OpenedBy,
  { kind, telefone, texto }: z.output<typeof DataRequestForm>,
): Promise<MyData> {
  const { transaction, clock, mail, request, events } = context
  const { email, account } = await personOf(context, by)
  const created_at = clock.now()
  const due_at = dueAt(created_at)
  const language = languageOf(request)
  await transaction(async (db) => {
    const nome = account?.nome ?? ''
    const asked = { kind, nome, email, telefone: telefone || null, texto, created_at, due_at }
    await insertDataRequest(db, { ...asked, language })
    await mail.send(db, requestReceivedMail({ email, language }, due_at))
  })
  events.publish('attendance', 0)
  return readMyData(context, by)
}

export const countOpenRequests = (db: Db): Promise<number> =>
  selectDataRequestCount(db, { status: 'aberto', busca: '' })

function shown({ due_at, created_at, answered_at, ...row }: RequestRow, now: Date): DataRequest {
  return {
    ...row,
    created_at: created_at.toISOString(),
    due_at: due_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    days_left: Math.ceil((due_at.getTime() - (answered_at ?? now).getTime()) / day),
  }
}

type Page = Parameters<typeof selectDataRequests>[1]

export async function listRequests({ db, clock }: Pick<Context, 'db' | 'clock'>, page: Page) {
  const rows = await selectDataRequests(db, page)
  const data = rows.map((row) => shown(row, clock.now()))
  return { data, total: await selectDataRequestCount(db, page) }
}

/** An answer is final: who disagrees asks anew. */
export async function answerRequest(
  context: SessionContext,
  id: number,
  { status, answer, eraseConversations }: z.output<typeof RequestAnswer>,
): Promise<DataRequest> {
  const { transaction, session, clock, mail } = context
  return transaction(async (db) => {
    const request = await selectRequestLocked(db, id)
    if (!request) throw new AppError('NOT_FOUND')
    if (request.status !== 'aberto') throw new AppError('REQUEST_CLOSED')
    const now = clock.now()
    const mayErase = status === 'atendido' && request.kind === 'telefone'
    const erased = eraseConversations && mayErase ? await eraseNumber(db, request.telefone) : 0
    const adminId = session.accountId
    await updateRequestAnswered(db, id, { status, answer, answered_by: adminId, answered_at: now })
    await recordChange(db, {
      adminId,
      action: 'request.answer',
      subject: { kind: 'request', id },
      before: { status: request.status },
      after: { status, answer, ...(erased > 0 ? { conversations_erased: erased } : {}) },
      at: now,
    })
    if (request.email) await mail.send(db, requestAnswerMail(request, status, answer))
    const row = await selectDataRequest(db, id)
    if (!row) throw new AppError('NOT_FOUND')
    return shown(row, now)
  })
}

const eraseNumber = async (db: Db, telefone: string | null): Promise<number> =>
  telefone ? deleteConversationsOfNumber(db, telefone) : 0
