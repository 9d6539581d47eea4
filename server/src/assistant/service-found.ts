import { plainText } from 'contract/rules/text'
import type { SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import {
  type FoundSupplier,
  findMatches,
  listVisible,
  readerOf,
} from '../search/service-matches.ts'
import { ofTheTrade } from './rules/answering/of-the-trade.ts'
import { isTalk } from './rules/understanding/around.ts'
import { isService } from './rules/understanding/combine.ts'
import type { Place, Wanted } from './rules/understanding/need.ts'
import { isLanguage, namesNothing } from './rules/understanding/vague.ts'

// Who is found for what is wanted, and how that is said.

/** The search's own text: what is needed and where. The full stop says that no word is unfinished. */
export function filterOfWanted(wanted: Partial<Wanted>): SupplierFilter {
  const place = placeName(wanted)
  return {
    categoria: `${wanted.categoria ?? ''}${place ? ` em ${place}` : ''}.`.replace(/^[ .]+$/, ''),
    tipo: wanted.tipo,
    certificados: wanted.certificados,
  }
}

/** As the search reads it again: 'Recife/PE', 'interior/SP', 'Nordeste'. */
export function placeName({ cidade, estado, area }: Place): string {
  const name = cidade ?? area
  if (!name) return estado ?? ''
  const isInState = estado && (cidade || area === 'interior')
  return isInState ? `${name}/${estado}` : name
}

/** 'validar uma autoclave · Campinas/SP · Empresa': also what attendants see of it. */
export function describeSearch(wanted: Partial<Wanted>): string {
  return [wanted.shown, placeName(wanted), wanted.tipo, ...(wanted.certificados ?? [])]
    .filter(Boolean)
    .join(' · ')
}

/** Who does it for people is no answer: 'vacina para cachorro'. */
const animal =
  /^(cachorr[oa]s?|gat[oa]s?|caes|pets?|animal|animais|veterinari[oa]s?|caval[oa]s?|gado|bois?|vacas?)$/
const isAnimal = (word: string): boolean => animal.test(word)

/** Who sells instruments gives no 'curso de instrumentação', who tests pumps lends none 'em comodato'. */
const isManner = /^(cursos?|comodato)$/

/** Who has the thing, and does not do with it what is asked, is no answer either: 'registro', 'aluguel'. */
function lacksDeed(need: string, lacks: readonly string[]): boolean {
  const words = plainText(need).split(' ')
  const isWhatFor = (word: string) => words[words.indexOf(word) - 1] === 'para'
  // Every page has some 'registro': who registers a thing does so with the agency.
  const registers = words.some((word) => word.startsWith('registr'))
  return lacks.some(
    (word) =>
      ((isService(word) || isManner.test(word)) && !isWhatFor(word)) ||
      (registers && word === 'anvisa'),
  )
}

/** 'treinar a equipe em NR32': who trains in it lacks nothing. */
const withoutTalk = (found: FoundSupplier): FoundSupplier =>
  found.lacks.every(isTalk) ? { ...found, closeness: 'whole' } : found

/** Above the floor and of the trade; of mixed results only the best kind. With a place, those who are there or serve it. */
export async function findAnswers(
  db: Db,
  wanted: Partial<Wanted>,
  limit: number,
): Promise<{ near: FoundSupplier[]; away: FoundSupplier[] }> {
  const found = await findMatches(db, filterOfWanted(wanted), limit * 2)
  const directory = await readerOf(db)
  const asked = plainText(wanted.categoria ?? '').split(' ')
  const hasNothing = (lacks: readonly string[]) =>
    namesNothing(
      asked.filter((word) => !lacks.includes(word) && !directory.saysNothing(word)),
      directory,
    )
  const isSomething = (offers: readonly string[] | undefined) =>
    offers === undefined || (offers.length > 0 && !namesNothing(offers, directory))
  const fits = found
    .filter(({ closeness, offers }) => closeness !== 'similar' && isSomething(offers))
    .filter(({ lacks }) => !lacks.some(isAnimal) && !lacks.some(isLanguage))
    .filter(({ lacks }) => !hasNothing(lacks))
    .filter(({ lacks }) => !lacksDeed(wanted.categoria ?? '', lacks))
    .map(withoutTalk)
  const best = fits[0]?.closeness
  const same = fits.filter(({ closeness }) => best !== 'whole' || closeness === 'whole')
  const those = (isAway: boolean) => {
    const there = same.filter(({ where }) => (where === 'elsewhere') === isAway)
    return ofTheTrade(wanted.categoria ?? '', there).slice(0, limit)
  }
  return { near: those(false), away: those(true) }
}

/** Who tests, clears away, legalises or teaches speaks of many things and sells none of them. */
const servicesOnly = new Set<string | undefined>([
  'engenharia-clinica-e-calibracao',
  'residuos-e-meio-ambiente',
  'regulatorio-e-licencas',
  'qualidade-e-treinamento',
])

/** Those of them who may sell what they speak of. */
export async function sellersOf(db: Db, ids: readonly number[]): Promise<number[]> {
  const found = await listVisible(db, ids)
  return found.flatMap(({ id, categorias: [main] }) => (servicesOnly.has(main) ? [] : [id]))
}
