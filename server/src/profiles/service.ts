import type {
  CompanyEdit,
  CompanyRecord,
  FreelancerEdit,
  FreelancerRecord,
  PersonEdit,
  PersonRecord,
} from 'contract/profiles'
import { companyFields, freelancerFields, ownerFields } from 'contract/schemas/supplier-fields'
import { chosenCategories, followTexts } from '../categories/service.ts'
import { slugOf } from '../suppliers/service-slug.ts'
import type * as z from 'zod/mini'
import { type Change, recordChange } from '../audit/service.ts'
import { existingArea, existingPlace } from '../lookups/service.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { columnsOf, valuesOf } from './service-fields.ts'
import { selectProfile, updateAccount, updateCompany, updateSupplier } from './queries.ts'

type Profile = NonNullable<Awaited<ReturnType<typeof selectProfile>>>
type Supplier = NonNullable<Profile['supplier']>

export async function getFreelancerRecord(db: Db, id: number): Promise<FreelancerRecord> {
  const profile = await selectProfile(db, { accountId: id })
  if (profile?.account.tipo !== 'Freelancer' || !profile.supplier) throw new AppError('NOT_FOUND')
  return freelancerRecord(profile.account, profile.supplier)
}

export async function getOwnerRecord(
  db: Db,
  where: { accountId: number } | { supplierId: number },
): Promise<{ pf: PersonRecord; pj: CompanyRecord | null }> {
  const profile = await selectProfile(db, where)
  if (profile?.account.tipo !== 'PF') throw new AppError('NOT_FOUND')
  const { account, supplier, company } = profile
  return {
    pf: personRecord(account),
    pj: supplier && company ? companyRecord(supplier, company) : null,
  }
}

export async function getCompanyRecord(
  db: Db,
  supplierId: number,
): Promise<{ pf: PersonRecord; pj: CompanyRecord }> {
  const { pf, pj } = await getOwnerRecord(db, { supplierId })
  if (!pj) throw new AppError('NOT_FOUND')
  return { pf, pj }
}

type Writing = Pick<SessionContext, 'transaction' | 'clock' | 'session'>

/** What an administrator changes in somebody else's record is kept in the audit log. */
export async function recordEdit(
  db: Db,
  { session, clock }: Writing,
  subject: Change['subject'],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> {
  if (session.tipo !== 'Admin') return
  await recordChange(db, {
    adminId: session.accountId,
    action: 'supplier.edit',
    subject,
    before,
    after,
    at: clock.now(),
  })
}

export async function saveFreelancer(
  context: Writing,
  id: number,
  edit: z.output<typeof FreelancerEdit>,
): Promise<FreelancerRecord> {
  const { version, email: _email, identityProof: _proof, ...change } = given(edit)
  const person = columnsOf(freelancerFields, 'accounts', change)
  // The name stands in both: it is the account's and the page's.
  const shown = {
    ...columnsOf(freelancerFields, 'suppliers', change),
    ...named(change.nome, id),
    ...working(change.atendeEm),
  }
  const now = context.clock.now()
  return context.transaction(async (db) => {
    const before = await getFreelancerRecord(db, id)
    const target = { id, kind: 'Freelancer', version } as const
    const saved =
      (await updateSupplier(db, target, { ...shown, ...sortedInto(before, shown) }, now)) &&
      (await updateAccount(db, { id, tipo: 'Freelancer' }, person, now))
    await followTexts(db, id)
    const record = await getFreelancerRecord(db, id)
    if (!saved) throw new AppError('CHANGED_ELSEWHERE')
    await recordEdit(db, context, { kind: 'supplier', id }, before, record)
    return record
  })
}

export async function savePerson(
  context: Writing,
  id: number,
  edit: z.output<typeof PersonEdit>,
): Promise<PersonRecord> {
  const { version, ...change } = given(edit)
  const now = context.clock.now()
  return context.transaction(async (db) => {
    const before = await getOwnerRecord(db, { accountId: id })
    const saved = await updateAccount(db, { id, tipo: 'PF', version }, change, now)
    const { pf, pj } = await getOwnerRecord(db, { accountId: id })
    if (!saved) throw new AppError('CHANGED_ELSEWHERE')
    // An owner may not have registered the company yet.
    const subject: Change['subject'] = pj
      ? { kind: 'supplier', id: pj.id }
      : { kind: 'account', id }
    await recordEdit(db, context, subject, before.pf, pf)
    return pf
  })
}

export async function saveCompany(
  context: Writing,
  id: number,
  edit: z.output<typeof CompanyEdit>,
): Promise<CompanyRecord> {
  const { version, ...change } = given(edit)
  const facts = columnsOf(companyFields, 'companies', change)
  const shown = {
    ...columnsOf(companyFields, 'suppliers', change),
    ...named(change.nome_fantasia, id),
    ...working(change.atendeEm),
  }
  const now = context.clock.now()
  return context.transaction(async (db) => {
    const before = await getCompanyRecord(db, id)
    const target = { id, kind: 'Empresa', version } as const
    const moved = { ...movedTo(before.pj, shown), ...sortedInto(before.pj, shown) }
    const saved = await updateSupplier(db, target, { ...shown, ...moved }, now)
    if (saved && Object.keys(facts).length > 0) await updateCompany(db, id, facts)
    await followTexts(db, id)
    const { pj } = await getCompanyRecord(db, id)
    if (!saved) throw new AppError('CHANGED_ELSEWHERE')
    await recordEdit(db, context, { kind: 'supplier', id }, before.pj, pj)
    return pj
  })
}

/** A new name comes with a new address of the page, unless its owner chose one. */
const named = (nome: string | undefined, id: number) =>
  nome === undefined ? {} : { nome, slug: slugOf(nome, id) }

const working = (area: string[] | undefined) =>
  area === undefined ? {} : { atende_em: existingArea(area) }

type Place = { cidade: string; estado: string }

/** A new place must exist; one that stays is left alone, however it got there. */
function movedTo(now: Place, { cidade = now.cidade, estado = now.estado }: Partial<Place>) {
  return cidade === now.cidade && estado === now.estado ? {} : existingPlace({ cidade, estado })
}

/** Categories that come back as they went are nobody's choice. */
function sortedInto(now: { categorias: string }, { categorias }: { categorias?: string[] }) {
  const stays = categorias === undefined || categorias.join(', ') === now.categorias
  return stays ? {} : chosenCategories(categorias)
}

type Given<Edit> = { [Key in keyof Edit]?: NonNullable<Edit[Key]> }

/** Absent and null fields stay as they are. */
function given<Edit extends object>(edit: Edit): Given<Edit> {
  return Object.fromEntries(
    Object.entries(edit).filter(([, value]) => value !== undefined && value !== null),
  ) as Given<Edit>
}

const added = (supplier: Supplier) => ({
  plan: supplier.plan,
  photo: supplier.photo,
  suspended: supplier.suspended_at !== null,
  version: supplier.version,
  status: supplier.status && supplier.suspended_at === null,
})

export const freelancerRecord = (
  account: Profile['account'],
  supplier: Supplier,
): FreelancerRecord => ({
  id: supplier.id,
  ...valuesOf(freelancerFields, { accounts: account, suppliers: supplier }),
  ...added(supplier),
  tipo_conta: 'Freelancer',
  password_user: null,
})

export const personRecord = (account: Profile['account']): PersonRecord => ({
  id: account.id,
  ...valuesOf(ownerFields, { accounts: account }),
  version: account.version,
  tipo_conta: 'master',
  status: account.disabled_at === null,
  password_user: null,
})

export const companyRecord = (
  supplier: Supplier,
  company: NonNullable<Profile['company']>,
): CompanyRecord => ({
  id: supplier.id,
  id_user_pf: supplier.account_id,
  ...valuesOf(companyFields, { suppliers: supplier, companies: company }),
  ...added(supplier),
  tipo_empresa: 'PJ',
})
