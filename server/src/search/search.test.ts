import { type PlanCode, planCodes } from 'contract/rules/plans'
import type { SupplierFilter } from 'contract/search'
import type { SupplierType } from 'contract/suppliers'
import { fold, plainText } from 'contract/rules/text'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { emptyTables, openTestDatabase } from '../../test/database.ts'
import type { Database, Db } from '../database/db.ts'
import { documentOf, type StoredDocument } from './rules/ranking/document.ts'
import { everybody, filterOf, type SearchFilter } from './rules/ranking/filter.ts'
import type { SearchDocument } from './rules/ranking/fit.ts'
import { rank } from './rules/ranking/order.ts'
import { read } from './rules/reading/reading.ts'
import { searchDirectory } from './service.ts'
import { decodeCursor, encodeCursor } from './service-cursor.ts'
import { knowledge } from './service-knowledge.ts'
import { countResults, rankWindow, type Window, windowsFrom } from './service-ranked.ts'
import { countWords } from './service-words.ts'
import { suggest } from './service-suggestions.ts'

const postgres = inject('postgresUrl')
let db: Db
let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(() => emptyTables(db))

type Stored = {
  nome: string
  servico: string
  com_oque_trabalha: string | null
  cidade: string
  estado: string
  plan: PlanCode
  Tipo_empresa: SupplierType
  certificados: string[]
}

/** One statement for all, as an import would do it. */
/** So many in a statement: on a busy machine more would take longer than a statement may. */
const storedAtOnce = 100

async function store(suppliers: Stored[]): Promise<void> {
  const rows = suppliers.map((supplier, index) => ({ ...supplier, id: index + 1 }))
  for (let from = 0; from < rows.length; from += storedAtOnce) {
    await storeRows(rows.slice(from, from + storedAtOnce))
  }
}

async function storeRows(rows: (Stored & { id: number })[]): Promise<void> {
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
}

/** Every document, as the order sees it. */
async function documents(): Promise<SearchDocument[]> {
  const { rows } = await db.execute<StoredDocument>(
    sql`SELECT supplier_id AS id, * FROM search_documents ORDER BY supplier_id`,
  )
  return rows.map(documentOf)
}

const page = (filter: SupplierFilter, more: { limit?: number; cursor?: string } = {}) =>
  searchDirectory(db, { limit: 100, ...filter, ...more })

async function found(filter: SupplierFilter): Promise<number[]> {
  return (await page(filter)).data.map(({ id }) => id)
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

/** What a perfect index would find: everybody is looked at, one by one. */
async function expected(filter: SupplierFilter): Promise<number[]> {
  const conditions = filterOf(filter)
  const text = filter.categoria?.trim() ?? ''
  if (!conditions || (text !== '' && plainText(text) === '')) return []
  const reading = read(text, await knowledge(db))
  const passing = (await documents()).filter(
    ({ kind, promotion, place, sortName, licences, credentials }) =>
      (!conditions.kind || (conditions.kind === 'Empresa') === (kind === 'Empresa')) &&
      (!conditions.levels || conditions.levels.includes(promotion)) &&
      (!conditions.state || place.endsWith(`/${conditions.state}`)) &&
      (!conditions.namePart || sortName.includes(conditions.namePart)) &&
      (!conditions.placePart || place.includes(conditions.placePart)) &&
      conditions.certificates.every((lexeme) =>
        `${licences} . ${credentials}`.split(' . ').includes(lexeme.slice(2, -1)),
      ),
  )
  // Without words everybody fits equally well.
  return rank(reading, passing)
    .filter(({ similar }) => !similar)
    .map(({ document }) => document.id)
}

describe('the database finds what the rule finds', () => {
  test('the same suppliers in the same order, page by page, for any data and filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anySupplier, { maxLength: 25 }),
        fc.array(anyFilter, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 1, max: 7 }),
        async (stored, filters, limit) => {
          await emptyTables(db)
          await store(stored)
          await countWords(db)
          for (const filter of filters) {
            await page(filter)
            const wanted = await expected(filter)
            const seen: number[] = []
            let cursor: string | undefined
            do {
              const reply = await page(filter, { limit, ...(cursor ? { cursor } : {}) })
              seen.push(...reply.data.map(({ id }) => id))
              expect(reply.total).toBe(wanted.length)
              cursor = reply.nextCursor ?? undefined
            } while (cursor)
            expect(seen).toEqual(wanted)
          }
        },
      ),
      {
        seed: Number(process.env.FUZZ_SEED ?? 20_261_118),
        numRuns: Number(process.env.FUZZ_RUNS ?? 40),
      },
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

  test('a search that fits more than a window of candidates still shows each of them once', async () => {
    const many = Array.from({ length: 700 }, (_, index) =>
      supplier({
        nome: index % 7 === 0 ? 'Lavanderia Sul' : `Fornecedor ${index}`,
        servico: 'lavanderia',
        plan: index % 5 === 0 ? 'MKTBASIC' : 'MKTFREE',
      }),
    )
    await store(many)
    await countWords(db)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const reply = await page({ categoria: 'lavanderia' }, cursor ? { cursor } : {})
      expect(reply).toMatchObject({ total: 700, hasMore: false })
      seen.push(...reply.data.map(({ id }) => id))
      cursor = reply.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(700)
    expect(new Set(seen).size).toBe(700)
    // In name or speciality first, though most of them are on the lowest plan.
    expect(seen.slice(0, 100).every((id) => (id - 1) % 7 === 0)).toBe(true)
  })

  test('of a word that ten times as many use nobody is counted, unless the filter leaves a few', async () => {
    await store([supplier({ servico: 'lavanderia', Tipo_empresa: 'Empresa' })])
    const count = async (changes: Partial<SearchFilter>, most = 1000) => {
      const filter = { ...everybody, ...changes }
      const window = await rankWindow(db, 'lavanderia', filter)
      const candidates = { ...window.candidates, atLeast: 10_000 }
      const next = { step: 1, promotion: 4, sortName: 'z', id: 1 }
      return countResults(db, { ...window, candidates, next }, filter, most)
    }
    expect(await count({})).toBe(1000)
    expect(await count({ levels: [3, 4] })).toBe(1000)
    expect(await count({}, 1001)).toBe(1)
    expect(await count({ levels: [1, 2, 3] })).toBe(0)
    expect(await count({ kind: 'Freelancer' })).toBe(0)
    expect(await count({ state: 'zz' })).toBe(0)
    expect(await count({ namePart: 'nobody' })).toBe(0)
    expect(await count({ category: ["'#nenhuma'"] })).toBe(0)
  })

  // Storing so many at once is too much for the embedded database.
  test.skipIf(!postgres)(
    'of a word that many use a thousand are looked at, of words that many have and nobody fits no more than a window',
    async () => {
      const words = [...'bcdfghjklmnp'].map((letter) => `${letter}oru${letter}ame`)
      const two = (index: number) => `lavanderia ${words[index % 12]} ${words[(index + 5) % 12]}`
      await store(Array.from({ length: 1300 }, (_, index) => supplier({ servico: two(index) })))
      await countWords(db)
      const text = words.join(' ')
      const reply = await page({ categoria: text })
      expect(reply).toMatchObject({ data: [], total: 0, hasMore: false })
      expect(reply.similar).toHaveLength(6)
      const windowsOf = async (asked: string) => {
        const windows: Window[] = []
        const first = await rankWindow(db, asked, everybody)
        for await (const window of windowsFrom(db, asked, everybody, first)) windows.push(window)
        return windows.map(({ results, similar }) => results.length + similar.length)
      }
      expect(await windowsOf('lavanderia')).toEqual([200, 200, 200, 200, 200])
      expect(await windowsOf(text)).toEqual([200])
      const others = [...'bcdfg'].map((letter) => `${letter}ixa${letter}enor`)
      expect(await windowsOf([text, ...others].join(' '))).toEqual([100])
    },
  )
})

describe('the index follows every write', () => {
  test('an edit is found at once, misspelt too, and the old text no more', async () => {
    await store([supplier({ servico: 'lavanderia' })])
    expect(await found({ categoria: 'lavanderia' })).toEqual([1])
    await db.execute(sql`UPDATE suppliers SET "descricaoServico" = 'hemodiálise'`)
    expect(await found({ categoria: 'hemodialize' })).toEqual([1])
    expect(await found({ categoria: 'lavanderia' })).toEqual([])
  })

  test("a company's segment, notes and registered activity are searched", async () => {
    await store([supplier({}), supplier({})])
    await db.execute(sql`
      INSERT INTO companies (id, cnpj, razao_social, cnae_primario, segmento_empresa)
      VALUES (2, '1', '', '8122-2/00 - Imunização e controle de pragas urbanas', 'Saneamento')`)
    expect(await found({ categoria: 'saneamento' })).toEqual([2])
    expect(await found({ categoria: 'pragas urbanas' })).toEqual([2])
    expect(await found({ categoria: '8122' })).toEqual([])
    await db.execute(sql`UPDATE companies SET outras_infos = 'Plantão noturno'`)
    expect(await found({ categoria: 'plantão noturno' })).toEqual([2])
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

  test('counting again forgets the words that nobody uses any more', async () => {
    await store([supplier({ servico: 'lavanderia' }), supplier({ servico: 'lavanderia enxoval' })])
    await db.execute(sql`UPDATE suppliers SET "descricaoServico" = 'lavanderia'`)
    await countWords(db)
    const { rows } = await db.execute(sql`SELECT word, suppliers FROM search_words ORDER BY word`)
    expect(rows).toEqual([
      { word: 'fornecedor', suppliers: 2 },
      { word: 'lavanderia', suppliers: 2 },
    ])
    await found({ categoria: 'enxoval' })
    expect((await suggest(database, 'enxo')).categorias).not.toContain('enxoval')
  })
})

describe('what the visitor is offered', () => {
  test("a corrected text when the typed words are nobody's", async () => {
    await store([supplier({ servico: 'Calibração de autoclaves' })])
    const reply = await page({ categoria: 'calibrasao de autoclavez' })
    expect(reply).toMatchObject({ total: 1, suggestion: 'calibração de autoclaves' })
    expect((await page({ categoria: 'zzzzzz' })).suggestion).toBeNull()
  })

  test('words, names, cities and licences that begin like the text', async () => {
    await store([
      supplier({
        nome: 'Câmara Fria Sul',
        servico: 'câmaras de vacina',
        cidade: 'Campinas',
        certificados: ['Auto de Vistoria do Corpo de Bombeiros (AVCB)'],
      }),
      supplier({ nome: 'Outra', servico: 'camas', cidade: 'São Paulo' }),
    ])
    await found({ categoria: 'camas' })
    expect(await suggest(database, 'Cam')).toEqual({
      categorias: ['câmaras', 'câmara fria', 'camas'],
      nomes: ['Câmara Fria Sul'],
      estados: [],
      cidades: ['Campinas/SP'],
      licencas: [],
    })
    expect((await suggest(database, 'avc')).licencas).toEqual([
      'Auto de Vistoria do Corpo de Bombeiros (AVCB)',
    ])
  })

  test('a service that somebody offers, never a mere name, a word of asking or what nobody has', async () => {
    await store([
      supplier({
        nome: 'Clinengi',
        servico: 'Precisamos de coleta de resíduos em clínicas de Recife',
      }),
      supplier({ nome: 'Outra', servico: 'Controle de pragas' }),
    ])
    await found({ categoria: 'coleta' })
    const services = async (text: string) => (await suggest(database, text)).categorias
    expect(await services('clin')).toEqual(['clínicas'])
    expect((await suggest(database, 'clin')).nomes).toEqual(['Clinengi'])
    expect(await services('preci')).toEqual([])
    // The words before it stay, and whoever offers it has all of them.
    expect(await services('coleta de res')).toEqual(['coleta de resíduos'])
    expect(await services('pragas e res')).toEqual([])
    // The trade calls it otherwise than the supplier does.
    expect(await services('dedetiz')).toContain('dedetização')
    expect(await services('lavanderia')).toEqual([])
    expect(await services('recif')).toEqual([])
    expect((await suggest(database, 'pernam')).estados).toEqual(['Pernambuco'])
    expect((await suggest(database, 'alvara')).licencas).toEqual([])
  })

  test('no other spelling when it fits nobody better than what was typed', async () => {
    await store([
      supplier({ servico: 'Lavanderia hospitalar com entrega diária' }),
      supplier({ servico: 'Exames de rotina' }),
    ])
    // 'exomes' is near 'exames', but whoever washes linen has neither.
    const reply = await page({ categoria: 'lavanderia hospitalar exomes' })
    expect(reply).toMatchObject({ total: 1, suggestion: null })
    expect((await page({ categoria: 'lavandería hospitalr' })).suggestion).toBe(
      'lavandería hospitalar',
    )
  })

  test('nothing for one letter or for signs', async () => {
    await store([supplier({ nome: 'Aa' })])
    const nothing = { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] }
    expect(await suggest(database, 'a')).toEqual(nothing)
    expect(await suggest(database, `%_'"<`)).toEqual(nothing)
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
    ['emoji', '🏥💉🩺'],
    ['a place that does not exist', 'lavagem de foguetes em Xyzópolis/QQ'],
  ])('%s finds nothing and breaks nothing', async (_, input) => {
    await store([supplier({ nome: 'Zelo', servico: 'lavanderia' })])
    for (const field of ['categoria', 'nomeFantasia', 'cidade'] as const) {
      expect(await found({ [field]: input })).toEqual([])
    }
    expect(await found({ certificados: [input] })).toEqual([])
    await suggest(database, input)
  })

  test('a cursor of another filter or of nobody is refused', () => {
    const place = { at: { browsed: { promotion: 4, unfilled: 2, sortName: 'a', id: 1 } }, total: 9 }
    const cursor = encodeCursor({ categoria: 'Farmácia' }, place)
    expect(decodeCursor({ categoria: 'farmacia' }, cursor)).toMatchObject(place)
    expect(() => decodeCursor({ categoria: 'luva' }, cursor)).toThrow('CURSOR_MISMATCH')
    for (const forged of ['', 'x', '[]', 'W10', Buffer.from('[1,2,3,4,5]').toString('base64url')]) {
      expect(() => decodeCursor({}, forged)).toThrow('INVALID_INPUT')
    }
  })
})
