import type { Contact, ContactForm, ContactInput, SeveralContacts } from 'contract/contacts'
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
import { linkTokenOf, lookedAtBy, lookOf, proofOf } from './service-links.ts'
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

type Form = Omit<ContactForm, 'termos_aceitos'> & { search_term?: string | null | undefined }

/**
 * Reveals the contact and tells both sides; the same request again on one day only reveals and is not `sent`,
 * unless it says something new. `own` is the request that whoever asks has shown to be theirs.
 */
export async function requestContact(
  context: Context,
  { id_busness, type_user, ...form }: Omit<ContactInput, 'termos_aceitos'>,
  own?: number,
): Promise<Contact & { proof: string; sent: boolean }> {
  const supplier = await selectReachable(context.db, id_busness, type_user)
  if (!supplier) throw new AppError('NOT_FOUND')
  const [request] = await askEach(context, form, [supplier])
  const { id = 0, isNew = false, sent = false } = request ?? {}
  const proof = (isNew || id === own ? proofOf : lookOf)(context, id)
  return { ...contactOf(supplier), proof, sent }
}

type Asked = { id_busness: number; contact: (Contact & { proof: string }) | null }

/** One message to each of them, as if each had been asked alone, and one to whoever asks. */
export async function requestContacts(
  context: Context,
  { fornecedores, ...form }: SeveralContacts,
): Promise<Asked[]> {
  const once = new Map(fornecedores.map(({ id_busness, type_user }) => [id_busness, type_user]))
  const found: Reachable[] = []
  for (const [id, kind] of once) {
    const supplier = await selectReachable(context.db, id, kind)
    if (supplier) found.push(supplier)
  }
  if (found.length === 0) throw new AppError('NOT_FOUND')
  const requests = await askEach(context, form, found)
  return [...once.keys()].map((id_busness) => {
    const request = requests.find(({ supplier }) => supplier.id === id_busness)
    if (!request) return { id_busness, contact: null }
    const proof = (request.isNew ? proofOf : lookOf)(context, request.id)
    return { id_busness, contact: { ...contactOf(request.supplier), proof } }
  })
}

type Request = { supplier: Reachable; id: number; isNew: boolean; sent: boolean }

/** All or none of them, in the order of their ids, so that two who ask the same at once never wait for each other. */
async function askEach(
  context: Context,
  form: Form,
  suppliers: readonly Reachable[],
): Promise<Request[]> {
  const { transaction, clock, mail, settings, throttle } = context
  const { email } = form
  const language = languageOf(context.request)
  return transaction(async (tx) => {
    const requests: Request[] = []
    for (const supplier of suppliers.toSorted((one, other) => one.id - other.id)) {
      requests.push({ supplier, ...(await askOne(context, tx, form, supplier)) })
    }
    const told = requests.filter(({ sent }) => sent).map(({ supplier }) => supplier)
    const counters = throttle.within(tx)
    if (told.length > 0 && (await isWithin(counters, `contact-mail-to:${email}`, visitorMailbox))) {
      const shown = told.map((supplier) => ({
        nome: supplier.nome,
        contact: contactOf(supplier),
        pageUrl: `${settings.publicUrl}${urls.supplier(supplier.slug)}`,
      }))
      const token = linkTokenOf(context, email, clock.now())
      const followUrl = `${settings.publicUrl}${urls.myContacts}#${token}`
      await mail.send(tx, contactMailToVisitor(shown, { to: email, language, followUrl }))
    }
    return requests
  })
}

async function askOne(
  context: Context,
  tx: Db,
  { nome, email, telefone, mensagem, search_term }: Form,
  supplier: Reachable,
): Promise<Omit<Request, 'supplier'>> {
  const { clock, mail, settings, throttle } = context
  const told = { nome, email, telefone, mensagem: mensagem || null }
  const visitor = {
    ...told,
    term: tidyTerm(search_term) || null,
    language: languageOf(context.request),
  }
  const now = clock.now()
  const asked = { supplier_id: supplier.id, email, day: dayOf(now) }
  const news = await upsertContactRequest(tx, { ...visitor, ...asked, created_at: now })
  if (news === undefined) {
    return { id: await selectContactRequestId(tx, asked), isNew: false, sent: false }
  }
  await recordContactConsent(tx, { contactRequestId: news.id, email, at: now })
  const counters = throttle.within(tx)
  if (await isWithin(counters, `contact-mail:${supplier.id}`, supplierMailbox)) {
    const links = leadLinks(settings.publicUrl, news.id, visitor)
    await mail.send(tx, contactMailToSupplier(supplier, visitor, links))
  }
  return { ...news, sent: true }
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
