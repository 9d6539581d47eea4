import type { NeedNews, OpenNeeds, ProposalForm, SupplierNeed } from 'contract/needs'
import { dayOf, startOfDay } from 'contract/rules/calendar'
import { bankPlanOf, hasBank, needStateOf } from 'contract/rules/needs'
import type { Db } from '../database/db.ts'
import type { Upload } from '../files/upload.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { answerMail, proposalMail } from './mail.ts'
import { type NeedRow, selectNeedLocked, selectNeeds } from './queries.ts'
import {
  type BankSupplier,
  selectBankSupplier,
  selectFits,
  selectMissedCount,
  selectNewCount,
  selectOpenIds,
  upsertSeen,
} from './queries-matching.ts'
import {
  insertProposal,
  selectAnsweredIds,
  selectNewsCount,
  selectOwnProposals,
  selectProposalOf,
  updateNewsSeen,
} from './queries-proposals.ts'
import { storeFile, supplierSender, useFile } from './service-files.ts'
import { privateLink } from './service-links.ts'
import { addMessage, mayTalk } from './service-mine.ts'
import { asSupplierNeeds } from './service-shown.ts'
import { requireDayAhead } from './service.ts'

async function ownSupplier(
  db: Db,
  { session }: Pick<SessionContext, 'session'>,
): Promise<BankSupplier> {
  const supplier = session.supplierId && (await selectBankSupplier(db, session.supplierId))
  if (!supplier) throw new AppError('NOT_FOUND')
  return supplier
}

const monthBegan = (now: Date): Date => startOfDay(`${dayOf(now).slice(0, 7)}-01`)

type Asked = { view: 'abertas' | 'propostas'; limit: number; cursor?: number | undefined }

/** What was answered stays to be seen on every plan: a proposal is a promise. */
export async function readBank(
  context: SessionContext,
  { view, limit, cursor: below }: Asked,
): Promise<OpenNeeds> {
  const { db, clock } = context
  const now = clock.now()
  const supplier = await ownSupplier(db, context)
  const { id, plan, kind, visible, categorias } = supplier
  const isOpen = hasBank(plan, kind)
  const page = { below, limit: limit + 1, now }
  const ids =
    view === 'propostas'
      ? await selectAnsweredIds(db, id, page)
      : isOpen
        ? await selectOpenIds(db, supplier, page)
        : []
  const needs = await selectNeeds(db, ids.slice(0, limit))
  return {
    needsPlan: isOpen ? null : bankPlanOf(kind),
    missed: isOpen ? 0 : await selectMissedCount(db, supplier, monthBegan(now)),
    ready: visible && categorias.length > 0,
    data: await asSupplierNeeds(db, context, id, needs),
    nextCursor: ids.length > limit ? String(needs.at(-1)?.id) : null,
  }
}

const mostNews = 100

/** Nothing for an owner whose company is still missing. */
export async function countNews(context: SessionContext): Promise<NeedNews> {
  const { db, session, clock } = context
  if (!session.supplierId) return { count: 0, abertas: 0, propostas: 0 }
  const supplier = await ownSupplier(db, context)
  const asked = { most: mostNews, now: clock.now() }
  const isOpen = hasBank(supplier.plan, supplier.kind)
  const abertas = isOpen ? await selectNewCount(db, supplier, asked) : 0
  const propostas = Math.min(mostNews, await selectNewsCount(db, supplier.id))
  return { count: Math.min(mostNews, abertas + propostas), abertas, propostas }
}

/** Of the view that was looked at alone; a need that came after the list was read stays new. */
export async function markSeen(
  context: SessionContext,
  { view, newest }: { view: Asked['view']; newest?: number | undefined },
): Promise<NeedNews> {
  const { db } = context
  const { id } = await ownSupplier(db, context)
  if (view === 'propostas') await updateNewsSeen(db, id)
  else if (newest) await upsertSeen(db, id, newest)
  return countNews(context)
}

/** Who may answer this need: the plan has the bank, and the need fits. */
export async function mayAnswer(
  db: Db,
  context: Pick<SessionContext, 'session'>,
  needId: number,
): Promise<BankSupplier> {
  const supplier = await ownSupplier(db, context)
  if (!hasBank(supplier.plan, supplier.kind)) throw new AppError('PLAN_REQUIRED')
  if (!(await selectFits(db, needId, supplier.id))) throw new AppError('NOT_FOUND')
  return supplier
}

export async function storeProposalFile(
  context: SessionContext,
  needId: number,
  read: () => Promise<Upload>,
): Promise<{ file: string }> {
  const supplier = await mayAnswer(context.db, context, needId)
  return storeFile(context, supplierSender(context, supplier.id), read)
}

function requireOpen(need: NeedRow, now: Date): void {
  const state = needStateOf(need, now)
  if (state === 'completa') throw new AppError('NEED_FULL')
  if (state !== 'aberta') throw new AppError('NEED_CLOSED')
}

async function asOwn(
  db: Db,
  context: SessionContext,
  { needId, supplierId }: { needId: number; supplierId: number },
): Promise<SupplierNeed> {
  const [shown] = await asSupplierNeeds(db, context, supplierId, await selectNeeds(db, [needId]))
  if (!shown) throw new AppError('NOT_FOUND')
  return shown
}

/** The need is locked: of two proposals at once the second counts the first. */
export async function propose(
  context: SessionContext,
  needId: number,
  { file, preco, ...form }: ProposalForm & { file?: string | undefined },
): Promise<SupplierNeed> {
  const { transaction, clock, mail, settings } = context
  const now = clock.now()
  requireDayAhead('validade', form.validade, now)
  return transaction(async (db) => {
    const need = await selectNeedLocked(db, needId)
    const supplier = await mayAnswer(db, context, needId)
    if (!need) throw new AppError('NOT_FOUND')
    const [sent] = await selectOwnProposals(db, supplier.id, [needId])
    if (sent) throw new AppError('PROPOSAL_SENT')
    requireOpen(need, now)
    const own = { needId, supplierId: supplier.id }
    const proposalId = await insertProposal(db, {
      ...form,
      need_id: needId,
      supplier_id: supplier.id,
      preco_centavos: Math.round(preco * 100),
      created_at: now,
    })
    if (file) {
      await useFile(db, { file, sender: supplierSender(context, supplier.id) }, { proposalId })
    }
    const link = privateLink(context, needId)
    await mail.send(db, proposalMail(need, { ...form, preco, nome: supplier.nome }, link, settings))
    return asOwn(db, context, own)
  })
}

export async function answerBuyer(
  context: SessionContext,
  id: number,
  texto: string,
): Promise<SupplierNeed> {
  const { transaction, session, mail, settings } = context
  return transaction(async (db) => {
    const proposal = await selectProposalOf(db, id)
    if (!proposal || proposal.supplier_id !== session.supplierId) throw new AppError('NOT_FOUND')
    const need = await selectNeedLocked(db, proposal.need_id)
    // As it is now that nobody else decides about it.
    const current = await selectProposalOf(db, id)
    if (!need || !current) throw new AppError('NOT_FOUND')
    if (!mayTalk(need, current)) throw new AppError('NEED_CLOSED')
    await addMessage(db, context, { proposalId: id, author: 'fornecedor', texto })
    const link = privateLink(context, need.id)
    await mail.send(db, answerMail(need, { nome: current.supplier.nome, texto }, link, settings))
    return asOwn(db, context, { needId: need.id, supplierId: proposal.supplier_id })
  })
}
