import { addDays, dayOf } from 'contract/rules/calendar'
import {
  type ConsentPurpose,
  policyVersions,
  unrecordedVersion,
  versionOf,
} from 'contract/rules/consents'
import { eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../src/database/db.ts'
import type { Files } from '../src/files/files.ts'
import {
  makeAccesses,
  makeAdmin,
  makeCompany,
  makeConsents,
  makeDataRequests,
  makeFreelancer,
  makeInboxMessages,
  makeReferral,
  makeReports,
  makeSubscription,
  testPassword,
} from './make.ts'
import { accounts } from '../src/tables/accounts.ts'
import { contactRequests } from '../src/tables/contacts.ts'
import { suppliers } from '../src/tables/suppliers.ts'
import { proposeForAll } from '../src/categories/service.ts'
import { insertPhoto, updatePhoto } from '../src/photos/queries.ts'
import { countWords } from '../src/search/service-words.ts'
import { yearOfAccesses } from './accesses.ts'
import { monthsOfContacts } from './contacts.ts'
import { type CastSupplier, cast } from './cast/cast.ts'
import { castReferrals } from './cast/referrals.ts'
import { makeLead, makeLeads, makePoorSearches, makeSearches, makeSummedUp } from './make-leads.ts'
import { makeKeywordsOfAccesses } from './make-keywords.ts'
import { makePriorityTalks } from './make-support.ts'
import { makeReviews } from './make-reviews.ts'
import { castReviews } from './reviews.ts'
import { castLeads } from './leads.ts'
import { makeCastNeed } from './make-needs.ts'
import { castNeeds } from './needs.ts'
import { inOfficeHours, nextAtWork } from './office-hours.ts'
import { type Drawings, drawCast } from './drawings.ts'
import { makeCastPage } from './pages.ts'
import {
  castContacts,
  castDataRequests,
  castMessages,
  castPoorSearches,
  castReports,
} from './visitors.ts'

export const demoPassword = testPassword

export const demoLogins = [
  { email: 'admin@example.com', what: 'administração' },
  { email: 'free@example.com', what: 'autônomo, plano Grátis' },
  { email: 'basic@example.com', what: 'autônomo, plano Básico' },
  { email: 'pro@example.com', what: 'autônomo, plano Profissional' },
  { email: 'empresa@example.com', what: 'empresa, plano Grátis' },
  { email: 'corp@example.com', what: 'empresa, plano Corporativo' },
] as const

/** Fills an empty database with the demo people. Deterministic: the same cast at every first start. */
export async function loadDemoCast(database: Database, now: Date, files?: Files): Promise<void> {
  // Drawing takes about as long as writing: both are done at once.
  const drawing = files ? drawCast(files, cast, now) : Promise.resolve(undefined)
  await Promise.all([drawing, database.transaction((db) => insertCast(db, drawing, now))])
  await countWords(database.db)
}

type InsertedSupplier = typeof suppliers.$inferSelect

async function insertCast(
  db: Db,
  drawing: Promise<Drawings | undefined>,
  now: Date,
): Promise<void> {
  // It waits for the drawings, on a busy machine for longer than a transaction may be idle.
  await db.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
  const admin = await makeAdmin(db, { email: 'admin@example.com', nome: 'Beatriz Camargo' })
  const inserted: { member: CastSupplier; supplier: InsertedSupplier }[] = []
  for (const [index, member] of cast.entries()) {
    const since = signedUpAt(index, member, now)
    const supplier = await insertMember(db, member, since)
    inserted.push({ member, supplier })
    await makeAccesses(db, yearOfAccesses(supplier.id, index, member, { now, since }))
    if (supplier.plan !== 'MKTFREE') {
      await makeSubscription(db, supplier, { ...subscriptionOf(index, now), now })
    }
  }
  await proposeForAll(db)
  for (const referral of castReferrals) await makeReferral(db, referral)
  const ids = new Map(inserted.map(({ supplier }) => [supplier.nome, supplier.id]))
  await insertVisitors(db, ids, now)
  const corporate = await selectPerson(db, 'corp@example.com')
  await makePriorityTalks(db, { corporate, adminId: admin.id }, now)
  await insertConsents(db)
  const drawn = await drawing
  for (const hash of drawn?.photos ?? []) await insertPhoto(db, hash, now)
  for (const { member, supplier } of inserted) {
    await makeCastPage(db, { id: supplier.id, member }, now, drawn?.pages.get(member.email))
    const logo = drawn?.logos.get(member.email)
    if (logo) await updatePhoto(db, supplier.id, logo, now)
  }
}

async function selectPerson(db: Db, email: string) {
  const [person] = await db
    .select({ account_id: accounts.id, nome: accounts.nome, telefone: accounts.telefone })
    .from(accounts)
    .where(eq(accounts.email, email))
  if (!person?.telefone) throw new Error(`nobody of the cast has the e-mail ${email}`)
  return { ...person, telefone: person.telefone }
}

async function insertVisitors(db: Db, ids: Map<string, number>, now: Date): Promise<void> {
  const idOf = (name: string): number => {
    const id = ids.get(name)
    if (!id) throw new Error(`nobody in the cast is called ${name}`)
    return id
  }
  // As they would have come in: their numbers follow the time.
  const oldestFirst = (one: { hoursAgo: number }, other: { hoursAgo: number }) =>
    other.hoursAgo - one.hoursAgo
  const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
  const requests = [...castContacts, ...castLeads].map((lead) => inOfficeHours(lead, now))
  // Those people log in as: their requests are written by hand.
  const others = [...ids.values()].slice(demoLogins.length)
  let months = monthsOfContacts(others, now)
  for (const lead of requests.toSorted(oldestFirst)) {
    const came = before(lead.hoursAgo)
    await makeLeads(
      db,
      months.filter(({ created_at }) => created_at <= came),
    )
    months = months.filter(({ created_at }) => created_at > came)
    await makeLead(db, lead, { supplierId: idOf(lead.supplier), now })
  }
  await makeLeads(db, months)
  await makeSearches(db)
  await makePoorSearches(db, castPoorSearches, now)
  await makeKeywordsOfAccesses(db, addDays(dayOf(now), -200))
  // Whoever logs in as one of them sees the next summary on a Monday, not right after the start.
  await makeSummedUp(db, [...ids.values()], dayOf(now))
  for (const { supplier, stars, daysAgo, answer, ...review } of castReviews) {
    const created_at = before(daysAgo * 24)
    const [contato, qualidade, prazo] = stars
    const answered = answer ? { answer, answered_at: before(daysAgo * 24 - 5) } : {}
    const row = { ...review, ...answered, contato, qualidade, prazo, created_at }
    await makeReviews(db, idOf(supplier), [row])
  }
  for (const need of castNeeds.toSorted(oldestFirst)) await makeCastNeed(db, need, idOf, now)
  await makeInboxMessages(
    db,
    castMessages.toSorted(oldestFirst).map(({ hoursAgo, handledHoursAgo, ...message }) => ({
      ...message,
      created_at: before(hoursAgo),
      handled_at: handledHoursAgo ? before(handledHoursAgo) : null,
      answered_at: handledHoursAgo ? before(handledHoursAgo) : null,
    })),
  )
  await makeDataRequests(
    db,
    castDataRequests.map(({ hoursAgo, ...request }) => ({
      ...request,
      created_at: nextAtWork(before(hoursAgo), now),
    })),
  )
  await makeReports(
    db,
    castReports.toSorted(oldestFirst).map(({ supplier, hoursAgo, closed, ...report }) => ({
      ...report,
      supplier_id: idOf(supplier),
      created_at: nextAtWork(before(hoursAgo), now),
      ...(closed && {
        status: closed.status,
        note: closed.note,
        closed_at: before(closed.hoursAgo),
      }),
    })),
  )
}

/** The boxes that the cast ticked when they signed up or asked for a contact. */
/** Whoever came earlier accepted another text than today's. */
const firstRecorded = new Date(policyVersions.termos)

async function insertConsents(db: Db): Promise<void> {
  const signedUp = await db
    .select({ account_id: accounts.id, email: accounts.email, supplier: suppliers })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .orderBy(suppliers.id)
  await makeConsents(
    db,
    signedUp.flatMap(({ account_id, email, supplier }) => {
      const box = (purpose: ConsentPurpose, ticked: boolean) =>
        ticked
          ? [
              {
                purpose,
                version:
                  supplier.created_at < firstRecorded ? unrecordedVersion : versionOf(purpose),
                email,
                account_id,
                given_at: supplier.created_at,
              },
            ]
          : []
      return [
        ...box('termos', supplier.termos_aceitos),
        ...box('privacidade', supplier.politicas_aceitas),
        ...box('diretorio', supplier.marketplace),
      ]
    }),
  )
  const asked = await db.select().from(contactRequests).orderBy(contactRequests.id)
  await makeConsents(
    db,
    asked.map(({ id, email, created_at }) => ({
      purpose: 'contato' as const,
      version: versionOf('contato'),
      email,
      contact_request_id: id,
      given_at: created_at,
    })),
  )
}

const paidDays = (index: number) => 10 + ((index * 37) % 180)

/** Paid since some weeks or months, one in four by the year, all after the days of withdrawal. */
function subscriptionOf(index: number, now: Date) {
  const daysAgo = paidDays(index)
  const since = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
  return { period: index % 4 === 3 ? ('year' as const) : ('month' as const), since }
}

const notYetProposed = { categorias: [], categorias_origem: null }

/**
 * More of them each month, on weekdays. Who can log in has been there for over a year; who pays signed
 * up before paying.
 */
function signedUpAt(index: number, { plan }: CastSupplier, now: Date): Date {
  const part = (index * 0.618) % 1
  const paidFor = plan === 'MKTFREE' ? 0 : paidDays(index)
  const daysAgo = index < demoLogins.length ? 420 : paidFor + 2 + Math.floor(340 * part * part)
  const day = new Date(now.getTime() - daysAgo * 24 * 60 * 60 * 1000)
  const weekend = [2, 0, 0, 0, 0, 0, 1][day.getUTCDay()] ?? 0
  return new Date(day.getTime() - weekend * 24 * 60 * 60 * 1000)
}

async function insertMember(db: Db, member: CastSupplier, created_at: Date) {
  const shared = {
    plan: member.plan,
    descricaoServico: member.descricaoServico,
    site: member.site,
    cep: member.cep,
    logradouro: member.logradouro,
    numero: member.numero,
    bairro: member.bairro,
    complemento: member.complemento,
    cidade: member.cidade,
    estado: member.estado,
    atende_em: member.atendeEm ?? [],
    certificados: member.certificados,
    ...notYetProposed,
    marketplace: member.marketplace,
    status: member.status,
    created_at,
  }
  const account = { ...member.pessoa, email: member.email, created_at }
  if (member.kind === 'Freelancer') {
    const { supplier } = await makeFreelancer(db, {
      ...shared,
      account,
      com_oque_trabalha: member.com_oque_trabalha,
      linkedin: member.linkedin,
    })
    return supplier
  }
  const { supplier } = await makeCompany(db, {
    ...shared,
    account,
    nome: member.nome_fantasia,
    linkedin: member.linkedin,
    company: {
      razao_social: member.razao_social,
      cnae_primario: member.cnae_primario,
      cnae_secundario: member.cnae_secundario,
      segmento_empresa: member.segmento_empresa,
      tipo_negocio: member.tipo_negocio,
      inscricao_municipal: member.inscricao_municipal,
      outras_infos: member.outras_infos,
      telefone_empresa: member.telefone_empresa,
      whatsapp_empresa: member.whatsapp_empresa,
    },
  })
  return supplier
}
