import type { MyContact } from 'contract/contacts'
import { urls } from 'contract/urls'
import { AppError } from '../http/errors.ts'
import { languageOf } from '../http/language.ts'
import type { Db } from '../database/db.ts'
import type { Context } from '../http/parts.ts'
import { withdrawContact } from '../privacy/service-consents.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { linkMail, withdrawnMail } from './mail-mine.ts'
import { type MyRequest, selectAnswers, selectMine, selectRequestsOf } from './queries-mine.ts'
import { emailOfLink, linkTokenOf, proofOf, requestOf } from './service-links.ts'
import { alternativesTo, offersFrom } from './service-offers.ts'
import { requestContact } from './service.ts'

/** What this browser has proofs of, and what the link of a mail opens. */
export async function readMine(
  context: Context,
  { proofs, token }: { proofs: readonly string[]; token?: string | undefined },
): Promise<{ data: MyContact[] }> {
  const { db, clock } = context
  const ids = proofs.flatMap((proof) => requestOf(context, proof) ?? [])
  const email = token ? { email: emailOfLink(context, token, clock.now()) } : {}
  const requests = await selectMine(db, { ids, ...email })
  const answers = await selectAnswers(
    db,
    requests.map(({ id }) => id),
  )
  const waiting = requests.filter((request) => isUnheard(request, clock.now()))
  const offered = new Set(waiting.slice(0, mostOffers))
  const data: MyContact[] = []
  for (const request of requests) {
    const heard = answers.get(request.id) ?? []
    data.push({
      id: request.id,
      proof: proofOf(context, request.id),
      created_at: request.created_at.toISOString(),
      mensagem: request.mensagem,
      answered_at: request.answered_at?.toISOString() ?? null,
      answers: heard.map(({ texto, created_at }) => ({
        texto,
        created_at: created_at.toISOString(),
      })),
      supplier: {
        id: request.supplier_id,
        nome: request.supplier_nome,
        slug: request.visible ? request.slug : null,
      },
      alternatives: offered.has(request) ? await alternativesTo(db, request) : [],
    })
  }
  return { data }
}

/** Each takes several searches: of a long list the latest are offered others. */
const mostOffers = 5

const isUnheard = (request: MyRequest, now: Date): boolean =>
  !request.answered_at && offersFrom(request.created_at) <= now

const linksADay: Limit = { max: 3, perSeconds: 24 * 60 * 60 }

/** The same answer whether or not the address asked anybody; only who did gets a mail. */
export async function sendMyLink(context: Context, email: string): Promise<{ sent: true }> {
  const { db, clock, mail, settings, throttle, request } = context
  const [known] = await selectMine(db, { email, ids: [] })
  if (known && (await isWithin(throttle, `my-contacts:${email}`, linksADay))) {
    const token = linkTokenOf(context, email, clock.now())
    const url = `${settings.publicUrl}${urls.myContacts}#${token}`
    await mail.send(db, linkMail(email, languageOf(request), url))
  }
  return { sent: true }
}

async function mineBy(context: Context, proof: string): Promise<MyRequest> {
  const id = requestOf(context, proof)
  const [request] = id === undefined ? [] : await selectMine(context.db, { ids: [id] })
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

/** As a request of today, with what was told then. */
export async function askAgain(
  context: Context,
  { proof, mensagem }: { proof: string; mensagem: string },
) {
  const { id, nome, email, telefone, supplier_id, kind, term } = await mineBy(context, proof)
  const same = { nome, email, telefone, search_term: term }
  const asked = { ...same, mensagem, id_busness: supplier_id, type_user: kind }
  const { proof: renewed, sent } = await requestContact(context, asked, id)
  return { proof: renewed, sent }
}

export async function withdraw(context: Context, proof: string): Promise<{ withdrawn: true }> {
  const { id } = await mineBy(context, proof)
  await context.transaction((db) => withdrawRequest(db, context, id))
  return { withdrawn: true }
}

/** The request is gone with what was written about it, and the supplier is told to erase it too. */
export async function withdrawRequest(
  db: Db,
  { clock, mail }: Pick<Context, 'clock' | 'mail'>,
  id: number,
): Promise<void> {
  const [request] = await selectMine(db, { ids: [id] })
  const isOurs = await withdrawContact(db, id, clock.now())
  if (!request || !isOurs) return
  await mail.send(db, withdrawnMail(request))
}

/** The same for everything that somebody asked who is about to be erased: one mail to each supplier. */
export async function tellContactsGone(
  db: Db,
  { mail }: Pick<Context, 'mail'>,
  email: string,
): Promise<void> {
  const requests = await selectRequestsOf(db, email)
  const asked = new Map(requests.map((request) => [request.supplier_id, request]))
  for (const request of asked.values()) await mail.send(db, withdrawnMail(request))
}
