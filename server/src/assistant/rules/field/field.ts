import type { Language } from 'contract/rules/languages'
import { plainText } from 'contract/rules/text'
import { type Aspect, aspectIn, aspectText, firmAspectIn, isTold } from './aspects.ts'
import { type Age, ageIn } from './age.ts'
import { fieldFactsInEnglish, resolutionsInEnglish } from './english.ts'
import { everydayFacts } from './everyday.ts'
import { neededFacts } from './needed.ts'
import { normsAbout } from './norms.ts'
import { periodFacts } from './periods.ts'
import { type FieldFact, fieldFacts as namedFacts } from './portuguese.ts'
import { productFacts } from './products.ts'
import { resolutions } from './resolutions.ts'
import { termFacts } from './terms.ts'
import { wasteAskedIn, wasteFacts, wasteGoneOnTo } from './waste.ts'
import type { Message } from '../understanding/message.ts'

export const fieldFacts: readonly FieldFact[] = [
  ...everydayFacts,
  ...namedFacts,
  ...neededFacts,
  ...periodFacts,
  ...productFacts,
  ...wasteFacts,
  ...termFacts,
]

/** Facts that a question of the field names, in the order it names them, and what is asked of what was explained. */
export type FieldQuestion = {
  ids: string[]
  aspect?: Aspect | undefined
  /** Of the paper that is held out. */
  age?: Age | undefined
}

/** How a question sounds that wants to know, not to buy. */
const asks =
  / (quais sao|(e|eh) o do (\w+ ){1,4}ou (o )?d[aeo] \w+|(e|eh) [oa]? ?d[aeo] \w+ ou [oa]? ?(d[aeo] )?\w+|qual (e )?(o |a )?(codigo |numero )?(do |da |de )?(cnae|codigo)|(tenho|temos|meus?|quais|que) (os )?direitos?|precisa\w* (ser )?renova\w*|vale\w* (por )?quanto tempo|vale\w* ate quando|quanto tempo (vale|dura)\w*|(clinica|consultorio|hospital|farmacia|laboratorio|empresa|distribuidora?|gente|todos|todo mundo) (\w+ ){0,5}precisa\w* (\w+ )?(de|d[ao]|ter|cumprir|seguir|fazer)|obrigad[oa]s? a (ter|fazer|cumprir|seguir)|o que (\w+ ){0,4}(e|eh|sao|significa|seria|quer dizer|diz|fala|exige|muda|mudou)|(e|eh) (verdade|isso mesmo)|procede|que (e|significa)|significado|significa|quer dizer|(do que|sobre o que|de que) (se )?(fala|trata)|trata (de|sobre)|fala (de|sobre) (o )?que|(para|por) que serve|serve para|diferen\w+|mesma coisa|igual a|(qual|quanto|por quanto tempo|ate quando) (\w+ ){0,3}(validade|vale|dura|tempo vale)|validade|vence|vencem|vencimento|(de|a|em) (quanto|quantos|cada) (\w+ ){0,8}renova\w*|renova\w* (\w+ ){0,4}(quando|todo ano)|is it true|permanent|forever|e valid[oa]|expira|caduca|prazos?|(em )?quantos dias|quanto tempo (\w+ ){0,3}(responder|entregar|atender|resposta)|how many days|deadline|time limit|quem (\w+ ){0,7}precisa|quem (e|sao) obrigad\w+|e obrigatori\w+|obrigatori[oa]|quando (preciso|precisa)|explica|explique|entender|duvida sobre|me fala (o que|sobre)|what (is|are|does)|difference|mean|means|meaning|expire|expires|expiry|expiration|valid|who needs|is it mandatory|explain|about what) /
const buys =
  / (preciso de (um|uma|alguem|ajuda|empresa|fornecedor|consultoria)|procuro|busco|quem faz|alguem que|empresa que|empresas que|contratar|fornecedor de|consultoria|orcamento|cotacao|quanto custa|tirar|renovar|(?<! do )i need|looking for) /

/** Somebody who does it is looked for, whatever else is named. */
const seeks =
  / (procuro|busco|consultor(?:a|es|as|ia)?|assessoria|orcamento|cotacao|empresas? que|fornecedor(es)? (de|que)|quem (\w+ )?(faz|fazem|vende|coleta|recolhe|retira|busca|tira|ajuda|resolve)|quem (pode|poderia|seria)|regularizacao de|alguem (que|para)|looking for|who (does|sells|collects|can)) /

/** 'preciso regularizar na Anvisa', where nothing is asked. */
const seeksOne =
  / precis(o|amos) de (?!ter )| (preciso|precisamos|quero|queremos) (regulariz|registr|aprov|certific|legaliz|licenci)\w+ /

const isSeeking = ({ sentence, text }: Message): boolean =>
  seeks.test(sentence) || (!text.includes('?') && seeksOne.test(sentence))

/** What is asked for without its name. */
function askedFor(sentence: string): string[] {
  const fact = fieldFacts.find(({ asked }) => asked?.test(sentence))
  return fact ? [fact.id] : wasteAskedIn(sentence)
}

const byLength = fieldFacts
  .flatMap((fact) => fact.names.map((name) => ({ id: fact.id, name })))
  .sort((a, b) => b.name.length - a.name.length)

/** A period that a norm sets, whoever was spoken of: 'de quanto em quanto tempo se calibra?' */
export function periodIn(message: Message, isOfThem: boolean): FieldQuestion | undefined {
  if (isSeeking(message)) return undefined
  const fact = periodFacts.find(
    ({ asked, saysWho }) => (saysWho || !isOfThem) && asked?.test(message.sentence),
  )
  return fact && { ids: [fact.id] }
}

/** 'precisa renovar todo ano?' after a need that has a name of the field: 'PGRSS'. */
export function fieldOfNeed(message: Message, need: string): FieldQuestion | undefined {
  const ids = namedIn(` ${plainText(need)} `)
  const asksHowLong = / (renova|vale|validade|vence|expira)/.test(message.sentence)
  const isTold = ids.some((id) => /vale|venc|valid|atualizad/i.test(factOf(id, 'pt')?.text ?? ''))
  if (asksHowLong && !isTold) return undefined
  return ids.length > 0 && goesOn.test(message.sentence)
    ? fieldsGoneOnTo(message, ids.slice(0, 1))
    : undefined
}

export function fieldQuestionIn(message: Message): FieldQuestion | undefined {
  const { sentence, text } = message
  const unnamed = isSeeking(message) ? [] : askedFor(sentence)
  if (unnamed.length > 0) return { ids: unnamed }
  const norms = / (rdcs?|normas?|resolucao|resolucoes|rules?|resolution) /.test(sentence)
    ? normsAbout(sentence)
    : []
  if (norms.length > 0) return { ids: norms }
  const ids = namedIn(sentence)
  if (ids.length === 0 && asksUnknownNorm(sentence)) return { ids: ['rdc-desconhecida'] }
  if (ids.length === 0 || (buys.test(sentence) && !renewal.test(sentence))) return undefined
  // 'minha clínica precisa de NR-32' asks for help, with a question mark whether it does.
  if (houseNeeds.test(sentence) && !/\?/.test(text)) return undefined
  const both = ids.includes('afe') && !ids.includes('ae') && ofControlled.test(sentence)
  if (both) return { ids: ['ae', 'afe'] }
  const isAsked =
    asks.test(sentence) ||
    (text.includes('?') && hasToHave.test(sentence)) ||
    (isOnlyName(message, ids) && nobodySells(ids))
  const aspect = firmAspectIn(sentence)
  if (aspect) return askedOf(ids, sentence)
  return isAsked ? { ids: ids.slice(0, 3) } : undefined
}

/** 'guardo remédio controlado, só a AFE resolve?' */
const ofControlled = / (controlad\w+|tarja preta|psicotropic\w+|entorpecente\w*) /

const askedOf = (ids: readonly string[], sentence: string): FieldQuestion => ({
  ids: ids.slice(0, 3),
  aspect: aspectIn(sentence, ids),
  age: ageIn(sentence),
})

/** 'o que diz a RDC 9999?': better no answer than one of another. */
const asksUnknownNorm = (sentence: string): boolean =>
  / rdcs? (n |no |numero )?\d{1,4} /.test(sentence) &&
  (asks.test(sentence) ||
    /^ (e |and )?(a |o |the )?rdc (n |no |numero )?\d{1,4}( \d{4})? $/.test(sentence))

/** 'preciso ter PGRSS?' */
const hasToHave =
  / (precis\w+|tenho que|temos que|tem que|obrigad[oa] a) (\w+ )?(ter|fazer|tirar|renovar|possuir|entregar) | precisam? (\w+ )?(de|d[ao]) | (posso|podemos|pode) (\w+ ){0,5}sem /
const houseNeeds =
  / (clinica|consultorio|hospital|farmacia|laboratorio|empresa|distribuidora?) (\w+ ){0,5}precisa\w* /
const renewal =
  / (precisa\w*|tem que|(de|a|em) (quanto|quantos|cada) (\w+ ){0,8}|quando (\w+ ){0,4}|todo ano (\w+ ){0,3}) ?(ser )?renova\w* | renova\w* (\w+ ){0,4}(quando|todo ano|de quanto em quanto)(?= )/

/** 'CRF do FGTS?': a term, a question mark and nothing else. */
const isOnlyName = ({ sentence, text }: Message, ids: readonly string[]): boolean =>
  /\?\s*$/.test(text) &&
  byLength.some(
    ({ id, name }) =>
      ids.includes(id) && sentence.replace(/^ (e |a |o |and |the )*/, ' ').trim() === name,
  )
const nobodySells = (ids: readonly string[]): boolean =>
  ids.every((id) => fieldFacts.some((fact) => fact.id === id && !fact.search))

const goesOn =
  / (quem precisa|quem (e|sao) obrigad\w+|(e )?obrigatori[oa]|muda\w*|validade|vale\w* (por )?quanto|quanto tempo (vale|dura)\w*|vence\w*|precisa\w* renovar|renova\w*|expira\w*|caduca\w*|validas? ate|(precisa\w*|tem que|tenho que|obrigad\w+) (\w+ )?(ter|fazer|disso)|(onde|como) (\w+ )?(consult|verific|confer|confir)\w+|para que serve|o que e isso|who needs|is it mandatory|how long is it valid|does it expire) /

const asksForHolders =
  / (?<!(?:meu|nosso|esse|este|o) )(fornecedor\w*|empresas?|alguem|quem|suppliers?|companies) (\w+ )?(tem|possui|possuem|com|declara|declaram|have|has|with) /
const looksForHolders =
  /^ (e |mas )?(tem|ha|existe\w*|conhece\w*|preciso|procuro|quero) (\w+ ){1,6}(com|que tem|que tenha\w*) /
/** 'e o de distribuição?' after the certificate of manufacture. */
function twinOf(sentence: string, explained: readonly string[]): string | undefined {
  if (explained.includes('cbpf') && / (distribu|armazen|distribut|stor)\w+ /.test(sentence))
    return 'cbpda'
  return explained.includes('cbpda') && / (fabric|manufact)\w+ /.test(sentence) ? 'cbpf' : undefined
}
/** 'quanto custa tirar?' after an explanation is asked of it. */
const ofGetting =
  /^ (e |mas )?(quanto custa( (para )?(tirar|renovar))?|(como|onde) (eu |se |faco para )?(tir|renov)\w+( isso| uma| um| a minha| o meu)?) (?=$)/
const theTwo =
  / (das duas|dos dois|entre (as duas|os dois|elas|eles|uma e outra|um e outro)|between (the two|them)) /
/** 'qual a lei?': the explanation names it. */
const asksWhichNorm =
  /^ (e |mas )?(em )?(qual|que) (e )?(a |o )?(lei|norma|rdc|resolucao|portaria|legislacao|base legal)( (e|diz isso|fala disso|manda|disso))? $/
/** After an explanation: 'quem precisa ter?' is of the same, 'e CBPF?' of another. */
export function fieldsGoneOnTo(
  message: Message,
  explained: readonly string[],
): FieldQuestion | undefined {
  const { sentence, tokens } = message
  // 'quais fornecedores têm CBPF?' looks for them.
  if (asksForHolders.test(sentence) || seeks.test(sentence)) return undefined
  if (looksForHolders.test(sentence) && !goesOn.test(sentence)) return undefined
  if (asksWhichNorm.test(sentence)) return { ids: [...explained] }
  const ofBoth = explained.some((id) => id === 'afe' || id === 'ae') && theTwo.test(sentence)
  if (ofBoth) return { ids: ['afe', 'ae'] }
  const aspect = aspectIn(sentence, explained)
  const longest = aspect ? 20 : 9
  const wants = buys.test(sentence.replace(ofGetting, ' ')) && !goesOn.test(sentence)
  if (tokens.length > longest || wants) return undefined
  const twin = twinOf(sentence, explained)
  if (twin) return { ids: [twin], aspect }
  const named = explained.some((id) => id.startsWith('rdc'))
    ? namedIn(sentence.replace(/^ (e |and )?(a |o |as |the )?(?=\d{1,4}( \d{4})? $)/, ' rdc '))
    : namedIn(sentence)
  const norms = explained.some((id) => id.startsWith('rdc')) ? normsAbout(sentence) : []
  if (norms.length > 0) return { ids: norms }
  const elsewhere = fieldFacts.find((fact) => fact.asked?.test(sentence))
  if (elsewhere && !explained.includes(elsewhere.id)) return { ids: [elsewhere.id] }
  const things = wasteGoneOnTo(sentence, explained)
  if (things.length > 0) return { ids: things }
  if (named.length === 0 && asksUnknownNorm(sentence)) return { ids: ['rdc-desconhecida'] }
  const [first] = explained
  if (
    named.length > 0 &&
    first &&
    / (mesma coisa que|o mesmo que|igual a|diferenca (para|pro|do|da|de)|same as|difference) /.test(
      sentence,
    )
  )
    return { ids: [...new Set([first, ...named])] }
  if (named.length > 0)
    return /^ (e|and|mas|a|as|o|os|do|da) /.test(sentence) ||
      isOnlyName(message, named) ||
      /\?\s*$/.test(message.text)
      ? askedOf(named, sentence)
      : undefined
  const same = fieldFacts.some((fact) => explained.includes(fact.id) && fact.goesOn?.test(sentence))
  // 'precisa ter botão?' of cookies is in what is told of them.
  if (same && !isTold(explained, aspect)) return { ids: explained.slice(0, 3) }
  return aspect || goesOn.test(sentence) ? askedOf(explained, sentence) : undefined
}

/** The papers and terms that are named, whatever is asked of them. */
export function fieldsNamed({ sentence }: Pick<Message, 'sentence'>): FieldQuestion | undefined {
  const ids = namedIn(sentence)
  return ids.length > 0 ? { ids: ids.slice(0, 3), aspect: aspectIn(sentence, ids) } : undefined
}

function namedIn(sentence: string): string[] {
  let rest = sentence
  const found: { id: string; at: number }[] = []
  for (const [, number = ''] of sentence.matchAll(/ rdcs? (?:n |no |numero )?(\d{1,4})(?= )/g)) {
    if (resolutions.some(([known]) => known === number)) {
      found.push({ id: `rdc${number}`, at: sentence.indexOf(` ${number} `) })
    }
  }
  for (const { id, name } of byLength) {
    const at = rest.indexOf(` ${name} `)
    if (at < 0 || found.some((other) => other.id === id)) continue
    found.push({ id, at: sentence.indexOf(` ${name} `) })
    rest = rest.replace(` ${name} `, ' ')
  }
  return found.sort((a, b) => a.at - b.at).map(({ id }) => id)
}

const check = {
  pt: 'Confirme sempre o texto em vigor no portal da ANVISA.',
  en: 'Always check the text in force on ANVISA’s website.',
}

/** The written answer, and searches that follow from it. */
export function fieldAnswer({ ids, aspect, age }: FieldQuestion, language: Language) {
  const facts = ids.flatMap((id) => {
    const fact = factOf(id, language)
    if (!fact || !aspect) return fact ?? []
    return { ...fact, text: aspectText({ id, text: fact.text, aspect, age }, language) }
  })
  return {
    texto: [...new Set(facts.map(({ text }) => text))].join('\n\n'),
    searches: facts.flatMap(({ search }) => search ?? []).slice(0, 2),
  }
}

function factOf(id: string, language: Language): Pick<FieldFact, 'text' | 'search'> | undefined {
  const resolution = resolutions.find(([number]) => id === `rdc${number}`)
  if (resolution) {
    const [number, year, about, search] = resolution
    const text =
      language === 'en'
        ? `RDC ${number}/${year} is a resolution of ANVISA, the Brazilian health agency, about ${resolutionsInEnglish[number] ?? about}. ${check.en}`
        : `A RDC ${number}/${year}, da ANVISA, trata d${about}. ${check.pt}`
    return search ? { text, search } : { text }
  }
  const fact = fieldFacts.find((known) => known.id === id)
  if (!fact || language === 'pt') return fact
  return { ...fact, text: fact.english ?? fieldFactsInEnglish[id] ?? fact.text }
}

/** 'PGRSS' has no vowel and is a word all the same. */
export const isFieldName = (word: string): boolean => byLength.some(({ name }) => name === word)

/** How what was explained is called: 'treinamento disso' is of it. */
export function nameOfField(id: string | undefined): string | undefined {
  const [, number] = /^rdc(\d+)$/.exec(id ?? '') ?? []
  return number ? `RDC ${number}` : fieldFacts.find((fact) => fact.id === id)?.names[0]
}

/** What an assistant may say of the field besides: a model's words are checked against it. */
export const fieldTexts: readonly string[] = fieldFacts.map(({ text }) => text)
