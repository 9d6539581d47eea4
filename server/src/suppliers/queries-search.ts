import type { PlanCode } from 'contract/rules/plans'
import type { SupplierFilter, SupplierType } from 'contract/suppliers'
import { mostCounted, type Relevance } from './rules-search.ts'
import { contentWords, placeText, plainText } from 'contract/rules/text'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import type { PageKey } from './service-cursor.ts'
import {
  type SearchPlan,
  type SimilarTerm,
  type WordLookup,
  makeSearchPlan,
  wordLookups,
} from './queries-search-plan.ts'

const termsAtOnce = 2000

/** Counts how many suppliers use each word and forgets those that nobody uses any more. */
export async function refreshSearchTerms(db: Db): Promise<void> {
  let after: string | null = ''
  while (after !== null) {
    const { rows }: { rows: unknown[] } = await db.execute(
      sql`SELECT refresh_search_terms(${after}, ${termsAtOnce}) AS last`,
    )
    after = (rows[0] as { last: string | null }).last
  }
}

export type FoundSupplier = {
  id: number
  nome: string
  slug: string
  servico: string
  cidade_estado: string
  plan: PlanCode
  Tipo_empresa: SupplierType
  certificados: string[]
  photo: string | null
  relevance: Relevance
  /** Where the next page goes on from when this is the last row. */
  key: PageKey
}

type Page = { limit: number; after?: PageKey | undefined }

/** Reads the filter and finds the known words that its words may have been meant to be. */
export async function selectSearchPlan(db: Db, filter: SupplierFilter): Promise<SearchPlan> {
  const lookups = wordLookups(filter)
  if (lookups.length === 0) return makeSearchPlan(filter, [])
  const { rows } = await db.execute<SimilarTerm>(
    sql.join(lookups.map(similarTerms), sql` UNION ALL `),
  )
  return makeSearchPlan(filter, rows)
}

const similarTerms = ({ word, edits, grams, swapped }: WordLookup): SQL => sql`
  SELECT ${word}::text AS word, term, distance
  FROM similar_terms(${word}, ${edits}, ${array(grams)}::integer[], ${array(swapped)}::text[])`

/** One page in the rule's order, after `page.after` when given. */
export async function selectMatchingSuppliers(
  db: Db,
  plan: SearchPlan,
  page: Page,
): Promise<FoundSupplier[]> {
  const matches = plan.browsed ? browsedPage(plan.browsed, page) : searchedPage(plan, page)
  if (!matches) return []
  const { rows } = await db.execute<FoundSupplier & { promotion: number; sort_name: string }>(sql`
    SELECT s.id, s.nome, s.slug, s."descricaoServico" AS servico,
      s.cidade || '/' || s.estado AS cidade_estado, s.plan,
      CASE s.kind WHEN 'Empresa' THEN 'Empresa' ELSE 'Autônomo' END AS "Tipo_empresa",
      s.certificados, s.photo, m.relevance, m.promotion, m.sort_name
    FROM (${matches}) m JOIN suppliers s ON s.id = m.supplier_id
    ORDER BY m.relevance, m.promotion, m.sort_name COLLATE "C", m.supplier_id`)
  return rows.map(({ promotion, sort_name, ...row }) => ({
    ...row,
    key: { relevance: row.relevance, promotion, sortName: sort_name, id: row.id },
  }))
}

function browsedPage({ levels, kind }: NonNullable<SearchPlan['browsed']>, page: Page): SQL {
  const { limit, after } = page
  return sql`
    SELECT 0 AS relevance, promotion, sort_name, supplier_id FROM supplier_search
    WHERE promotion = ANY (${array(levels)}::smallint[])
      ${kind ? sql`AND kind = ${kind}` : sql``}
      ${
        after
          ? sql`AND (promotion, sort_name, supplier_id)
              > (${after.promotion}::smallint, ${after.sortName}, ${after.id}::integer)`
          : sql``
      }
    ORDER BY promotion, sort_name, supplier_id
    LIMIT ${limit}`
}

function searchedPage({ steps }: SearchPlan, { limit, after }: Page): SQL | undefined {
  const next = steps.filter(
    (step) =>
      !after ||
      step.relevance > after.relevance ||
      (step.relevance === after.relevance && step.promotions >= 1 << after.promotion),
  )
  if (next.length === 0) return undefined
  const stepsWithArrays = next.map((step) => ({ ...step, queries: array(step.queries) }))
  return sql`
    SELECT * FROM search_page(
      ${JSON.stringify(stepsWithArrays)}::jsonb, ${after?.relevance ?? null}::integer,
      ${after?.promotion ?? null}::integer, ${after?.sortName ?? null}::text,
      ${after?.id ?? null}::integer, ${limit}::integer
    )`
}

/** No further than one more than `mostCounted`. */
export async function countMatchingSuppliers(db: Db, plan: SearchPlan): Promise<number> {
  const { browsed, counted } = plan
  if (!browsed && !counted) return 0
  const { rows } = await db.execute<{ total: number }>(
    counted
      ? sql`SELECT search_count_upto(${array(counted.queries)}::tsquery[],
          ${array(counted.similar)}::tsquery[], ${counted.promotions}, ${mostCounted}) AS total`
      : sql`
        SELECT count(*)::integer AS total FROM (
          SELECT FROM supplier_search
          WHERE promotion = ANY (${array(browsed?.levels ?? [])}::smallint[])
            ${browsed?.kind ? sql`AND kind = ${browsed.kind}` : sql``}
          LIMIT ${mostCounted + 1}
        ) matches`,
  )
  return rows[0]?.total ?? 0
}

/**
 * 'Você quis dizer': the category with each unknown word replaced by the nearest known one, of
 * equals the one most suppliers use. Ask for it when the first match of all is only fuzzy.
 */
export async function selectSpellingSuggestion(
  db: Db,
  plan: SearchPlan,
): Promise<string | undefined> {
  const nearest = plan.category?.words.flatMap(({ word }) =>
    plan.similar
      .filter((candidate) => candidate.word === word)
      .sort((a, b) => a.distance - b.distance || (a.term < b.term ? -1 : 1))
      .slice(0, 8),
  )
  if (!nearest?.length || !plan.category) return undefined
  const { rows } = await db.execute<SimilarTerm & { display: string; suppliers: number }>(
    sql.join(
      nearest.map(
        ({ word, term, distance }) => sql`
          SELECT ${word}::text AS word, term, display, ${distance}::integer AS distance,
            search_count_upto(${array([`'=${term}'`])}::tsquery[], '{}', 30, ${mostCounted}) AS suppliers
          FROM search_terms WHERE term = ${term}`,
      ),
      sql` UNION ALL `,
    ),
  )
  const corrected = plan.category.phrase.map((word) => {
    const [best] = rows
      .filter((row) => row.word === word && row.suppliers > 0)
      .sort(
        (a, b) =>
          a.distance - b.distance || b.suppliers - a.suppliers || (a.term < b.term ? -1 : 1),
      )
    return best?.display ?? word
  })
  return corrected.join(' ')
}

export type Suggestions = { categorias: string[]; nomes: string[]; cidades: string[] }

const MOST_SUGGESTIONS = 5

/** What a visitor who typed this much may be looking for, for each of the three text fields. */
export async function selectSuggestions(db: Db, text: string): Promise<Suggestions> {
  const plain = plainText(text).slice(0, 60)
  if (plain.length < 2) return { categorias: [], nomes: [], cidades: [] }
  const [categorias, nomes, cidades] = await Promise.all([
    selectTermsStartingWith(db, contentWords(text).at(-1) ?? ''),
    selectNamesStartingWith(db, plain),
    selectCitiesStartingWith(db, placeText(text).slice(0, 60)),
  ])
  return { categorias, nomes, cidades }
}

/**
 * A word of few suppliers may be gone since the last refresh, so it is looked up again. Of the forms
 * of one word (calibração, calibrado, calibramos) only the most usual is offered.
 */
async function selectTermsStartingWith(db: Db, start: string): Promise<string[]> {
  if (start.length < 2) return []
  const { rows } = await db.execute<{ display: string }>(sql`
    SELECT display FROM (
      SELECT DISTINCT ON (stem) display, suppliers, term FROM (
        SELECT display, suppliers, term, ts_lexize('portuguese_stem', display) AS stem
        FROM search_terms t
        WHERE term >= ${start} AND term < ${`${start}~`} AND length(term) > 2 AND (
          suppliers > 3 OR search_count(ARRAY[('''=' || t.term || '''')::tsquery], 30) > 0
        )
        ORDER BY suppliers DESC, term
        LIMIT ${MOST_SUGGESTIONS * 4}
      ) usual
      ORDER BY stem, suppliers DESC, term
    ) forms
    ORDER BY suppliers DESC, term
    LIMIT ${MOST_SUGGESTIONS}`)
  return rows.map((row) => row.display)
}

async function selectNamesStartingWith(db: Db, start: string): Promise<string[]> {
  const { rows } = await db.execute<{ nome: string }>(sql`
    SELECT s.nome FROM (
      SELECT supplier_id, sort_name FROM supplier_search
      WHERE sort_name >= ${start} AND sort_name < ${`${start}~`}
      ORDER BY sort_name, supplier_id
      LIMIT ${MOST_SUGGESTIONS}
    ) x JOIN suppliers s ON s.id = x.supplier_id
    ORDER BY x.sort_name, x.supplier_id`)
  return rows.map((row) => row.nome)
}

/** Jumps from one place to the next in the index: a city can have ten thousand suppliers. */
async function selectCitiesStartingWith(db: Db, start: string): Promise<string[]> {
  const { rows } = await db.execute<{ cidade_estado: string }>(sql`
    WITH RECURSIVE places AS (
      SELECT min(place) AS place, 1 AS number FROM supplier_search WHERE place >= ${start}
      UNION ALL
      SELECT (SELECT min(x.place) FROM supplier_search x WHERE x.place > p.place), p.number + 1
      FROM places p WHERE p.place < ${`${start}~`} AND p.number < ${MOST_SUGGESTIONS}
    )
    SELECT (
      SELECT s.cidade || '/' || s.estado
      FROM supplier_search x JOIN suppliers s ON s.id = x.supplier_id
      WHERE x.place = p.place LIMIT 1
    ) AS cidade_estado
    FROM places p WHERE p.place < ${`${start}~`}
    ORDER BY p.place`)
  return rows.map((row) => row.cidade_estado)
}

/** Drizzle spreads a list into many parameters; PostgreSQL's own text of an array is one. */
const array = (list: readonly (string | number)[]) =>
  `{${list.map((item) => (typeof item === 'number' ? item : JSON.stringify(item))).join(',')}}`
