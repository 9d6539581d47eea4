import type { DeclineForm, MyNeed } from 'contract/needs'
import { mostMessages } from 'contract/rules/needs'
import { keptSince } from 'contract/rules/retention'
import { getContactOf } from '../contacts/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { withdrawNeed } from '../privacy/service-consents.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { acceptedMail, linksMail } from './mail.ts'
import {
  contactMail,
  declinedMail,
  overMail,
  questionMail,
  titleAfterRemoval,
} from './mail-suppliers.ts'
import {
  type NeedRow,
  selectIdsOfEmail,
  selectNeedLocked,
  selectNeeds,
  selectNeedsOfEmail,
  updateNeed,
} from './queries.ts'
import {
  insertMessage,
  type ProposalRow,
  selectMessageCount,
  selectProposals,
  updateAccepted,
  updateDeclined,
  updateShared,
} from './queries-proposals.ts'
import { endOfDay, extensionOf, isUndecided } from './rules.ts'
import { needIdOf, privateLink } from './service-links.ts'
import { asMyNeed } from './service-shown.ts'

export async function readMine(context: Context, token: string): Promise<MyNeed> {
  const [need] = await selectNeeds(context.db, [needIdOf(context, token)])
  if (!need) throw new AppError('NEED_LINK_INVALID')
  return asMyNeed(context.db, context, need)
}

const linksADay: Limit = { max: 3, perSeconds: 24 * 60 * 60 }

/** The same answer whether or not the address has any; only who does gets a mail. */
export async function sendMyLinks(context: Context, email: string): Promise<{ sent: true }> {
  const { db, clock, mail, throttle } = context
  const needs = await selectNeedsOfEmail(db, email, keptSince('needs', clock.now()))
  const [newest] = needs
  if (newest && (await isWithin(throttle, `my-needs:${email}`, linksADay))) {
    const links = needs.map(({ id, titulo }) => ({ titulo, url: privateLink(context, id) }))
    await mail.send(db, linksMail(email, newest.language, links))
  }
  return { sent: true }
}

/** A step of the buyer's, on the need as nobody else changes it meanwhile; answers how it is then. */
async function step(
  context: Context,
  token: string,
  work: (db: Db, need: NeedRow) => Promise<void>,
): Promise<MyNeed> {
  const id = needIdOf(context, token)
  return context.transaction(async (db) => {
    const need = await selectNeedLocked(db, id)
    if (!need) throw new AppError('NEED_LINK_INVALID')
    await work(db, need)
    const [changed] = await selectNeeds(db, [id])
    return asMyNeed(db, context, changed ?? need)
  })
}

export const extend = (context: Context, token: string): Promise<MyNeed> =>
  step(context, token, async (db, need) => {
    const last = extensionOf(need, context.clock.now())
    if (!last) throw new AppError('NEED_CLOSED')
    await updateNeed(db, need.id, {
      status: 'aberta',
      expires_at: endOfDay(last),
      warned_at: null,
      ...(need.prazo < last ? { prazo: last } : {}),
    })
  })

/** Whoever still waits for a word is told that there is none to come. */
async function declineRest(
  db: Db,
  { mail, settings }: Context,
  { need, rest, reason }: Rest,
): Promise<void> {
  const waiting = rest.filter(({ status }) => status === 'enviada')
  await updateDeclined(
    db,
    waiting.map(({ id }) => id),
    { decline_reason: reason, decline_text: null },
  )
  for (const { supplier } of waiting)
    await mail.send(db, overMail(supplier, need, reason, settings))
}

type Rest = { need: NeedRow; rest: ProposalRow[]; reason: 'outra-proposta' | 'desistencia' }

export const close = (context: Context, token: string): Promise<MyNeed> =>
  step(context, token, async (db, need) => {
    if (!isUndecided(need)) throw new AppError('NEED_CLOSED')
    await updateNeed(db, need.id, { status: 'encerrada' })
    const rest = await selectProposals(db, need.id)
    await declineRest(db, context, { need, rest, reason: 'desistencia' })
  })

/** The buyer took the consent back: the need goes, and with it every proposal. */
export async function withdraw(
  db: Db,
  context: Pick<Context, 'clock' | 'mail' | 'settings'>,
  id: number,
): Promise<void> {
  await tellWithdrawn(db, context, id)
  await withdrawNeed(db, id, context.clock.now())
}

type Teller = Pick<Context, 'mail'> & { settings: { publicUrl: string } }

/** The same for everything of a buyer who is about to be erased. */
export async function tellBuyerGone(db: Db, teller: Teller, email: string): Promise<void> {
  for (const id of await selectIdsOfEmail(db, email)) await tellWithdrawn(db, teller, id)
}

/** Who still waited for a word is told, and who knows the buyer is told to erase that. */
async function tellWithdrawn(db: Db, { mail, settings }: Teller, id: number): Promise<void> {
  const need = await selectNeedLocked(db, id)
  if (!need) return
  for (const { status, shared_at, supplier } of await selectProposals(db, id)) {
    const knowsBuyer = shared_at !== null
    const waits = status === 'enviada' && need.status !== 'removida'
    if (!waits && !knowsBuyer) continue
    const titulo =
      need.status === 'removida' ? titleAfterRemoval(need, supplier.language) : need.titulo
    const told = { titulo, knowsBuyer }
    await mail.send(db, overMail(supplier, told, 'retirada', settings))
  }
}

type Target = { token: string; id: number }

/** The same for a step about one proposal of the need. */
const proposalStep = (
  context: Context,
  { token, id }: Target,
  work: (
    db: Db,
    about: { need: NeedRow; all: ProposalRow[]; proposal: ProposalRow },
  ) => Promise<void>,
): Promise<MyNeed> =>
  step(context, token, async (db, need) => {
    const all = await selectProposals(db, need.id)
    const proposal = all.find((one) => one.id === id)
    if (!proposal) throw new AppError('NOT_FOUND')
    await work(db, { need, all, proposal })
  })

/** Neither side writes about what was declined, closed or removed. */
export const mayTalk = (need: NeedRow, proposal: ProposalRow): boolean =>
  proposal.status !== 'recusada' && (isUndecided(need) || need.status === 'aceita')

/** Pass the transaction in which the need is locked: of two at once the second counts the first. */
export async function addMessage(
  db: Db,
  { clock }: Pick<Context, 'clock'>,
  message: { proposalId: number; author: 'comprador' | 'fornecedor'; texto: string },
): Promise<void> {
  const { proposalId, author, texto } = message
  if ((await selectMessageCount(db, proposalId)) >= mostMessages) {
    throw new AppError('PROPOSAL_FULL')
  }
  await insertMessage(db, { proposal_id: proposalId, author, texto, created_at: clock.now() })
}

export const ask = (context: Context, target: Target, texto: string): Promise<MyNeed> =>
  proposalStep(context, target, async (db, { need, proposal }) => {
    if (!mayTalk(need, proposal)) throw new AppError('NEED_CLOSED')
    await addMessage(db, context, { proposalId: proposal.id, author: 'comprador', texto })
    await context.mail.send(db, questionMail(proposal.supplier, need, texto, context.settings))
  })

export const share = (context: Context, target: Target): Promise<MyNeed> =>
  proposalStep(context, target, async (db, { need, proposal }) => {
    if (!isUndecided(need) || proposal.status === 'recusada') throw new AppError('NEED_CLOSED')
    if (proposal.shared_at) return
    await updateShared(db, proposal.id, context.clock.now())
    await context.mail.send(db, contactMail(proposal.supplier, need, 'shared', context.settings))
  })

export const accept = (context: Context, target: Target): Promise<MyNeed> =>
  proposalStep(context, target, async (db, { need, all, proposal }) => {
    if (!isUndecided(need) || proposal.status !== 'enviada') throw new AppError('NEED_CLOSED')
    const { mail, clock, settings } = context
    const { supplier } = proposal
    await updateAccepted(db, proposal.id, clock.now())
    await updateNeed(db, need.id, { status: 'aceita' })
    await mail.send(db, contactMail(supplier, need, 'accepted', settings))
    const contact = await getContactOf(db, supplier)
    const link = privateLink(context, need.id)
    await mail.send(db, acceptedMail(need, { nome: supplier.nome, contact }, link, settings))
    const rest = all.filter(({ id }) => id !== proposal.id)
    await declineRest(db, context, { need, rest, reason: 'outra-proposta' })
  })

export const decline = (
  context: Context,
  target: Target,
  { motivo, texto }: DeclineForm,
): Promise<MyNeed> =>
  proposalStep(context, target, async (db, { need, proposal }) => {
    if (!isUndecided(need) || proposal.status !== 'enviada') throw new AppError('NEED_CLOSED')
    const declined = { decline_reason: motivo, decline_text: texto || null }
    await updateDeclined(db, [proposal.id], declined)
    await context.mail.send(
      db,
      declinedMail(proposal.supplier, need, { motivo, texto }, context.settings),
    )
  })
