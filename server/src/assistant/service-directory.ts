import { faq } from './rules-faq.ts'
import {
  type AssistantContext,
  type Understanding,
  understand,
  type Wanted,
} from './rules-understand.ts'
import { type BusinessHours, hoursText, usualHours } from '../jobs/business-hours.ts'
import type { SupplierFilter } from 'contract/search'
import type { Db } from '../database/db.ts'
import { type FoundSupplier, findMatches, findSpelling } from '../search/service-matches.ts'
import { gazetteer } from '../search/service-places.ts'

/** A reply before it is stored. */
export type AssistantReply = {
  texto: string
  supplierIds: number[]
  search?: { text: string; results: number }
  link?: { label: string; to: string }
  suggestions: string[]
  context: AssistantContext
  /** The visitor asked for a person. */
  handOver?: boolean
}

const pageSize = 5
const mostShown = 50
const person = 'Falar com atendente'

const plain = (
  texto: string,
  context: AssistantContext,
  suggestions: string[] = [],
): AssistantReply => ({
  texto,
  suggestions,
  supplierIds: [],
  context,
})

export const read = (text: string, context: AssistantContext): Understanding =>
  understand(text, context, gazetteer())

/** The assistant without a model: the directory's own search and the written answers, nothing else. */
export async function answerFromDirectory(
  db: Db,
  text: string,
  context: AssistantContext,
  hours: BusinessHours,
): Promise<AssistantReply> {
  const understood = read(text, context)
  const kept: AssistantContext = { wanted: context.wanted, shown: context.shown }
  switch (understood.intent) {
    case 'greeting':
      return plain(
        'Olá! Diga o que você procura e em qual cidade, por exemplo: validação de autoclave em Campinas. ' +
          'Também respondo sobre planos, cadastro, senha, indicações e contatos.',
        kept,
        ['Calibração de equipamentos médicos', 'Quais são os planos?', person],
      )
    case 'thanks':
      return plain('Por nada! Se precisar de outro fornecedor, é só escrever.', kept)
    case 'attendant':
      return { ...plain('', kept), handOver: true }
    case 'faq':
      return answerFromFaq(understood.id, kept, hours)
    case 'ask-need':
      return plain(
        `O que você procura${placeOf(understood.wanted)}? Escreva o produto ou o serviço, por exemplo: ` +
          'calibração, coleta de resíduos, locação de equipamentos.',
        { wanted: understood.wanted },
      )
    case 'more':
      return moreOf(db, context)
    case 'search':
      return search(db, understood.wanted)
    case 'unknown':
      return plain(
        'Não entendi. Escreva o produto ou o serviço e a cidade, por exemplo: coleta de resíduos em Recife.',
        kept,
        ['Como faço uma busca?', person],
      )
  }
}

export function answerFromFaq(
  id: string,
  context: AssistantContext,
  hours: BusinessHours,
): AssistantReply {
  const entry = faq.find((candidate) => candidate.id === id)
  if (!entry) return plain('', context)
  // The configured hours, should they not be the usual ones.
  const texto = entry.answer.replace(hoursText(usualHours), hoursText(hours))
  const suggestions = /atendente|atendimento/.test(entry.answer) ? [person] : []
  return { ...plain(texto, context, suggestions), ...(entry.link ? { link: entry.link } : {}) }
}

export function filterOfWanted(wanted: Partial<Wanted>): SupplierFilter {
  const { cidade, estado } = wanted
  return {
    categoria: wanted.categoria,
    tipo: wanted.tipo,
    certificados: wanted.certificados,
    ...(cidade ? { cidade: estado ? `${cidade}/${estado}` : cidade } : {}),
    ...(!cidade && estado ? { estado } : {}),
  }
}

export const placeName = ({ cidade, estado }: Partial<Wanted>) =>
  cidade ? (estado ? `${cidade}/${estado}` : cidade) : (estado ?? '')
const placeOf = (wanted: Partial<Wanted>) => (placeName(wanted) ? ` em ${placeName(wanted)}` : '')

/** 'validar uma autoclave · Campinas/SP · Empresa': also what attendants see of it. */
export function describeSearch(wanted: Partial<Wanted>): string {
  return [wanted.shown, placeName(wanted), wanted.tipo, ...(wanted.certificados ?? [])]
    .filter(Boolean)
    .join(' · ')
}

type Step = { wanted: Wanted; instead: string }

/** The same search with one condition less each time, and how to say what was left out. */
function relaxations(wanted: Wanted): Step[] {
  const steps: Step[] = []
  let current = wanted
  const drop = (keys: (keyof Wanted)[], instead: string) => {
    current = { ...current }
    for (const key of keys) delete current[key]
    steps.push({ wanted: current, instead })
  }
  if (current.certificados?.length && current.categoria) {
    drop(['certificados'], `Sem exigir ${wanted.certificados?.join(' e ')}, encontrei`)
  }
  if (current.tipo) drop(['tipo'], 'De outro tipo (empresa ou autônomo), encontrei')
  if (current.cidade && current.estado) {
    drop(['cidade'], `Em outras cidades de ${current.estado}, encontrei`)
  }
  if (current.cidade ?? current.estado)
    drop(['cidade', 'estado'], 'Em outros lugares do Brasil, encontrei')
  return steps
}

/** Of mixed results only the best kind: what fits in one word of three is noise beside what fits. */
export function bestOf(found: FoundSupplier[]): FoundSupplier[] {
  const best = found[0]?.closeness
  return found.filter(({ closeness }) => best !== 'whole' || closeness === 'whole')
}

async function search(db: Db, wanted: Wanted): Promise<AssistantReply> {
  const what = wanted.shown ? ` para “${wanted.shown}”` : ''
  const found = bestOf(await findMatches(db, filterOfWanted(wanted), pageSize + 1))
  if (found[0] && found[0].closeness !== 'similar') {
    const intro =
      found[0].closeness === 'whole'
        ? `${countOf(found.length)}${what}${conditions(wanted)}:`
        : `O mais próximo que encontrei${what}${conditions(wanted)}:`
    return listed(intro, wanted, found)
  }
  for (const step of relaxations(wanted)) {
    const other = bestOf(await findMatches(db, filterOfWanted(step.wanted), pageSize + 1))
    if (!other[0] || other[0].closeness === 'similar') continue
    const intro = `Não encontrei fornecedores${what}${conditions(wanted)}. ${step.instead}:`
    return listed(intro, wanted, other)
  }
  return nothing(db, wanted, what, found)
}

/** Nothing has the words: then only a spelling that the directory knows is worth offering. */
async function nothing(
  db: Db,
  wanted: Wanted,
  what: string,
  similar: FoundSupplier[],
): Promise<AssistantReply> {
  const text = `Não encontrei fornecedores${what}${conditions(wanted)}.`
  const anywhere = { ...wanted, cidade: undefined, estado: undefined } as Wanted
  const near =
    similar.length > 0 ? similar : await findMatches(db, filterOfWanted(anywhere), pageSize)
  const spelling = near.length > 0 ? await findSpelling(db, filterOfWanted(anywhere)) : undefined
  if (spelling && spelling !== wanted.categoria) {
    return {
      ...listed(
        `${text} Você quis dizer “${spelling}”? O mais parecido no diretório:`,
        wanted,
        near,
      ),
      suggestions: [`${spelling}${placeOf(wanted)}`, person],
    }
  }
  return {
    ...plain(`${text} Tente outras palavras, outra cidade, ou fale com um atendente.`, { wanted }, [
      person,
    ]),
    search: { text: describeSearch(wanted), results: 0 },
  }
}

function listed(texto: string, wanted: Wanted, found: FoundSupplier[]): AssistantReply {
  const page = found.slice(0, pageSize)
  const place = Boolean(wanted.cidade ?? wanted.estado)
  return {
    texto,
    supplierIds: page.map(({ id }) => id),
    search: { text: describeSearch(wanted), results: page.length },
    suggestions: [
      ...(found.length > pageSize ? ['Mais opções'] : []),
      ...(place ? ['E em todo o Brasil?'] : []),
    ],
    context: { wanted, shown: page.length, ...(place ? { offer: 'e em todo o Brasil?' } : {}) },
  }
}

async function moreOf(
  db: Db,
  { wanted = {}, shown = 0 }: AssistantContext,
): Promise<AssistantReply> {
  const found = bestOf(await findMatches(db, filterOfWanted(wanted), shown + pageSize + 1))
  const next = found.slice(shown, shown + pageSize)
  const context = { wanted, shown: shown + next.length }
  if (next.length === 0 || shown >= mostShown) {
    return plain('Esses foram todos os que encontrei. Quer procurar outra coisa?', context, [
      person,
    ])
  }
  return {
    texto: 'Mais opções:',
    supplierIds: next.map(({ id }) => id),
    search: { text: describeSearch(wanted), results: next.length },
    suggestions: found.length > shown + pageSize ? ['Mais opções'] : [],
    context,
  }
}

function countOf(count: number): string {
  if (count > pageSize) return 'Encontrei vários fornecedores'
  return count === 1 ? 'Encontrei 1 fornecedor' : `Encontrei ${count} fornecedores`
}

function conditions(wanted: Wanted): string {
  const kind = wanted.tipo === 'Empresa' ? ', só empresas' : wanted.tipo ? ', só autônomos' : ''
  const licences = wanted.certificados?.length ? `, com ${wanted.certificados.join(' e ')}` : ''
  return `${placeOf(wanted)}${kind}${licences}`
}
