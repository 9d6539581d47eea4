import type { NeedForm } from 'contract/needs'
import { message } from 'contract/rules/messages'
import { isDayAhead, type NeedKind } from 'contract/rules/needs'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { Context } from '../http/parts.ts'
import { existingPlace } from '../lookups/service.ts'
import { consumeVerified } from '../mail/email-codes.ts'
import { recordNeedConsent } from '../privacy/service-consents.ts'
import type { Limit } from '../security/throttle.ts'
import { publishedMail } from './mail.ts'
import { insertNeed } from './queries.ts'
import { insertNotices } from './queries-matching.ts'
import { firstEnd } from './rules.ts'
import { buyerSender, useFile } from './service-files.ts'
import { privateLink, tokenOf } from './service-links.ts'

const day = 24 * 60 * 60
const needsADay: Limit = { max: 5, perSeconds: day }
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

/** One confirmation of the e-mail publishes one need; whom it fits is noted with it and told after. */
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
    const suppliers = await insertNotices(db, { id, ...facts }, mostTold)
    const link = privateLink(context, id)
    const buyer = { email, language, titulo, expires_at }
    await mail.send(db, publishedMail(buyer, suppliers, link, settings))
    return { token: tokenOf(context, id), suppliers }
  })
}
