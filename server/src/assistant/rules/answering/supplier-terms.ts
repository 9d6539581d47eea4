import type { PageContent } from 'contract/supplier-pages'
import { states } from 'contract/rules/states'
import { plainText } from 'contract/rules/text'
import { looseTopics, strictTopics, type Topic } from './profile-topics.ts'
import type { Message } from '../understanding/message.ts'

/** The facts of a supplier's own page, as sentences. */
export const factLines = ({ facts }: Pick<PageContent, 'facts'>): string[] => [
  ...(facts.hours ? [`Horário de atendimento: ${facts.hours}`] : []),
  ...(facts.languages.length > 0 ? [`Idiomas: ${facts.languages.join(', ')}`] : []),
  ...(facts.since ? [`Desde ${facts.since}`] : []),
  ...(facts.team ? [`Equipe: ${peopleIn(facts.team)}`] : []),
]

function peopleIn(team: string): string {
  if (team === '1') return '1 pessoa'
  const [least = '', most] = team.split('-')
  return most ? `${least} a ${most} pessoas` : `${least.replace('+', '')} pessoas ou mais`
}

const longest = 240

/** 'quem são os clientes deles?', 'já trabalharam pra hospital grande?' */
export const asksForClients = (said: string): boolean => ofClients.test(said)
const ofClients =
  / (clientes|carteira de clientes|(ja|para quem) (eles |elas |ele |ela )?(ja )?(atend|trabalh|prest)\w+|clients|customers|worked (for|with)) /

/** 'quantos carros vocês têm?' */
export const asksHowMany = (said: string): boolean => howMany.test(said)
const howMany = / (quant[oa]s|how many) /
const number =
  '(\\d[\\d.]*|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|vinte|trinta)'
/** 'Frota de 86 veículos' of vehicles. */
const counts = (words: readonly string[], text: string): boolean =>
  words.some((word) =>
    new RegExp(` ${number} (\\w+ )?${rootOf(word)}`).test(` ${plainText(text)} `),
  )

/** The sentence that says how many there are of one of these things. */
export function countOf(words: readonly string[], profile: string): string {
  const found = sentencesOf(profile).find((text) => counts(words, text))
  return found ? shortened(found) : ''
}

const ofHours =
  / (sabados?|domingos?|feriados?|fi[mn]s? de semana|madrugada|noite|weekends?|saturdays?|sundays?|nights?) /

/** As `saidOf`; of a day that the profile does not speak of, the hours that it gives. */
export const saidOrHours = (asked: Pick<Message, 'sentence'>, profile: string): string =>
  saidOf(asked, profile) ||
  (ofHours.test(asked.sentence) ? saidOf({ sentence: ' horario ' }, profile) : '')

/** Of 'mandam amostra?' the samples tell. */
const ofDoing =
  /^((mand|envi|lev|aceit|disponibiliz|integr|trabalh)(a|am|ar|e|em)|faz(em|er)?|dao|tem|tenham?|vend(e|em|er)|oferec(e|em|er)|fornec(e|em|er)|traz(em|er)?|emit(e|em|ir)|atend(e|em|er)|inclu(i|em)|possu(i|em)|assin(a|am|ar|e)|usam?|segue|seguem|receb(e|em|er))$/

/** The words of a question that tell what it is about. */
export function tellingOfThem(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !ofDoing.test(word))
  return telling.length > 0 ? telling : words
}

/** Of 'treinam', 'trein': 'treinamento' begins with it. */
const rootOf = (word: string) => word.slice(0, Math.max(4, Math.min(6, word.length - 2)))
export const sentencesOf = (profile: string) => profile.split(/(?<=[.;!?])\s+|\n+/)

const ofReach =
  / (capitais|todo (o )?(brasil|pais|territorio)|(entrega|atende)\w* (\w+ ){0,14}tod[oa]s? [oa]s?|raio de|chega\w* (em|a)|despach\w+|envi(o|os|amos) para) /

/** 'Enfermeira obstetra.', 'Sou advogado': a sentence that begins with what somebody is; 'contas médicas' tells of none. */
export function professionSaid(profession: string, profile: string): string {
  const isIt = new RegExp(`^ (?:sou |somos )?(?:uma? )?${profession.replace(/[oa]s?$/, '')}[oa]s? `)
  const told = sentencesOf(profile).find((text) => isIt.test(` ${plainText(text)} `))
  return told ? shortened(told) : ''
}

const part =
  '(?:norte|sul|leste|oeste|nordeste|noroeste|sudeste|sudoeste|interior|litoral|triangulo|capital)'

/** 'no sul de Minas': of a part of a state, which is no yes for each of its towns. */
export function saidOfPart(state: string, profile: string): string {
  const name = plainText(states[state] ?? '')
  const ofState = new RegExp(` ${part} (?:d[aeo] )?(?:${name}|${name.split(' ')[0]}) `)
  const told = name && sentencesOf(profile).find((text) => ofState.test(` ${plainText(text)} `))
  return told ? shortened(told) : ''
}

const somewhere =
  / (interior|capital|capitais|litoral|metropolitana|zona rural|estados?|pais|brasil) /
/** 'entregam no interior?': what the profile says of the interior, or of how far somebody goes. */
export function reachOfSomewhere(said: string, profile: string): string {
  const [, where = ''] = somewhere.exec(said) ?? []
  const told =
    where && sentencesOf(profile).find((text) => ` ${plainText(text)} `.includes(` ${where} `))
  return told ? shortened(told) : reachOf(profile)
}

/** How far somebody delivers or comes, in the words of the profile. */
export const reachOf = (profile: string): string =>
  shortened(sentencesOf(profile).find((text) => ofReach.test(` ${plainText(text)} `)) ?? '')

/** Of a long sentence its beginning, or what stands around the last word that tells what was asked for. */
export function shortened(
  sentence: string,
  tells: (word: string) => boolean = () => false,
): string {
  const words = sentence.trim().replace(/[.;]$/, '').split(/\s+/)
  const last = words.findLastIndex((word) => tells(plainText(word)))
  let from = 0
  while (words.slice(from, last + 1).join(' ').length > longest) from++
  let to = words.length
  while (words.slice(from, to).join(' ').length > longest) to--
  return `${from > 0 ? '…' : ''}${words.slice(from, to).join(' ')}${to < words.length ? '…' : ''}`
}

/** Whether only a sentence that tells exactly this is an answer: 'recolhem toda semana?' */
export const asksStrictly = (sentence: string): boolean =>
  strictTopics.some(({ asked }) => asked.test(sentence))

/** Whether days, delivery, payment and the like are asked of. */
export const isTopic = (sentence: string): boolean =>
  [...strictTopics, ...looseTopics].some(({ asked }) => asked.test(sentence))

/** How long, how soon: words of the question alone. */
const ofTime =
  /^(quant|tempo|dias?$|horas?$|semanas?$|prazo|demor|entreg|cheg|leva|quando|fica|mais$|eles$|elas$|voces$)/

/** What the profile says of what is asked, in its own words. */
export function saidOf({ sentence }: Pick<Message, 'sentence'>, profile: string): string {
  const asksFor = ({ asked }: Topic) => asked.test(sentence)
  const [strict, ...others] = strictTopics.filter(asksFor)
  const topics = [...(strict ? [strict] : []), ...looseTopics.filter(asksFor)]
  const speaksOf = (text: string) => {
    const said = ` ${plainText(text)} `
    return (topic: Topic) => topic.said.test(said)
  }
  const words = sentence.split(' ').filter((word) => word.length > 3)
  const things = words.filter((word) => !ofTime.test(word))
  const sentences = sentencesOf(profile)
  // 'em quanto tempo entregam?': how long rather than that they deliver.
  const ofFirst = sentences.filter((text) =>
    strict ? speaksOf(text)(strict) : topics.some(speaksOf(text)),
  )
  // 'em quantos dias entregam o relatório?': how long it takes, and of the report.
  const ofOthers = sentences.filter(
    (text) => others.some(speaksOf(text)) && things.some((word) => plainText(text).includes(word)),
  )
  const about = ofFirst.length > 0 ? ofFirst : ofOthers
  const tells = (word: string) =>
    words.includes(word) || topics.some(({ said }) => said.test(` ${word} `))
  const shared = (text: string) => words.filter((word) => plainText(text).includes(word)).length
  const spokenOf = (text: string) => topics.filter(speaksOf(text)).length
  const [found = ''] = about.toSorted((a, b) => spokenOf(b) - spokenOf(a) || shared(b) - shared(a))
  return shortened(found, tells)
}
