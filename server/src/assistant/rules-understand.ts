import { type FaqMatch, isFaqWord, matchFaq } from './rules-faq-match.ts'
import { readLicences } from './rules-licences.ts'
import {
  filler,
  greetingHeads,
  greetings,
  isDomainWord,
  searchWord,
  thanks,
  thanksHeads,
  type Token,
  tokensOf,
  yes,
} from './rules-words.ts'
import type { SupplierType } from 'contract/suppliers'
import { stopWords } from 'contract/rules/text'

/** Reads places out of a message (the search's own reading). */
export type Gazetteer = {
  read(
    tokens: readonly Token[],
    isWord: (word: string) => boolean,
  ): { cidade?: string; estado?: string; any: boolean; used: ReadonlySet<number> }
}

/** What the visitor wants to find. */
export type Wanted = {
  /** Words for the directory's search. */
  categoria: string
  /** The same as the visitor said it. */
  shown: string
  cidade?: string
  estado?: string
  tipo?: SupplierType
  certificados?: string[]
}

/** What is remembered between two messages. */
export type AssistantContext = {
  wanted?: Partial<Wanted>
  /** How many suppliers of the last search were shown. */
  shown?: number
  /** What 'sim' would mean. */
  offer?: string
}

export type Understanding =
  | { intent: 'greeting' | 'thanks' | 'attendant' | 'unknown' | 'more' }
  | { intent: 'faq'; id: string }
  | { intent: 'search'; wanted: Wanted }
  /** A place or a kind, and no word yet of what is needed. */
  | { intent: 'ask-need'; wanted: Partial<Wanted> }

/** Reads a message without any model: intent, need, place, kind, licences, follow-ups. Pure. */
export function understand(
  text: string,
  context: AssistantContext,
  gazetteer: Gazetteer,
): Understanding {
  const all = tokensOf(text)
  const words = all.map(({ word }) => word)
  if (words.length === 0) return { intent: 'unknown' }
  if (isOnly(words, greetings, greetingHeads)) return { intent: 'greeting' }
  if (context.offer && words.length <= 4 && words.every((word) => yes.has(word))) {
    return understand(context.offer, { ...context, offer: undefined }, gazetteer)
  }
  if (isOnly(words, thanks, thanksHeads)) return { intent: 'thanks' }
  if (asksForMore(words) && context.wanted?.categoria) return { intent: 'more' }

  const tokens = withoutGreeting(all)
  const place = gazetteer.read(tokens, isDomainWord)
  const licences = readLicences(tokens)
  const tipo = readKind(tokens)
  const need = readNeed(tokens, new Set([...place.used, ...licences.used]))
  if (asksForPerson(tokens.map(({ word }) => word).join(' '), need.words)) {
    return { intent: 'attendant' }
  }

  const said = {
    need,
    goesOn: /^(e|mas|entao|agora|so|somente|apenas|tambem)$/.test(tokens[0]?.word ?? ''),
    anywhere: place.any,
    ...(place.cidade ? { cidade: place.cidade } : {}),
    ...(place.estado ? { estado: place.estado } : {}),
    ...(tipo ? { tipo } : {}),
    certificados: licences.found,
  }
  const sentence = ` ${tokens.map(({ word }) => word).join(' ')} `
  const hasPlace = Boolean(place.cidade ?? place.estado)
  const narrows = hasPlace || place.any || tipo !== undefined || licences.found.length > 0
  const wanted = combine(context, said)
  const isOwn = ownBusiness.test(sentence)
  if (context.wanted?.categoria && need.words.length === 0 && narrows && !isOwn) {
    return { intent: 'search', wanted: wanted as Wanted }
  }
  const rest = tokens.filter((_, index) => !place.used.has(index)).map(({ word }) => word)
  const faq = matchFaq(rest.join(' '))
  const faqScore = faq ? faq.score * surprise(faq, need, isOwn) : 0
  const domain = need.words.filter(isDomainWord).length
  const score =
    (domain > 0 ? 0.5 + Math.min(domain - 1, 2) * 0.1 : 0) +
    (searchCue.test(sentence) ? 0.2 : 0) +
    (hasPlace ? 0.25 : 0) +
    (licences.found.length > 0 ? 0.2 : 0) -
    (isOwn ? 0.45 : 0)
  // 'preciso de um fornecedor' says nothing yet.
  const vague = need.words.length === 0 && searchCue.test(sentence) && !isOwn
  if (faq && faqScore >= (vague ? 0.8 : 0.34) && faqScore > score) {
    return { intent: 'faq', id: faq.entry.id }
  }
  if (wanted.categoria) return { intent: 'search', wanted: wanted as Wanted }
  if (wanted.certificados?.length) {
    return { intent: 'search', wanted: { ...wanted, categoria: '', shown: '' } }
  }
  if (hasPlace || tipo || searchCue.test(sentence)) return { intent: 'ask-need', wanted }
  return { intent: 'unknown' }
}

/** A thing that the question nearest to the message does not speak of makes it less likely. */
function surprise(faq: FaqMatch, need: Need, isOwn: boolean): number {
  const strange = need.typed.filter((word) => !faq.covers(word))
  if (strange.some(isDomainWord)) return 0.5
  return !isOwn && strange.some((word) => !isFaqWord(word)) ? 0.6 : 1
}

const searchCue =
  / (preciso|procuro|procurando|busco|buscando|necessito|contratar|comprar|alugar|cotar|cotacao|orcamento|quem|alguem|indica|indicam|recomenda|recomendam|conhece|conhecem|onde (encontro|acho|compro|tem|consigo)|fornecedor(es)? (de|para|que)|empresas? (de|para|que)|tem (alguma|algum|alguem)|(me )?ajuda a (achar|encontrar)|quero (um|uma|encontrar|achar|comprar|contratar|alugar)) /
/** About the visitor's own account or about this site: not a search. */
const ownBusiness =
  / (minha (conta|senha|empresa|assinatura|foto|pagina)|meu (perfil|cadastro|plano|cartao|anuncio|codigo|logo|pagamento|email)|meus (dados|acessos)|esqueci|planos?|assinatura|cadastr\w+|anunci\w+|marketplace|deste site|nesse site|(quero|gostaria de) (trabalhar|oferecer|vender|divulgar|anunciar)|excluir|cancel\w+|mensalidade|voces (sao|cobram|conferem|atendem|ficam|aceitam|garantem)) /

function isOnly(words: string[], set: ReadonlySet<string>, heads: ReadonlySet<string>): boolean {
  return (
    words.length <= 10 &&
    words.every((word) => set.has(word) || stopWords.has(word)) &&
    words.some((word) => heads.has(word))
  )
}

function asksForMore(words: string[]): boolean {
  return (
    words.length <= 6 &&
    /^(e )?(me )?(tem |ver |mostra |mostre |quero |quais |ha )?(as |os |tem )?(mais|outros|outras|outro|proximos|proximas|outra)( (mais|opcao|opcoes|resultados|fornecedor|fornecedores|nomes|empresas|um|uma))*$/.test(
      words.join(' '),
    )
  )
}

function withoutGreeting(tokens: Token[]): Token[] {
  let start = 0
  const polite =
    /^(oi|oie|ola|opa|bom|boa|dia|tarde|noite|tudo|bem|beleza|eai|hey|alo|pessoal|gente|por|favor|moco|moca|amigo|amiga)$/
  while (start < tokens.length - 1 && polite.test(tokens[start]?.word ?? '')) start++
  return tokens.slice(start)
}

const person =
  /\b(atendente|atendentes|humano|humana|ser humano|pessoa de verdade|pessoa real|gente de verdade|operador|operadora|alguem de verdade|alguem da equipe|alguem do suporte)\b/
const talk =
  /\b(falar|fala|falo|conversar|converso|atendimento|atendido|atendida|contato|chamar|chama|passa|transfere|transferir|ligar|liga)\b.*\b(pessoa|alguem|gente|suporte|equipe|atendente|humano|humana|voces|responsavel|gerente|supervisor)\b/

function asksForPerson(sentence: string, need: string[]): boolean {
  if (/\b(horario|que horas|quando|quantas horas|sabado|domingo|feriado|virar)\b/.test(sentence))
    return false
  const robot = /\bnao\b.*\b(robo|bot|maquina|assistente virtual)\b/.test(sentence)
  const short = need.filter(isDomainWord).length === 0
  return (
    short &&
    (robot || person.test(sentence) || (talk.test(sentence) && !/fornecedor/.test(sentence)))
  )
}

function readKind(tokens: readonly Token[]): SupplierType | undefined {
  for (const [index, { word }] of tokens.entries()) {
    // 'minha empresa' is who asks.
    if (/^(minha|nossa|minhas|sua|para)$/.test(tokens[index - 1]?.word ?? '')) continue
    if (/^(empresas?|firmas?|pj)$/.test(word)) return 'Empresa'
    if (/^(autonom[oa]s?|freelancers?|freelas?|frilas?|pf)$/.test(word)) return 'Autônomo'
    if (word === 'pessoa' && tokens[index + 1]?.word === 'fisica') return 'Autônomo'
    if (word === 'pessoa' && tokens[index + 1]?.word === 'juridica') return 'Empresa'
    if (word === 'profissional' && /^(liberal|autonom[oa])$/.test(tokens[index + 1]?.word ?? ''))
      return 'Autônomo'
  }
  return undefined
}

type Need = { words: string[]; typed: string[]; shown: string }

const asker =
  /^(hospital|hospitais|clinica|clinicas|farmacia|drogaria|laboratorio|consultorio|ubs|upa|maternidade|empresa|cliente|mae|pai|avo|familia|trabalho)$/
const owner = /^(meu|minha|nosso|nossa|o|a|um|uma|aqui)$/

/** What is left when the words of asking, the place and the licences are taken away. */
function readNeed(tokens: readonly Token[], used: ReadonlySet<number>): Need {
  const left: number[] = []
  for (const [index, { word }] of tokens.entries()) {
    if (used.has(index) || stopWords.has(word) || word.length < 2 || filler.has(word)) continue
    if (
      /^(juridica|fisica|liberal)$/.test(word) &&
      /^(pessoa|profissional)$/.test(tokens[index - 1]?.word ?? '')
    )
      continue
    if (word === 'pessoa' || word === 'pessoas') continue
    // 'para o meu hospital' says who asks, not what for.
    const before = tokens[index - 1]?.word ?? ''
    const further = tokens[index - 2]?.word ?? ''
    const forWhom = owner.test(before)
      ? /^(para|do|da|no|na|em|de|pelo|pela)$/.test(further) ||
        /^(meu|minha|nosso|nossa)$/.test(before)
      : /^(para|no|na)$/.test(before)
    if (asker.test(word) && forWhom && left.length > 0) continue
    left.push(index)
  }
  const words = [...new Set(left.map((index) => searchWord(tokens[index]?.word ?? '')))]
  const first = left[0] ?? 0
  const last = left.at(-1) ?? -1
  const span = tokens.slice(first, last + 1)
  const compact =
    span.length <= left.length * 2 + 2 && span.every((_, index) => !used.has(first + index))
  const shown = (compact ? span : left.map((index) => tokens[index]))
    .map((token) => token?.raw ?? '')
    .join(' ')
  return {
    words,
    typed: left.map((index) => tokens[index]?.word ?? ''),
    shown: shown.slice(0, 120),
  }
}

type Said = {
  need: Need
  goesOn: boolean
  anywhere: boolean
  cidade?: string
  estado?: string
  tipo?: SupplierType
  certificados: string[]
}

/** 'e em São Paulo?' keeps what was looked for; 'e calibração?' keeps where. */
function combine({ wanted: before = {} }: AssistantContext, said: Said): Partial<Wanted> {
  const hasNeed = said.need.words.length > 0
  const keepsFilters = !hasNeed || said.goesOn || !before.categoria
  const hasPlace = Boolean(said.cidade ?? said.estado)
  const place = hasPlace
    ? { cidade: said.cidade, estado: said.estado }
    : said.anywhere || !keepsFilters
      ? {}
      : { cidade: before.cidade, estado: before.estado }
  const certificados = [
    ...new Set([...(keepsFilters ? (before.certificados ?? []) : []), ...said.certificados]),
  ]
  const wanted: Partial<Wanted> = {
    categoria: hasNeed ? said.need.words.join(' ') : before.categoria,
    shown: hasNeed ? said.need.shown : before.shown,
    ...place,
    tipo: said.tipo ?? (keepsFilters ? before.tipo : undefined),
    ...(certificados.length > 0 ? { certificados } : {}),
  }
  return Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  ) as Partial<Wanted>
}
