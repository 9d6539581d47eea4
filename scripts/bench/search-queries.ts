import { licences } from '../../contract/src/rules/licences.ts'
import { fold } from '../../contract/src/rules/text.ts'
import { isStop } from '../../server/src/search/rules/words/asking.ts'
import { type BenchSupplier, misspell } from './make-suppliers.ts'
import { makeRandom } from './random.ts'
import { categoryWords, cities, makeVocabulary } from './vocabulary.ts'

/** `pages`: how many pages to turn, by cursor. */
export type SearchQuery = { kind: string; url: string; pages?: number }

/** The mix a directory sees; half of it asks like the results page, for BASIC and FREE only. */
export function makeQueries(count: number): SearchQuery[] {
  const random = makeRandom(4242)
  const vocabulary = makeVocabulary()
  const word = random.zipf(vocabulary, 0.8, 10)
  const frequent = () => random.pick(vocabulary.slice(0, 40))
  const city = random.zipf(cities, 0.8)
  const trade = random.zipf(categoryWords, 0.5)
  const shapes: [number, string, () => Record<string, string | string[]>, number?][] = [
    [20, 'word', () => ({ categoria: word() })],
    [10, 'frequent word', () => ({ categoria: frequent() })],
    [
      12,
      'two or three words',
      () => ({
        categoria: [trade(), 'de', word(), random.chance(0.3) ? word() : ''].join(' ').trim(),
      }),
    ],
    [5, 'while typing', () => ({ categoria: word().slice(0, random.between(3, 5)) })],
    [15, 'typo', () => ({ categoria: misspell(random, trade()) })],
    [6, 'missing accents', () => ({ categoria: fold(word()) })],
    [8, 'word and state', () => ({ categoria: word(), estado: city().uf })],
    [5, 'word and city', () => ({ categoria: trade(), cidade: fold(city().nome) })],
    [3, 'state alone', () => ({ estado: city().uf, tipo: random.pick(['Empresa', 'Autônomo']) })],
    [
      5,
      'certificates',
      () => ({ categoria: word(), certificados: [random.pick(licences), random.pick(licences)] }),
    ],
    [4, 'name', () => ({ nomeFantasia: random.syllables(2).slice(0, random.between(3, 4)) })],
    [
      3,
      'plan alone',
      () => ({ plan: random.pick([['MKTPRO', 'MKTCORP'], ['MKTBASIC'], ['MKTFREE']]) }),
    ],
    [2, 'next pages', () => ({ categoria: random.chance(0.5) ? frequent() : word() }), 4],
  ] // prettier-ignore
  const total = shapes.reduce((sum, [weight]) => sum + weight, 0)
  return shapes.flatMap(([weight, kind, make, pages]) =>
    Array.from({ length: Math.round((weight / total) * count) }, () => {
      const fields = make()
      if (!fields.plan && random.chance(0.5)) fields.plan = ['MKTBASIC', 'MKTFREE']
      const parameters = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((item): [string, string] => [name, item]),
      )
      const url = `/api/v1/Fornecedores/search?${new URLSearchParams([['limit', '20'], ...parameters])}`
      return pages ? { kind, url, pages } : { kind, url }
    }),
  )
}

export type RecallProbe = {
  kind: 'typo' | 'accent'
  typed: string
  word: string
  id: number
  nome: string
}

/** Words of real suppliers with one slip of the fingers, or without their accents. */
export function makeRecallProbes(suppliers: Iterable<BenchSupplier>, count: number): RecallProbe[] {
  const random = makeRandom(99)
  const probes: RecallProbe[] = []
  for (const { id, nome, descricaoServico } of suppliers) {
    if (!random.chance(0.05)) continue
    // Nobody looks for 'para', mistyped or not.
    const words = descricaoServico
      .split(' ')
      .filter((word) => word.length >= 4 && !isStop(fold(word)))
    const word = random.pick(words)
    probes.push({ kind: 'typo', typed: misspell(random, word), word, id, nome })
    const accented = words.find((candidate) => fold(candidate) !== candidate)
    if (accented) probes.push({ kind: 'accent', typed: fold(accented), word: accented, id, nome })
    if (probes.length >= count * 2) break
  }
  return probes
}
