import type pg from 'pg'
import { openDatabase } from '../../server/src/database/db.ts'
import { countWords } from '../../server/src/search/service-words.ts'
import { proposeCategories } from 'contract/rules/category-words'
import { licences } from 'contract/rules/licences'
import { makeRandom, type Random } from './random.ts'
import { categoryWords, cities, makeVocabulary } from './vocabulary.ts'

export type BenchSupplier = {
  id: number
  kind: 'Freelancer' | 'Empresa'
  nome: string
  descricaoServico: string
  com_oque_trabalha: string | null
  cidade: string
  estado: string
  certificados: string[]
  plan: 'MKTFREE' | 'MKTBASIC' | 'MKTPRO' | 'MKTCORP'
}

const stops = ['de', 'e', 'para', 'em', 'com', 'da', 'do', 'a', 'na', 'por'] as const

/** The same suppliers for the same count, on every machine. */
export function* makeSuppliers(count: number): Generator<BenchSupplier> {
  const random = makeRandom(20_261_115)
  const vocabulary = makeVocabulary()
  // The first ten ranks of the language are stop words, which are added apart.
  const word = random.zipf(vocabulary, 1, 10)
  const city = random.zipf(cities, 0.8)
  const trade = random.zipf(categoryWords, 0.9)
  const certificate = random.zipf(licences, 0.7)
  for (let index = 0; index < count; index++) {
    const kind = random.chance(0.35) ? 'Freelancer' : 'Empresa'
    const place = city()
    const words = Array.from({ length: random.between(12, 60) }, word)
    yield {
      // People and suppliers share one sequence; here a supplier has the number of its account.
      id: index + 1,
      kind,
      nome: kind === 'Empresa' ? companyName(random, trade()) : personName(random),
      descricaoServico: sentence(random, words),
      com_oque_trabalha: kind === 'Freelancer' ? `${trade()} ${word()}` : null,
      cidade: place.nome,
      estado: place.uf,
      certificados: [...new Set(Array.from({ length: random.between(0, 4) }, certificate))],
      plan: plan(random, kind),
    }
  }
}

function sentence(random: Random, words: string[]): string {
  return words
    .flatMap((word) => {
      // One word in 250 is misspelt: real texts are, and it makes the list of known words grow.
      const written = random.chance(0.004) ? misspell(random, word) : word
      return random.chance(0.3) ? [random.pick(stops), written] : [written]
    })
    .join(' ')
}

export function misspell(random: Random, word: string): string {
  const at = random.between(0, word.length - 1)
  const letter = String.fromCharCode(97 + random.between(0, 25))
  switch (random.between(0, 3)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1)
    case 1:
      return word.slice(0, at) + letter + word.slice(at)
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1)
    default:
      return (
        word.slice(0, at) +
        word
          .slice(at, at + 2)
          .split('')
          .reverse()
          .join('') +
        word.slice(at + 2)
      )
  }
}

function companyName(random: Random, trade: string): string {
  const forms = [
    'Grupo',
    'Centro',
    'Instituto',
    'Comercial',
    'Clínica',
    'Laboratório',
    'Distribuidora',
  ]
  const brand = random.syllables(random.between(2, 4))
  const title = trade.charAt(0).toUpperCase() + trade.slice(1)
  return random.chance(0.5) ? `${random.pick(forms)} ${brand} ${title}` : `${brand} ${title}`
}

function personName(random: Random): string {
  return `${random.pick(firstNames)} ${random.pick(surnames)} ${random.syllables(random.between(2, 3))}`
}

function plan(random: Random, kind: BenchSupplier['kind']): BenchSupplier['plan'] {
  if (random.chance(0.72)) return 'MKTFREE'
  if (random.chance(0.7)) return 'MKTBASIC'
  return kind === 'Empresa' ? 'MKTCORP' : 'MKTPRO'
}

const firstNames =
  'Ana Maria João José Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Daniel Marcelo Bruno Eduardo Felipe Raimundo Rodrigo Patrícia Adriana Juliana Fernanda Márcia Aline Camila Letícia Beatriz Larissa Sônia Cláudia Simone Tatiane Débora Flávia Elaine Inês Vitória'.split(
    ' ',
  )
const surnames =
  'Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Araújo Teixeira Assunção Conceição Magalhães Guimarães Galvão'.split(
    ' ',
  )

/** Building the index over the words at the end takes a fraction of the time of growing it row by row. */
export async function withoutWordIndex(
  client: pg.ClientBase,
  work: () => Promise<void>,
): Promise<void> {
  const index = await client.query<{ definition: string }>(
    `SELECT pg_get_indexdef('search_documents_lexemes_idx'::regclass) AS definition`,
  )
  await client.query('DROP INDEX search_documents_lexemes_idx')
  await work()
  await client.query(`SET maintenance_work_mem = '512MB'`)
  await client.query(index.rows[0]?.definition ?? '')
  await client.query('RESET maintenance_work_mem')
}

/** Fills accounts and suppliers in batches. */
export async function loadSuppliers(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await withoutWordIndex(client, async () => {
      let batch: BenchSupplier[] = []
      for (const supplier of makeSuppliers(count)) {
        batch.push(supplier)
        if (batch.length < 1000) continue
        await insertBatch(client, batch)
        batch = []
      }
      if (batch.length > 0) await insertBatch(client, batch)
    })
    await client.query(`SELECT setval('entity_id', $1)`, [count])
    await client.query('VACUUM ANALYZE')
  } finally {
    client.release()
  }
  const database = openDatabase({ connectionString: `${pool.options.connectionString}` })
  await countWords(database.db)
  await database.close()
}

const categoriesOf = ({ nome, com_oque_trabalha, descricaoServico }: BenchSupplier) =>
  proposeCategories({ nome, speciality: com_oque_trabalha, text: descricaoServico })

async function insertBatch(client: pg.PoolClient, batch: BenchSupplier[]): Promise<void> {
  // As the product sorts what is written through it: a server that finds none would do so while it is measured.
  const rows = JSON.stringify(batch.map((one) => ({ ...one, categorias: categoriesOf(one) })))
  await client.query(
    `INSERT INTO accounts (id, tipo, email, password_hash, nome)
     SELECT id, CASE kind WHEN 'Empresa' THEN 'PF' ELSE kind END,
       'fornecedor' || id || '@example.com', 'none', nome
     FROM json_to_recordset($1) AS r (id int, kind text, nome text)`,
    [rows],
  )
  await client.query(
    `INSERT INTO suppliers (id, account_id, kind, nome, slug, "descricaoServico", com_oque_trabalha,
       cidade, estado, certificados, categorias, categorias_origem, plan, marketplace, termos_aceitos,
       politicas_aceitas)
     SELECT id, id, kind, nome, 'fornecedor-' || id, "descricaoServico", com_oque_trabalha,
       cidade, estado, ARRAY(SELECT json_array_elements_text(certificados)),
       ARRAY(SELECT json_array_elements_text(categorias)), 'proposta', plan, true, true, true
     FROM json_to_recordset($1) AS r (id int, kind text, nome text, "descricaoServico" text,
       com_oque_trabalha text, cidade text, estado text, certificados json, categorias json, plan text)`,
    [rows],
  )
}
