import type { CompanyRecord, FreelancerRecord, PersonRecord } from 'contract/profiles'
import type { RecordFilter, RecordQuery } from 'contract/records'
import { categoryNames } from 'contract/rules/categories'
import { categoryList } from 'contract/rules/category-choice'
import { type PlanCode, plans, type SupplierKind } from 'contract/rules/plans'
import type { Db } from '../database/db.ts'
import { inBatches } from '../database/batches.ts'
import { companyRecord, freelancerRecord, personRecord } from '../profiles/service.ts'
import {
  selectFolded,
  selectMatches,
  selectNextIds,
  selectRecordCount,
  selectRecordIds,
  selectRecordRows,
} from './queries.ts'

type Row = Awaited<ReturnType<typeof selectRecordRows>>[number]

const mostWords = 6

const document = /^[\d./-]*\d[\d./-]*$|^\w{2}\.\w{3}\.[\w./-]*$/

/** What was typed, as the words that all have to be found; a CPF or CNPJ without its punctuation. */
async function recordWords(db: Db, search: string): Promise<string[]> {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return selectFolded(
    db,
    words
      .slice(0, mostWords)
      .map((word) => (document.test(word) ? word.replace(/[./-]/g, '') : word)),
  )
}

async function toFilter<T extends RecordFilter>(db: Db, kind: SupplierKind, query: T) {
  return { ...query, kind, words: await recordWords(db, query.busca) }
}

/** The rows of a page, in its order, and how many there are in all. */
async function listRows(db: Db, kind: SupplierKind, query: RecordQuery) {
  const page = await toFilter(db, kind, query)
  const { total, ids } =
    page.words.length > 0 ? await selectMatches(db, page) : await selectInOrder(db, page)
  const rows = new Map((await selectRecordRows(db, ids)).map((row) => [row.supplier.id, row]))
  return { total, rows: ids.flatMap((id) => rows.get(id) ?? []) }
}

async function selectInOrder(db: Db, page: Parameters<typeof selectRecordIds>[1]) {
  const total = await selectRecordCount(db, page)
  return { total, ids: await selectRecordIds(db, page, total) }
}

export async function listFreelancerRecords(db: Db, query: RecordQuery) {
  const { total, rows } = await listRows(db, 'Freelancer', query)
  return { total, data: rows.map(toFreelancer) }
}

export async function listCompanyRecords(db: Db, query: RecordQuery) {
  const { total, rows } = await listRows(db, 'Empresa', query)
  return { total, data: rows.flatMap(toCompany) }
}

/** Everything that a filter finds, by id. */
async function* exportRows(db: Db, kind: SupplierKind, filter: RecordFilter) {
  const words = await toFilter(db, kind, filter)
  yield* inBatches<Row>(async (last, limit) =>
    selectRecordRows(db, await selectNextIds(db, words, last?.supplier.id ?? 0, limit)),
  )
}

export async function* exportFreelancerRecords(db: Db, filter: RecordFilter) {
  for await (const row of exportRows(db, 'Freelancer', filter)) yield inWords(toFreelancer(row))
}

/** One flat row for each company: the owner's columns get the prefix `dono_`. */
export async function* exportCompanyRecords(db: Db, filter: RecordFilter) {
  for await (const row of exportRows(db, 'Empresa', filter)) {
    for (const { pf, pj } of toCompany(row)) {
      const owner = Object.entries(pf).map(([key, value]) => [`dono_${key}`, value])
      yield { ...inWords(pj), ...(Object.fromEntries(owner) as Record<string, unknown>) }
    }
  }
}

/** An export calls plan and categories by their names. */
const inWords = <Row extends { plan: PlanCode; categorias: string }>(row: Row) => ({
  ...row,
  categorias: categoryNames(categoryList(row.categorias), 'pt'),
  plan: plans[row.plan].name,
})

/** Whoever cannot log in any more is not active either. */
const status = (record: { status: boolean }, { account }: Row) =>
  record.status && !account.disabled_at

function toFreelancer(row: Row): FreelancerRecord {
  const record = freelancerRecord(row.account, row.supplier)
  return { ...record, status: status(record, row) }
}

function toCompany(row: Row): { pf: PersonRecord; pj: CompanyRecord }[] {
  const { account, supplier, company } = row
  // Written in one transaction with its supplier: always there.
  if (!company) return []
  const record = companyRecord(supplier, company)
  return [{ pf: personRecord(account), pj: { ...record, status: status(record, row) } }]
}
