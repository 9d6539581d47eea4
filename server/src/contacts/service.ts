import type { Contact, ContactInput, SeveralContacts } from 'contract/contacts'
import { dayOf } from 'contract/rules/calendar'
import { planHas } from 'contract/rules/plans'
import { ownWhatsappLink, webLink, whatsappLink } from 'contract/rules/web-link'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { type Limit, isWithin } from '../security/throttle.ts'
import { leadLinks } from '../leads/service-links.ts'
import { tidyTerm } from '../accesses/service.ts'
import { languageOf } from '../http/language.ts'
import { recordContactConsent } from '../privacy/service-consents.ts'
import { lookedAtBy, lookOf, proofOf } from './service-links.ts'
import { contactMailToSupplier, contactMailToVisitor } from './mail.ts'
import {
  type Reachable,
  selectContactRequestId,
  selectReachable,
  selectReachableByRequest,
  upsertContactRequest,
} from './queries.ts'

const day = 24 * 60 * 60
const supplierMailbox: Limit = { max: 100, perSeconds: day }
/** Of everything about contacts that is written to one visitor. */
export const visitorMailbox: Limit = { max: 20, perSeconds: day }

/**
 * Reveals the contact and tells both sides; the same request again on one day only reveals and is not `sent`,
 * unless it says something new. `own` is the request that whoever asks has shown to be theirs.
 */
export async function requestContact(
  context: Context,
  input: Omit<ContactInput, 'termos_aceitos'>,
  own?: number,
): Promise<Contact & { proof: string; sent: boolean }> {
  const { db, transaction, clock, mail, settings, throttle } = context
  const { id_busness, type_user, nome, email, telefone } = input
  const supplier = await selectReachable(db, id_busness, type_user)
  if (!supplier) throw new AppError('NOT_FOUND')
  const contact = contactOf(supplier)
  const language = languageOf(context.request)
  const told = { nome, email, telefone, mensagem: input.mensagem || null }
  const visitor = { ...told, term: tidyTerm(input.search_term) || null, language }
  const now = clock.now()
  const asked = { supplier_id: supplier.id, email, day: dayOf(now) }
  const request = await transaction(async (tx) => {
    const news = await upsertContactRequest(tx, { ...visitor, ...asked, created_at: now })
    if (news === undefined) {
      return { id: await selectContactRequestId(tx, asked), isNew: false, sent: false }
    }
    await recordContactConsent(tx, { contactRequestId: news.id, email, at: now })
    const pageUrl = `${settings.publicUrl}${urls.supplier(supplier.slug)}`
    const counters = throttle.within(tx)
    if (await isWithin(counters, `contact-mail:${supplier.id}`, supplierMailbox)) {
      const links = leadLinks(settings.publicUrl, news.id, visitor)
      await mail.send(tx, contactMailToSupplier(supplier, visitor, links))
    }
    if (await isWithin(counters, `contact-mail-to:${email}`, visitorMailbox)) {
      await mail.send(tx, contactMailToVisitor(supplier, contact, { to: email, language }, pageUrl))
    }
    return { ...news, sent: true }
  })
  const isTheirs = request.isNew || request.id === own
  const proof = (isTheirs ? proofOf : lookOf)(context, request.id)
  return { ...contact, proof, sent: request.sent }
}

type Asked = { id_busness: number; contact: (Contact & { proof: string }) | null }

/** One message to each of them, as if each had been asked alone. */
export async function requestContacts(
  context: Context,
  { fornecedores, ...form }: SeveralContacts,
): Promise<Asked[]> {
  const once = new Map(fornecedores.map((supplier) => [supplier.id_busness, supplier]))
  const asked: Asked[] = []
  for (const supplier of once.values()) {
    const contact = await requestContact(context, { ...form, ...supplier }).catch(nullWhenGone)
    asked.push({ id_busness: supplier.id_busness, contact })
  }
  if (asked.every(({ contact }) => contact === null)) throw new AppError('NOT_FOUND')
  return asked
}

function nullWhenGone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null
  throw error
}

/** What a request revealed, as it is today. Somebody's erased requests prove nothing any more. */
export async function revealAgain(context: Context, proof: string): Promise<Contact> {
  const requestId = lookedAtBy(context, proof)
  const supplier =
    requestId !== undefined && (await selectReachableByRequest(context.db, requestId))
  if (!supplier) throw new AppError('NOT_FOUND')
  return contactOf(supplier)
}

/** For whom the supplier itself answered: null while it is not in the directory. */
export async function getContactOf(
  db: Db,
  { id, kind }: { id: number; kind: 'Freelancer' | 'Empresa' },
): Promise<Contact | null> {
  const supplier = await selectReachable(db, id, kind)
  return supplier ? contactOf(supplier) : null
}

function contactOf(supplier: Reachable): Contact {
  return {
    email: supplier.email,
    telefone: supplier.telefone_empresa || null,
    site: webLink(supplier.site),
    linkedin: webLink(supplier.linkedin),
    whatsapp: planHas(supplier.plan, 'whatsapp') ? whatsappOf(supplier) : null,
  }
}

/** A company's own numbers, if it has any; only else the one of the account, which is a person's. */
function whatsappOf({ whatsapp_empresa, telefone_empresa, telefone }: Reachable): string | null {
  if (whatsapp_empresa) return ownWhatsappLink(whatsapp_empresa)
  return whatsappLink(telefone_empresa || telefone)
}
