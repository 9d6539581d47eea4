import { type PlanCode, planCodes } from 'contract/rules/plans'
import type { SupplierFilter, SupplierType } from 'contract/suppliers'
import { type SearchableSupplier, searchSuppliers } from './rules-search.ts'
import { allowedEdits, contentWords, fold, isSimilarWord, plainText } from 'contract/rules/text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emptyTables, openTestDatabase } from '../../test/database.ts'
import type { Database, Db } from '../database/db.ts'
import { decodeCursor, encodeCursor } from './service-cursor.ts'
import {
  countMatchingSuppliers,
  selectMatchingSuppliers,
  selectSearchPlan,
  selectSpellingSuggestion,
  selectSuggestions,
  refreshSearchTerms,
} from './queries-search.ts'

let db: Db
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => emptyTables(db))

type Stored = Omit<SearchableSupplier, 'id' | 'cidade_estado'> & { cidade: string; estado: string }

/** One statement for all, as an import would do it; returns what the pure rule sees. */
async function store(suppliers: Stored[]): Promise<SearchableSupplier[]> {
  const rows = suppliers.map((supplier, index) => ({ ...supplier, id: index + 1 }))
  const json = JSON.stringify(rows)
  await db.execute(sql`
    INSERT INTO accounts (id, tipo, email, password_hash, nome)
    SELECT id, 'PF', id || '@example.com', 'none', '' FROM json_to_recordset(${json}) AS r (id int)`)
  await db.execute(sql`
    INSERT INTO suppliers (id, account_id, kind, nome, slug, "descricaoServico", com_oque_trabalha,
      cidade, estado, certificados, plan, marketplace)
    SELECT id, id, CASE "Tipo_empresa" WHEN 'Empresa' THEN 'Empresa' ELSE 'Freelancer' END, nome,
      'slug-' || id, servico, com_oque_trabalha, cidade, estado,
      ARRAY(SELECT json_array_elements_text(certificados)), plan, true
    FROM json_to_recordset(${json}) AS r (id int, "Tipo_empresa" text, nome text, servico text,
      com_oque_trabalha text, cidade text, estado text, certificados json, plan text)`)
  return rows.map(({ cidade, estado, ...row }) => ({
    ...row,
    cidade_estado: `${cidade}/${estado}`,
  }))
}

async function found(filter: SupplierFilter): Promise<number[]> {
  const plan = await selectSearchPlan(db, filter)
  const rows = await selectMatchingSuppliers(db, plan, { limit: 100 })
  return rows.map((row) => row.id)
}

const supplier = (fields: Partial<Stored> = {}): Stored => ({
  nome: 'Fornecedor',
  servico: '',
  com_oque_trabalha: null,
  cidade: 'Campinas',
  estado: 'SP',
  plan: 'MKTFREE',
  Tipo_empresa: 'Empresa',
  certificados: [],
  ...fields,
})

const words = [
  'calibração',
  'calibracao',
  'Calibrador',
  'recalibração',
  'aferição',
  'esterilização',
  'farmácia',
  'FARMACÊUTICA',
  'biofarma',
  'hospitalar',
  'hospital',
  'AFE',
  'autorização',
  'funcionamento',
  'empresa',
  'TI',
  'rt',
  'responsável',
  'técnico',
  'câmara',
  'fria',
  'ISO',
  '9001',
  '13485',
  '1ª',
  'm²',
  'São',
  'João',
  'saúde',
  'soro',
  'ouro',
  'luva',
  'luvas',
  'gás',
  'gases',
  'medicinais',
  'de',
  'e',
  'para',
  'lgpd',
  'proteção',
  'dados',
  'raio',
  'x',
  'pão',
  'ação',
  'æther',
  'ﬁltro',
  'straße',
] as const // prettier-ignore
const certificates = ['Licença sanitária', 'Alvará de funcionamento', 'ISO 9001', '日本'] as const
const places = [
  ['Campinas', 'SP'],
  ['São Paulo', 'SP'],
  ['Vespasiano', 'MG'],
  ["Santa Bárbara d'Oeste", 'SP'],
  ['', ''],
] as const // prettier-ignore

const typo = fc
  .tuple(fc.constantFrom(...words), fc.nat(20), fc.constantFrom('', 'a', 'z', 'ç'), fc.boolean())
  .map(([word, at, letter, replace]) => {
    const place = at % word.length
    return word.slice(0, place) + letter + word.slice(place + (replace ? 1 : 0))
  })
const anyWord = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 3, arbitrary: typo },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 6 }).map((s) => s.replaceAll('\0', '')),
  },
)
const text = (maxLength: number) =>
  fc
    .array(fc.tuple(anyWord, fc.constantFrom(' ', ' ', ' ', ', ', '-', '\n', '/')), { maxLength })
    .map((parts) => parts.flat().join('').toWellFormed())
const kindAndPlan = fc.constantFrom<[SupplierType, PlanCode]>(
  ['Empresa', 'MKTFREE'],
  ['Empresa', 'MKTBASIC'],
  ['Empresa', 'MKTCORP'],
  ['Autônomo', 'MKTFREE'],
  ['Autônomo', 'MKTBASIC'],
  ['Autônomo', 'MKTPRO'],
) // prettier-ignore
const anySupplier: fc.Arbitrary<Stored> = fc
  .record({
    nome: text(3),
    servico: text(8),
    com_oque_trabalha: fc.option(text(3)),
    place: fc.constantFrom(...places),
    kindAndPlan,
    certificados: fc.uniqueArray(fc.constantFrom(...certificates), { maxLength: 3 }),
  })
  .map(({ place: [cidade, estado], kindAndPlan: [Tipo_empresa, plan], ...fields }) => ({
    ...fields,
    cidade,
    estado,
    Tipo_empresa,
    plan,
  }))
const plans: PlanCode[] = [...planCodes]
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 1 })
const rarely = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })
const anyFilter: fc.Arbitrary<SupplierFilter> = fc.record({
  tipo: rarely(fc.constantFrom('Empresa', 'Autônomo', 'Ambos')),
  categoria: maybe(text(4)),
  nomeFantasia: rarely(fc.oneof(text(2), fc.constantFrom('a', 'far', 'o jo', '!!!'))),
  estado: rarely(fc.constantFrom('SP', 'mg', 'RJ')),
  cidade: rarely(fc.constantFrom('campinas', 'SAO PAULO', 'bárbara d', 'as/s', '日', ' ')),
  certificados: rarely(
    fc.array(fc.constantFrom('licenca SANITARIA', ...certificates), { maxLength: 2 }),
  ),
  plan: rarely(fc.uniqueArray(fc.constantFrom(...plans), { maxLength: 3 })),
})

describe('the database finds what the rule finds', () => {
  test('the same suppliers in the same order, page by page, for any data and filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySupplier, { maxLength: 25 }),
        fc.array(anyFilter, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        async (stored, filters, limit) => {
          await emptyTables(db)
          const suppliers = await store(stored)
          for (const filter of filters) {
            const expected = searchSuppliers(suppliers, filter)
            const plan = await selectSearchPlan(db, filter)
            const read: { id: number; relevance: number }[] = []
            let cursor: string | undefined
            do {
              const before = cursor === undefined ? undefined : decodeCursor(filter, cursor)
              if (typeof before === 'string') throw new Error(before)
              const page = { limit, after: before?.after }
              const rows = await selectMatchingSuppliers(db, plan, page)
              read.push(...rows.map(({ id, relevance }) => ({ id, relevance })))
              const last = rows.at(-1)
              const next = last && rows.length === limit ? last.key : undefined
              cursor = next && encodeCursor(filter, { after: next, total: expected.length })
            } while (cursor)
            expect(read).toEqual(
              expected.map((match) => ({ id: match.supplier.id, relevance: match.relevance })),
            )
            expect(await countMatchingSuppliers(db, plan)).toBe(expected.length)
          }
        },
      ),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 60) },
    )
  }, 600_000)

  test('no word within the allowed edits is overlooked, however long', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 30 })
    const edit = fc.tuple(fc.nat(40), fc.constantFrom('', 'a', 'e', 'z', 'zz'), fc.nat(2))
    const family = letters.chain((word) =>
      fc.record({
        word: fc.constant(word),
        variants: fc.array(fc.array(edit, { minLength: 1, maxLength: allowedEdits(word) }), {
          minLength: 20,
          maxLength: 40,
        }),
      }),
    )
    await fc.assert(
      fc.asyncProperty(family, async ({ word, variants }) => {
        await emptyTables(db)
        const terms = variants.map((edits) =>
          edits.reduce((text, [at, letter, cut]) => {
            const place = at % (text.length + 1)
            return text.slice(0, place) + letter + text.slice(place + cut)
          }, word),
        )
        await store([supplier({ servico: terms.join(' ') })])
        const { similar } = await selectSearchPlan(db, { categoria: word })
        const expected = contentWords(terms.join(' ')).filter(
          (term) => isSimilarWord(word, term) && !term.includes(word),
        )
        expect(new Set(similar.map(({ term }) => term))).toEqual(new Set(expected))
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
    )
  }, 600_000)

  test('both read text alike, whatever the alphabet', async () => {
    const every = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code + 1))
    const { rows } = await db.execute<{ plain: string }>(sql`
      SELECT search_plain(c, 200) AS plain FROM json_array_elements_text(${JSON.stringify(every)}) AS c`)
    expect(rows.map((row) => row.plain)).toEqual(every.map(plainText))
  })

  test('fold is the same in SQL and in the contract for Portuguese', async () => {
    const letters = 'ÁÀÂÃÄÇÉÈÊËÍÌÎÏÑÓÒÔÕÖÚÙÛÜáàâãäçéèêëíìîïñóòôõöúùûüAZaz09 -/.,;()'
    const { rows } = await db.execute<{ folded: string }>(sql`SELECT fold(${letters}) AS folded`)
    expect(rows[0]?.folded).toBe(fold(letters))
  })
})

describe('the index follows every write', () => {
  test('an edit is found at once, and the old text no more', async () => {
    await store([supplier({ servico: 'lavanderia' })])
    await db.execute(sql`UPDATE suppliers SET "descricaoServico" = 'hemodiálise'`)
    expect(await found({ categoria: 'hemodialize' })).toEqual([1])
    expect(await found({ categoria: 'lavanderia' })).toEqual([])
  })

  test.each([
    ['leaves the marketplace', sql`UPDATE suppliers SET marketplace = false`],
    ['is inactive', sql`UPDATE suppliers SET status = false`],
    ['is suspended', sql`UPDATE suppliers SET suspended_at = now()`],
    ['has a disabled account', sql`UPDATE accounts SET disabled_at = now()`],
    ['is deleted', sql`DELETE FROM accounts`],
  ])('a supplier that %s is not found', async (_, change) => {
    await store([supplier({ servico: 'lavanderia' })])
    await db.execute(change)
    expect(await found({ categoria: 'lavanderia' })).toEqual([])
    expect(await found({})).toEqual([])
  })

  test('a supplier that comes back is found again', async () => {
    await store([supplier({ servico: 'lavanderia' })])
    await db.execute(sql`UPDATE accounts SET disabled_at = now()`)
    await db.execute(sql`UPDATE accounts SET disabled_at = NULL`)
    expect(await found({ categoria: 'lavanderia' })).toEqual([1])
  })

  test('a refresh forgets the words that nobody uses any more', async () => {
    await store([supplier({ servico: 'lavanderia' }), supplier({ servico: 'lavanderia enxoval' })])
    await db.execute(sql`UPDATE suppliers SET "descricaoServico" = 'lavanderia'`)
    await refreshSearchTerms(db)
    const { rows } = await db.execute(sql`SELECT term, suppliers FROM search_terms ORDER BY term`)
    expect(rows).toEqual([
      { term: 'fornecedor', suppliers: 2 },
      { term: 'lavanderia', suppliers: 2 },
    ])
  })
})

describe('what the visitor is offered', () => {
  test('a corrected category when only similar words exist', async () => {
    await store([supplier({ servico: 'Calibração de autoclaves' })])
    const plan = await selectSearchPlan(db, { categoria: 'calibrasao de autoclavez' })
    expect(await selectSpellingSuggestion(db, plan)).toBe('calibração autoclaves')
  })

  test('words, names and cities that begin like the text', async () => {
    await store([
      supplier({ nome: 'Câmara Fria Sul', servico: 'câmaras de vacina', cidade: 'Campinas' }),
      supplier({ nome: 'Outra', servico: 'camas', cidade: 'São Paulo' }),
    ])
    expect(await selectSuggestions(db, 'Cam')).toEqual({
      categorias: ['câmara', 'camas'],
      nomes: ['Câmara Fria Sul'],
      cidades: ['Campinas/SP'],
    })
  })

  test('of the forms of one word only one', async () => {
    await store([
      supplier({ servico: 'calibração' }),
      supplier({ servico: 'calibrado e calibrados: calibramos caldeiras' }),
    ])
    const { categorias } = await selectSuggestions(db, 'cal')
    expect(categorias).toEqual(['caldeiras', 'calibração'])
  })

  test('nothing for one letter or for signs', async () => {
    await store([supplier({ nome: 'Aa' })])
    const nothing = { categorias: [], nomes: [], cidades: [] }
    expect(await selectSuggestions(db, 'a')).toEqual(nothing)
    expect(await selectSuggestions(db, `%_'"<`)).toEqual(nothing)
  })
})

describe('hostile input', () => {
  test.each([
    ['SQL', `'; DROP TABLE suppliers; --`],
    ['a tsquery', `' | 'x':* & !(`],
    ['HTML', '<script>alert(1)</script>'],
    ['a backslash', '\\'],
    ['a zero', '\0'],
    ['half a character', '\ud800'],
    ['wildcards', '%'.repeat(200)],
    ['one endless word', 'a'.repeat(10_000)],
    ['endless words', 'ab '.repeat(3_000)],
    ['endless brackets', '((((('.repeat(2_000)],
    ['another script', '日本語'],
  ])('%s finds nothing and breaks nothing', async (_, input) => {
    await store([supplier({ nome: 'Zelo', servico: 'lavanderia' })])
    for (const field of ['categoria', 'nomeFantasia', 'estado', 'cidade'] as const) {
      expect(await found({ [field]: input })).toEqual([])
    }
    expect(await found({ certificados: [input] })).toEqual([])
    await selectSuggestions(db, input)
  })

  test('a cursor of another filter or of nobody is refused', () => {
    const place = { after: { relevance: 1, promotion: 4, sortName: 'a', id: 1 }, total: 9 } as const
    const cursor = encodeCursor({ categoria: 'Farmácia' }, place)
    expect(decodeCursor({ categoria: 'farmacia' }, cursor)).toEqual(place)
    expect(decodeCursor({ categoria: 'luva' }, cursor)).toBe('mismatch')
    for (const forged of ['', 'x', '[]', 'W10', Buffer.from('[1,2,3,4,5]').toString('base64url')]) {
      expect(decodeCursor({}, forged)).toBe('invalid')
    }
  })
})
