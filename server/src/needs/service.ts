import type { NeedForm } from 'contract/needs'
import { message } from 'contract/rules/messages'
import type { NeedKind } from 'contract/rules/needs'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { Context } from '../http/parts.ts'
import { needMailsToken } from '../leads/service-settings.ts'
import { existingPlace } from '../lookups/service.ts'
import { consumeVerified } from '../mail/email-codes.ts'
import { recordNeedConsent } from '../privacy/service-consents.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { publishedMail } from './mail.ts'
import { refusesMails, unsubscribeLinks } from '../mail/refusals.ts'
import { newNeedMail } from './mail-suppliers.ts'
import { insertNeed } from './queries.ts'
import { type NeedFacts, selectFitting } from './queries-matching.ts'
import { firstEnd, isDayAhead } from './rules.ts'
import { buyerSender, useFile } from './service-files.ts'
import { privateLink, tokenOf } from './service-links.ts'

const day = 24 * 60 * 60
const needsADay: Limit = { max: 5, perSeconds: day }
const noticesADay: Limit = { max: 10, perSeconds: day }
/** With five places, a mail to more would only disappoint; the others find it on their page. */
const mostTold = 100

export function requireDayAhead(field: string, given: string, now: Date): void {
  if (isDayAhead(given, now)) return
  const problem = message('Escolha um dia a partir de hoje e em até um ano.')
  throw new AppError('INVALID_INPUT', { fields: { [field]: [problem] } })
}

type Given = Required<Omit<NeedForm, 'website' | 'tipo'>> & {
  tipo: NeedKind
  file?: string | undefined
}

/** One confirmation of the e-mail publishes one need; whom it fits is told in the same step. */
export async function publish(
  context: Context,
  { file, ...given }: Given,
): Promise<{ token: string; suppliers: number }> {
  const { transaction, clock, throttle, mail, settings, request } = context
  const now = clock.now()
  const { titulo, descricao, categoria, quantidade, licencas, tipo, nome, email, telefone } = given
  const place = existingPlace({ cidade: given.cidade, estado: given.estado })
  requireDayAhead('prazo', given.prazo, now)
  const facts = { tipo, categoria, licencas, email, ...place }
  return transaction(async (db) => {
    if (!(await consumeVerified(db, context, email, 'need'))) {
      throw new AppError('NEED_EMAIL_UNCONFIRMED')
    }
    await throttle.within(db).hit(`need:${email}`, needsADay)
    const need = { ...facts, titulo, descricao, quantidade, nome, telefone, prazo: given.prazo }
    const language = languageOf(request)
    const expires_at = firstEnd(given.prazo, now)
    const id = await insertNeed(db, { ...need, language, created_at: now, expires_at })
    if (file) await useFile(db, { file, sender: buyerSender(context, email) }, { needId: id })
    await recordNeedConsent(db, { needId: id, email, at: now })
    const suppliers = await tellFitting(db, context, { id, ...need })
    const link = privateLink(context, id)
    await mail.send(db, publishedMail({ email, language, titulo, expires_at }, link, settings))
    return { token: tokenOf(context, id), suppliers }
  })
}

type Told = NeedFacts & { id: number; titulo: string; quantidade: string; prazo: string }

async function tellFitting(db: Db, context: Context, need: Told): Promise<number> {
  const { throttle, mail, settings } = context
  const { suppliers, total } = await selectFitting(db, need, mostTold)
  const counters = throttle.within(db)
  for (const supplier of suppliers) {
    const list = { list: 'needs', email: supplier.email } as const
    if (!supplier.wantsMail || (await refusesMails(db, context, list))) continue
    if (!(await isWithin(counters, `need-mail:${supplier.id}`, noticesADay))) continue
    const token = needMailsToken(context, supplier.id)
    const { oneClick } = unsubscribeLinks(context, list)
    await mail.send(db, newNeedMail(supplier, need, { ...settings, token, oneClick }))
  }
  return total
}
