import type { Contact, ContactInput } from 'contract/contacts'
import { dayOf } from 'contract/rules/calendar'
import { planHas } from 'contract/rules/plans'
import { webLink, whatsappLink } from 'contract/rules/web-link'
import { AppError } from '../platform/errors.ts'
import type { Context } from '../platform/parts.ts'
import { type Limit, mayStillWrite } from '../platform/throttle.ts'
import { contactMailToSupplier, contactMailToVisitor } from './mail.ts'
import { insertContactRequest, type Reachable, selectReachable } from './queries.ts'

const day = 24 * 60 * 60
const supplierMailbox: Limit = { max: 100, perSeconds: day }
const visitorMailbox: Limit = { max: 20, perSeconds: day }

/** Reveals the contact and tells both sides; the same request again on one day only reveals. */
export async function requestContact(context: Context, input: ContactInput): Promise<Contact> {
  const { db, transaction, clock, mail, settings, throttle } = context
  const { id_busness, type_user, nome, email, telefone } = input
  const supplier = await selectReachable(db, id_busness, type_user)
  if (!supplier) throw new AppError('NOT_FOUND')
  const contact = contactOf(supplier)
  await transaction(async (tx) => {
    const visitor = { nome, email, telefone }
    const now = clock.now()
    const isNew = await insertContactRequest(tx, {
      ...visitor,
      supplier_id: supplier.id,
      day: dayOf(now),
      created_at: now,
    })
    if (!isNew) return
    const pageUrl = `${settings.publicUrl}/fornecedores/${supplier.slug}`
    const counters = throttle.within(tx)
    if (await mayStillWrite(counters, `contact-mail:${supplier.id}`, supplierMailbox)) {
      await mail.send(tx, contactMailToSupplier(supplier, visitor))
    }
    if (await mayStillWrite(counters, `contact-mail-to:${email}`, visitorMailbox)) {
      await mail.send(tx, contactMailToVisitor(supplier, contact, visitor, pageUrl))
    }
  })
  return contact
}

function contactOf(supplier: Reachable): Contact {
  return {
    email: supplier.email,
    site: webLink(supplier.site),
    linkedin: webLink(supplier.linkedin),
    whatsapp: planHas(supplier.plan, 'whatsapp') ? whatsappLink(supplier.telefone) : null,
  }
}
