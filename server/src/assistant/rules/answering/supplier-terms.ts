import type { PageContent } from 'contract/supplier-pages'
import { plainText } from 'contract/rules/text'
import type { Message } from '../understanding/message.ts'

const howLong = {
  asked:
    / (prazos?|(?<! (?:ha|a|faz) )quanto tempo(?! de mercado| no mercado)|quantos dias|demora\w*|how long|deadline) /,
  said: / (prazos?|em ate \w+|\d+ (horas|dias)|(horas|dias) uteis|mesmo dia) /,
}

/** What is asked of how somebody works, and how a profile speaks of it. Both folded. */
const topics: readonly [asked: RegExp, said: RegExp][] = [
  [
    / (sabados?|domingos?|feriados?|fim de semana|fins de semana|finais de semana|weekends?|saturdays?|sundays?|holidays?) /,
    / (sabados?|domingos?|feriados?|fi[mn]s? de semana|finais de semana|todos os dias|24 horas|plantao) /,
  ],
  [
    / (madrugada|noite|noturn\w+|24 horas|24h|plantao|emergencias?|urgencias?|nights?|overnight|emergency|emergencies) /,
    / (madrugada|noite|noturn\w+|24 horas|24h|plantao|emergencias?|urgencias?) /,
  ],
  [
    / (horarios?|que horas|abre|funcionamento|opening hours) /,
    / (horarios?|segunda a|24 horas|todos os dias) /,
  ],
  [
    / (pedido minimo|quantidade minima|a partir de quant[oa]s|minimum order|pedidos? (\w+ )?(de )?\d+|minimo|(so|apenas|somente|only) (\w+ )?\d+ \w+|poucas (unidades|pecas|caixas)) /,
    / ((pedido|quantidade|lote) minim[oa]|a partir de (\d+|uma?|duas|dois|tres|cinco|dez)) /,
  ],
  [/ (frete|shipping|freight) /, / fretes? /],
  [
    / (alug\w+ ou (so |tambem )?vend\w+|vend\w+ ou (so |tambem )?alug\w+|(rent|sell) or (rent|sell)) /,
    / (vend\w+|alug\w+|loca\w+) /,
  ],
  [
    / quant[oa]s (dias|horas|vezes|visitas) /,
    / (\d+|uma?|dois|duas|tres|quatro|cinco|seis|dez) (dias?|horas|vez|vezes|visitas?) /,
  ],
  [
    / (entreg\w+|cheg(a|am|ar)|frete|despach\w+|deliver\w*|ship\w*) /,
    / (entreg\w+|frete|despach\w+|raio de|logistica propria) /,
  ],
  [howLong.asked, howLong.said],
  [
    / (como (\w+ )?(cobra\w*|e cobrado)|cobram? como|how do they charge) /,
    / (remuneracao|cobramos|cobranca|por resultado|mensalidade|valor fixo|preco fixo) /,
  ],
  [
    / (cartao|boleto|pix|parcel\w+|pagamento|payment|credit cards?) /,
    / (cartao|boleto|pix|parcel\w+|pagamento|faturamento em) /,
  ],
  [
    / (ingles|espanhol|alemao|frances|idiomas?|english|spanish|german|french|languages?) /,
    / (ingles|espanhol|alemao|frances|idiomas?) /,
  ],
  [
    / (desde quando|(tempo|anos) (de|no) mercado|quanto tempo (\w+ ){0,3}mercado|ha quanto tempo|since when|how long have) /,
    / (desde|anos de (mercado|experiencia)|fundad[ao]) /,
  ],
  [
    / (quant[oa]s (pessoas|funcionari[oa]s|colaboradores)|(qual|quem e|tamanho d|tem) (\w+ )?equipe|how many (people|employees)) /,
    / (equipe|pessoas) /,
  ],
  [/ (garantia|warranty) /, / garantias? /],
  [/ (trein\w+|capacita\w+|training) /, / (trein\w+|capacita\w+|cursos?) /],
  [
    / (busca|buscam|recolhe\w*|devolve\w*|retira\w*|coleta|coletam|pick up) /,
    / (coleta\w*|retirada|busca\w*|recolh\w+|entrega\w*) /,
  ],
  [
    / (papel|papeis|comprov\w+|certificado|proof) /,
    / (certificado|manifesto|comprovante|laudo|relatorio)s? /,
  ],
  [/ (amostras?|samples?) /, / amostras? /],
  [/ (instal(a|am|ar|acao)|mont(a|am|ar|agem)|install) /, / (instala\w+|montagem|montamos) /],
  [
    / (gelad[oa]s?|refrigerad[oa]s?|frio|temperatura) /,
    / (refrigerad[oa]s?|camara fria|temperatura|cadeia fria) /,
  ],
  [/ (emprest\w+|comodato|lend|on loan) /, / (emprest\w+|comodato) /],
  [
    / (consert\w+|quebra\w*|quebrou|estragar|defeito|repar(o|a|am|os)|repairs?) /,
    / (consert\w+|repar(o|os|a|amos)|assistencia tecnica|troca\w*|defeito) /,
  ],
  [
    / (nota fiscal|(tem|emite\w*|dao|da) nota|invoice) /,
    / (notas? fisca(l|is)|emit\w+ nota|com nota) /,
  ],
  [
    / (qual|que|quais) (\w+ )?(rdc|normas?|nr|portaria|resolucao|lei|legislacao) | which (rule|regulation|standard)s? /,
    / (rdc|nr|portaria|resolucao|normas?|abnt|nbr|iso|lei) /,
  ],
  [/ (contrato minimo|contratos?) /, / contratos? /],
]

/** The facts of a supplier's own page, as sentences. */
export const factLines = ({ facts }: Pick<PageContent, 'facts'>): string[] => [
  ...(facts.hours ? [`Horário de atendimento: ${facts.hours}`] : []),
  ...(facts.languages.length > 0 ? [`Idiomas: ${facts.languages.join(', ')}`] : []),
  ...(facts.since ? [`Desde ${facts.since}`] : []),
  ...(facts.team ? [`Equipe: ${facts.team} pessoas`] : []),
]

const longest = 240

const ofHours =
  / (sabados?|domingos?|feriados?|fi[mn]s? de semana|madrugada|noite|weekends?|saturdays?|sundays?|nights?) /

/** As `saidOf`; of a day that the profile does not speak of, the hours that it gives. */
export const saidOrHours = (asked: Pick<Message, 'sentence'>, profile: string): string =>
  saidOf(asked, profile) ||
  (ofHours.test(asked.sentence) ? saidOf({ sentence: ' horario ' }, profile) : '')

/** Of the words of a question; where the search has found them all, one of them shows the sentence. */
const mostOfThem = 0.51
export const oneOfThem = 0.01
export const allOfThem = 1

/** The sentence of the profile with most of these words. */
export function quoteOf(words: readonly string[], profile: string, least = mostOfThem): string {
  // 'ART', 'MTR': as profiles write them.
  const isCode = (word: string) => word.length === 3 && profile.includes(word.toUpperCase())
  const long = words.filter((word) => word.length > 3 || isCode(word))
  const telling = long.filter((word) => !ofDoing.test(word))
  const roots = (telling.length > 0 ? telling : long).map(rootOf)
  const shared = (text: string) => {
    const own = plainText(text).split(' ')
    return roots.filter((root) => own.some((word) => word.startsWith(root))).length
  }
  // 'bomba de dieta' rather than diets, and pumps further on.
  const span = (text: string) => {
    const own = plainText(text).split(' ')
    const at = roots
      .map((root) => own.findIndex((word) => word.startsWith(root)))
      .filter((n) => n >= 0)
    return Math.max(...at) - Math.min(...at)
  }
  const [best = ''] = sentencesOf(profile).toSorted(
    (a, b) => shared(b) - shared(a) || (shared(a) > 1 ? span(a) - span(b) : 0),
  )
  const tells = (word: string) => roots.some((root) => word.startsWith(root))
  return roots.length > 0 && shared(best) / roots.length >= least ? shortened(best, tells) : ''
}

/** Of 'mandam amostra?' the samples tell. */
const ofDoing =
  /^((mand|envi|lev|aceit|disponibiliz)(a|am|ar|e|em)|faz(em|er)?|dao|tem|tenham?|vend(e|em|er)|oferec(e|em|er)|fornec(e|em|er)|traz(em|er)?|assin(a|am|ar|e)|usam?|segue|seguem|receb(e|em|er))$/

/** Of 'treinam', 'trein': 'treinamento' begins with it. */
const rootOf = (word: string) => word.slice(0, Math.max(4, Math.min(6, word.length - 2)))
const sentencesOf = (profile: string) => profile.split(/(?<=[.;!?])\s+|\n+/)

const ofReach =
  / (capitais|todo (o )?(brasil|pais|territorio)|raio de|chega\w* (em|a)|despach\w+|envi(o|os|amos) para) /

/** How far somebody delivers or comes, in the words of the profile. */
export const reachOf = (profile: string): string =>
  shortened(sentencesOf(profile).find((text) => ofReach.test(` ${plainText(text)} `)) ?? '')

/** Of a long sentence its beginning, or what stands around the last word that tells what was asked for. */
function shortened(sentence: string, tells: (word: string) => boolean = () => false): string {
  const words = sentence.trim().replace(/[.;]$/, '').split(/\s+/)
  const last = words.findLastIndex((word) => tells(plainText(word)))
  let from = 0
  while (words.slice(from, last + 1).join(' ').length > longest) from++
  let to = words.length
  while (words.slice(from, to).join(' ').length > longest) to--
  return `${from > 0 ? '…' : ''}${words.slice(from, to).join(' ')}${to < words.length ? '…' : ''}`
}

/** What the profile says of what is asked, in its own words. */
export function saidOf({ sentence }: Pick<Message, 'sentence'>, profile: string): string {
  const asked = topics.filter(([question]) => question.test(sentence))
  // Of both, where both are asked for (em quanto tempo entregam); then the sentence with most words of the question.
  const about = sentencesOf(profile).filter((text) =>
    asked.some(([, said]) => said.test(` ${plainText(text)} `)),
  )
  const speaksOf = (said: RegExp, text: string) => said.test(` ${plainText(text)} `)
  const ofAll = about.filter((text) => asked.every(([, said]) => speaksOf(said, text)))
  // 'qual o prazo de entrega?': how long rather than that they deliver.
  const ofTime = asked.some(([question]) => question === howLong.asked)
    ? about.filter((text) => speaksOf(howLong.said, text))
    : []
  // 'entrega no fim de semana?': the day rather than that they deliver.
  const [nearest] = asked
  const ofDay =
    nearest && ofHours.test(sentence) ? about.filter((text) => speaksOf(nearest[1], text)) : []
  const most = [ofAll, ofTime, ofDay].find((texts) => texts.length > 0) ?? []
  const words = sentence.split(' ').filter((word) => word.length > 3)
  const tells = (word: string) =>
    words.includes(word) || asked.some(([, said]) => said.test(` ${word} `))
  const shared = (text: string) => words.filter((word) => plainText(text).includes(word)).length
  const [found = ''] = (most.length > 0 ? most : about).toSorted((a, b) => shared(b) - shared(a))
  return shortened(found, tells)
}
