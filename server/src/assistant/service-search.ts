import type { Db } from '../database/db.ts'
import { editDistance, plainText } from 'contract/rules/text'
import {
  type FoundSupplier,
  findMatches,
  findSpelling,
  readerOf,
} from '../search/service-matches.ts'
import { plainReply, type AssistantReply } from './service-replies.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import type { Place, Wanted } from './rules/understanding/need.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { isVague } from './rules/understanding/vague.ts'
import { findElsewhere } from './service-elsewhere.ts'
import { describeSearch, findAnswers, placeName } from './service-found.ts'
import { narrowed, ofKnownWords, ofTheDeed } from './service-narrowed.ts'
import { partOfTale } from './service-told.ts'

export const pageSize = 5
/** More letters than that make it another word. */
const mostSlips = 1

type Step = { wanted: Wanted; instead: string; isElsewhere: boolean }

/**
 * The same search with a condition less, and how to say what was left out. Who wants a company would
 * rather have one from elsewhere than a freelancer of the place.
 */
function relaxations(wanted: Wanted, texts: Texts): Step[] {
  const { certificados, tipo, ...rest } = wanted
  const kind = tipo ? { tipo } : {}
  const elsewhere = (of: Wanted): Step[] =>
    placeName(of) ? [{ wanted: withoutPlace(of), instead: texts.elsewhere, isElsewhere: true }] : []
  const withoutPapers: Step[] =
    certificados?.length && wanted.categoria
      ? [{ wanted: { ...rest, ...kind }, instead: texts.without(certificados), isElsewhere: false }]
      : []
  const ofOtherKind: Step[] = tipo
    ? [{ wanted: rest, instead: texts.otherKind, isElsewhere: false }, ...elsewhere(rest)]
    : []
  return [...withoutPapers, ...elsewhere({ ...rest, ...kind }), ...ofOtherKind]
}

export async function searchReply(
  db: Db,
  wanted: Wanted,
  texts: Texts,
  note = '',
): Promise<AssistantReply> {
  const what = wanted.shown ? texts.forWhat(wanted.shown) : ''
  const none = `${texts.notFound}${what}${conditions(wanted, texts)}.`
  if (await isGuess(db, wanted)) return nothing(db, wanted, none, texts)
  const { near, away } = await findAnswers(db, wanted, pageSize + 1)
  const first = near[0]
  if (first) {
    const others = await findElsewhere(db, near, wanted)
    if (others.length > 0) {
      const reply = listed(`${none} ${texts.elsewhere}:`, wanted, others, texts, {
        isElsewhere: true,
      })
      // Of those who come to the place nobody was shown yet.
      return { ...reply, context: { ...reply.context, shown: 0 } }
    }
    const part = await partOfTale(db, wanted.categoria, first)
    if (part === '') return nothing(db, wanted, none, texts)
    if (part !== undefined && part !== wanted.categoria)
      return searchReply(db, { ...wanted, categoria: part, shown: part }, texts, note)
    const intro = first.closeness === 'whole' ? texts.found(near.length) : texts.nearest
    const head = `${intro}${what}${conditions(wanted, texts, near)}:`
    return listed(note ? `${head} ${note}` : head, wanted, near, texts)
  }
  // Who does all of it elsewhere is nearer to what was meant than who does a word of it here.
  const isPartly = away.length > 0 && away[0]?.closeness !== 'whole'
  const nearer = isPartly ? await narrowed(db, wanted) : undefined
  if (nearer?.isNear) return searchReply(db, nearer.wanted, texts, note)
  if (away.length > 0)
    return listed(`${none} ${texts.elsewhere}:`, wanted, away, texts, { isElsewhere: true })
  const done = await ofTheDeed(db, wanted)
  if (done && done.categoria !== wanted.categoria) return searchReply(db, done, texts, note)
  for (const step of relaxations(wanted, texts)) {
    const other = await findAnswers(db, step.wanted, pageSize + 1)
    const found = other.near.length > 0 ? other.near : other.away
    if (found.length > 0)
      return listed(`${none} ${step.instead}:`, wanted, found, texts, {
        isElsewhere: step.isElsewhere,
      })
  }
  const known = await ofKnownWords(db, wanted)
  if (known) return searchReply(db, known, texts, note)
  const narrower = await narrowed(db, wanted)
  return narrower ? searchReply(db, narrower.wanted, texts, note) : nothing(db, wanted, none, texts)
}

/** Who has all that was asked for. */
export function foundReply(
  wanted: Wanted,
  found: FoundSupplier[],
  texts: Texts,
  isElsewhere = false,
): AssistantReply {
  const what = `${texts.forWhat(wanted.shown)}${conditions(wanted, texts)}`
  const head = isElsewhere
    ? `${texts.notFound}${what}. ${texts.elsewhere}:`
    : `${texts.found(found.length)}${what}:`
  return listed(head, wanted, found, texts, { isElsewhere })
}

/**
 * The search looks for the nearest words it knows. When that is far from what was typed, and no other
 * word is known, it is a guess: it may be offered, and nobody is named for it.
 */
async function isGuess(db: Db, { categoria }: Wanted): Promise<boolean> {
  const spelling = categoria && (await findSpelling(db, { categoria }))
  if (!spelling) return false
  const { isTrade, saysNothing } = await readerOf(db)
  const typed = plainText(categoria).split(' ')
  const read = plainText(spelling).split(' ')
  const isFar = typed.some(
    (word, index) => editDistance(word, read[index] ?? word, mostSlips) > mostSlips,
  )
  return isFar && !typed.some((word) => !saysNothing(word) && !isVague(word) && isTrade(word))
}

/** Nobody reaches the floor: nobody is named. What is similar is shown when it is asked for. */
async function nothing(
  db: Db,
  wanted: Wanted,
  none: string,
  texts: Texts,
): Promise<AssistantReply> {
  const anywhere = { categoria: wanted.categoria }
  const [similar] = await findMatches(db, anywhere, 1)
  const spelling = similar ? await findSpelling(db, anywhere) : undefined
  const other = spelling?.replace(/\.$/, '')
  const meant =
    other && isSlip(wanted.categoria, other) && (await isFound(db, other)) ? other : undefined
  const context = { wanted, ...(similar ? { offer: 'similar' } : {}) }
  const text = `${none}${meant ? ` ${texts.didYouMean(meant)}` : ''} ${similar ? texts.orSimilar : texts.nobody}`
  return {
    ...plainReply(text, context, [
      ...(meant ? [`${meant}${inPlace(wanted, texts)}`] : []),
      ...(similar ? [texts.similar] : []),
      texts.recommend,
      texts.person,
    ]),
    search: { text: describeSearch(wanted), results: 0 },
  }
}

/** Each word is as it was typed, or a slip away: 'coletivas' is no 'coleta'. */
function isSlip(typed: string, other: string): boolean {
  const [from, to] = [plainText(typed).split(' '), plainText(other).split(' ')]
  return (
    from.join(' ') !== to.join(' ') &&
    from.length === to.length &&
    from.every((word, at) => editDistance(word, to[at] ?? '', mostSlips) <= mostSlips)
  )
}

/** A spelling that brings no result is not worth asking about. */
async function isFound(db: Db, categoria: string): Promise<boolean> {
  const [first] = await findMatches(db, { categoria }, 1)
  return first !== undefined && first.closeness !== 'similar'
}

/** Only when the visitor wants them, and never as an answer. */
export async function similarReply(
  db: Db,
  { wanted = {} }: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const found = await findMatches(db, { categoria: wanted.categoria }, pageSize)
  if (found.length === 0) return plainReply(texts.nobody, { wanted }, [texts.person])
  return {
    ...listed(texts.similarTo(wanted.shown ?? ''), wanted, found, texts),
    suggestions: [texts.recommend, texts.person],
  }
}

function listed(
  texto: string,
  wanted: Partial<Wanted>,
  found: FoundSupplier[],
  texts: Texts,
  /** The rest of Brazil is what is shown already. */
  { isElsewhere = false } = {},
): AssistantReply {
  const page = found.slice(0, pageSize)
  const place = placeName(wanted) !== '' && !isElsewhere
  const ids = page.map(({ id }) => id)
  return {
    texto,
    supplierIds: ids,
    search: { text: describeSearch(wanted), results: page.length },
    ...(page[0]?.closeness === 'whole' ? {} : { isPart: true }),
    suggestions: [
      ...(found.length > pageSize ? [texts.more] : []),
      ...(place ? [texts.everywhere] : []),
    ],
    context: {
      wanted,
      shown: page.length,
      ...about(ids),
      ...(place ? { offer: texts.everywhere } : {}),
    },
  }
}

export const about = (ids: number[]) => ({ suppliers: ids, ...(ids[0] ? { about: ids[0] } : {}) })

const inPlace = (wanted: Place, texts: Texts) =>
  placeName(wanted) ? texts.inPlace(placeName(wanted)) : ''

function conditions(wanted: Wanted, texts: Texts, found: readonly FoundSupplier[] = []): string {
  const kind =
    wanted.tipo === 'Empresa' ? texts.onlyCompanies : wanted.tipo ? texts.onlyFreelancers : ''
  const licences = wanted.certificados?.length ? texts.withLicences(wanted.certificados) : ''
  // Of who comes there from elsewhere it is not said that they are there.
  const comes = found.length > 0 && found.every(({ where }) => where === 'serves')
  const some = !comes && found.some(({ where }) => where === 'serves')
  const place = comes
    ? texts.serving(placeName(wanted), found.length)
    : some
      ? texts.inOrServing(placeName(wanted))
      : inPlace(wanted, texts)
  return `${place}${kind}${licences}`
}
