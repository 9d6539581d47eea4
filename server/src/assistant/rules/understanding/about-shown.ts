import { asksStrictly } from '../answering/supplier-terms.ts'
import { ordinalIn } from './shown-list.ts'
import { comesAlone, ownBusiness, searchCue, whoDoes } from './cues.ts'
import { isDeed, placeIn } from './combine.ts'
import { inPortuguese } from 'contract/rules/english'
import { plainText } from 'contract/rules/text'
import { fieldQuestionIn } from '../field/field.ts'
import { type Message, readMessage } from './message.ts'
import type { Directory, Read } from './need.ts'
import {
  asksArea,
  asksForSomewhere,
  asksThemToMend,
  asksWhichPapers,
  asksWhetherTheyCome,
  hasPronoun,
  isOfThem,
  isOfComing,
  isOfQuestion,
  paperIn,
  supplierQuestionIn,
} from './supplier-question.ts'
import { type AssistantContext, type SupplierAsked, type Understood } from './understood.ts'

const ofEverybody =
  / (alguem|algum|alguma|quem|outr[oa]s?|fornecedores|empresas|voces|anyone|someone|suppliers|companies) /
export const asksHolding =
  /^ (e |and )?(eles |elas |ele |ela )?(tem|possui|possuem|sao|e|eh|declaram?|do they|does it|are they|is it|have|has) /
export const doesToo =
  / (faz|fazem|trabalha|trabalham|vende|vendem|oferece|oferecem|aluga|alugam|conserta\w*|atende|atendem|(?<= (?:e|eles|elas|ele|ela|tambem|nao|primeir[oa]|segund[oa]) )da|dao|emite|emitem|participa|participam|traduz|traduzem|instala|instalam|tambem|do|does|offer|offers|sell) /
/** 'tem alguma ISO?' */
const holdsSome = /^ (e |mas )?(tem|possuem|possui) (algum|alguma) \w+ $/
/** About this site, though a supplier was spoken of. */
const ofThisSite =
  / (site|daqui|disso|voces|plataforma|marketplace|this site|website|(list|advertise|register) (my|our) (company|business)) /
/** 'com AFE', 'quero limpeza com tudo incluso': something new is asked for. */
const startsNeed = /^ (com|preciso|quero|procuro|with) /
/** 'e pra tirar o AVCB?' asks for who obtains it. */
const obtains =
  / (tir(ar|a|am)|obter|consegu(e|ir)|renov(a|ar|am)|dar entrada|pedir|pedido d[eao]|regularizar?|get|obtain|renew|apply for) /
/** 'e acreditação?': what somebody helps with, unless it is said that one has it. */
const isServiceAlone = (sentence: string): boolean =>
  /^ (e|and) (a |o )?(acreditacao|licenciamento|regularizacao|registro d[aeo]s? (marcas?|produtos?|patentes?|medicamentos?|equipamentos?|software)|accreditation|licensing) /.test(
    sentence,
  )
/** 'a manutenção está inclusa?': part of what somebody offers. */
const isIncluded = / (inclu(i|em|s[oa]s?|id[oa]s?)|vem com|included?|includes) /
/** 'é presencial?', 'tem online?': how those who were shown do it. */
const asksHow =
  /^ (e |mas |and )?(o curso |o treinamento |o atendimento |a consultoria |a visita )?(e|eh|sao|seria|tem|da para fazer|pode ser|faz|fazem|atendem?|trabalham?|is it|are they) (\w+ )?(presencia(l|is)|online|on line|remot[oa]s?|a distancia|ead|no local|domicilio|in person|on site|remote) $/
/** 'fazem instalação?', and nobody is named: those who were spoken of. */
const doTheyDo =
  /^ (e |and )?(tambem )?(fazem|vendem|oferecem|alugam|consertam|instalam|trabalham com|do they|does it) /

/** No question about this site, though it may sound like one: 'quem é o dono?', 'eles emitem nota fiscal?' */
export const isSurelyTheirs = (message: Message, about: Understood): boolean =>
  about.intent === 'about' &&
  (hasPronoun(message) || about.question === 'people') &&
  !ofThisSite.test(message.sentence) &&
  !/ (nao|not) /.test(message.sentence)

const looks =
  /^ (e |mas |and )?(quem|alguem (que|para|de|em|do|da|no|na|ai|aqui|sabe|conhece)|who|anyone) | (precis\w+|procuro|busco|quero|queria|gostaria|para comprar|fornecedor(es)? de|empresa de|distribuidora? de|tem alguem|alguem que|outr[oa]s?|mais alguem|need|looking|anyone|someone else) /
/** 'dá certificado?', 'aluga ou só vende': what somebody does, and nobody is named. */
const startsWithDeed =
  /^ (e |mas |entao |and )?(tambem |so |ja )?(da|dao|faz|fazem|tem|aceita\w*|entrega\w*|manda\w*|emite\w*|vem|vao|vai|vende\w*|aluga\w*|atende\w*|treina\w*|processa\w*|cobra\w*|trabalha\w*|usa\w*|inclui\w*|precisa\w*|conserta\w*|instala\w*|recolhe\w*|busca\w*|deixa\w*|garante\w*|do|does|can|will|is|are) /

export const asksDeed = ({ sentence }: Message): boolean =>
  startsWithDeed.test(sentence) || saysWhose.test(sentence)

/** 'preciso requalificar a autoclave, ele faz?' */
const themToo =
  / (ele|ela|eles|elas|they|he|she) (tambem |ja )?(faz|fazem|tem|vende|vendem|aluga|alugam|do|does|have|has|sells?)( isso| it| that| tambem)? $/
export const asksThemToo = ({ sentence }: Message): boolean => themToo.test(sentence)

/** 'ela calcula quantas pessoas preciso?', 'e se eu tiver uma de outra loja?' */
const saysWhose =
  /^ (e |mas |and )?(precisa (?!de |d[oa]s? )|(?!quem |tem |alguem |ninguem |tambem |sem |bem )\w{3,}[ae]m |(ele|ela|eles|elas|they|he|she|does (he|she)|do they) |(se|if) (?!(eu |a gente |nos |i |we )?(so )?(quis\w+|quer\w*|precis\w+|want|need|fosse|for) ))/

/** A question after suppliers were shown that may be about the last of them, should its profile speak of it. */
export function isPerhapsTheirs(
  { sentence, tokens, text }: Message,
  context: AssistantContext,
  read: Read,
): boolean {
  const { hasPlace, licences } = read
  if (context.about === undefined || context.ofSite || hasPlace || licences.length > 0) return false
  if (asksForKind({ sentence }, read)) return false
  if (asksThemToMend({ sentence })) return true
  if (
    tokens.length > 16 ||
    (looks.test(sentence) &&
      !saysWhose.test(sentence) &&
      !themToo.test(sentence) &&
      !ifBroken.test(sentence)) ||
    (whoDoes.test(sentence) && !ifBroken.test(sentence)) ||
    ownBusiness.test(sentence) ||
    // 'e um sensor que avisa?' is another thing.
    /^ (e|mas) (uma?|uns|umas) /.test(sentence)
  )
    return false
  return (
    hasPronoun({ sentence }) ||
    startsWithDeed.test(sentence) ||
    /^ (e|mas|and|but) /.test(sentence) ||
    supplierQuestionIn({ sentence }) !== undefined ||
    text.includes('?')
  )
}

/** 'e quem calibra?', rather than a need that begins anew. */
export const asksWhoElse = ({ sentence }: Message): boolean =>
  /^ (e|mas|and) /.test(sentence) && whoElse.test(sentence)
const whoElse = /^ (e |mas |and )?(quem|alguem|who|anyone) (?!(e|eh|sao|seria|is|are|tem|possui) )/
const perUnit =
  /^ (e |mas )?(quanto|qual o (preco|valor)) (\w+ ){0,2}(por|cada) \w+ $|^ (e )?quanto (\w+ )?(custa|sai|fica|e|esta|cobram?) (a|o|cada|por|uma?) (caixa|unidade|pacote|diaria|visita|hora|kit|par|frasco|litro|quilo|kg|metro|rolo|peca|mensalidade|servico|galao|fardo|ponto) $|^ (e )?(qual )?(e )?(o )?(preco|valor) (da|do|de cada|por) (caixa|unidade|pacote|diaria|visita|hora|kit|par|frasco|litro|quilo|kg|metro|rolo|peca) $/
const ofTheThing =
  / (quanto (\w+ )?(custa|sai|fica|e|esta|cobram?)|(preco|valor) d) ?(a|o|as|os) (?!plano|site|anuncio|cadastro)/
/** 'como contrato?' is the verb here. */
const asksToHire =
  /^ (e |mas |entao )?(como|onde|posso|quero) (eu )?(ja )?(contrato|contratar|contrata|fecho|fechar|compro|comprar|encomendo|encomendar|agendo|agendar)( \w+){0,2} $/

/** 'isso é qual RDC?' */
const asksNorm =
  / (qual|que|quais) (\w+ )?(rdc|normas?|nr|portaria|resolucao|lei|legislacao) | which (rule|regulation|standard)s? /

const ofNorm = /^(rdc|nr|normas?|portaria|resolucao|lei|legislacao)$/
const ofFollowing = /^(seguem?|usam?|atendem?|cumprem?)$/

/** 'quando vence a AE deles?' is of the paper, whoever holds it. */
const expires =
  / (quando|ate quando|que dia) (\w+ ){0,2}(vence|expira|vale) | (vence|expira|vale) (ate )?quando |^ (e |mas )?(a |o |ess[ae] |est[ae] )?\w+ (vence|expira|caduca) $/

/** 'e para Recife, em quanto tempo?' */
const asksHowSoon = / (em quanto tempo|quanto tempo|prazo|quantos dias|frete|how long|how soon) /

/** 'alugam ou só vendem?' */
const rentsOrSells = / (alug|vend)\w+ ou (so |tambem )?(alug|vend)\w+ /

const ofHiring = /^(contrat|fech|compr|encomend|agend)(o|a|ar)$/

/** 'eles vão ver meu telefone?' asks what becomes of one's own. */
const ownContact =
  / (meus?|my) (telefone|celular|numero|emails?|dados|contatos?|whatsapp|phone|number|data) /

/** 'telefone dessa de Anápolis?', 'contato da lavanderia' */
const contactOfOne =
  /^ (\w+ ){0,4}(telefone|celular|whatsapp|contato|email|numero) (d[aeo]|d?ess[ae]|d?aquel[ae]|d?est[ae])(?= )|(falo|falar|contato) com (eles|elas|ele|ela|[oa])(?= )/

/** 'seria só integrar o analisador com ele, algum autônomo?' looks for one, whatever 'ele' is. */
const somebodyOfKind =
  / (algum|alguma|alguem|um|uma|any|a) (\w+ )?(autonom[oa]|freela\w*|frila|pessoa fisica|empresa|firma|freelancer|company) /
const asksForKind = ({ sentence }: Pick<Message, 'sentence'>, { need }: Read): boolean =>
  need.words.length > 0 &&
  somebodyOfKind.test(sentence) &&
  !/ (e|eh|sao|is|are) (uma?|an?) /.test(sentence)

const comeOrSend =
  / (vem|vao|atendem?|busca\w*|colet\w+|retira\w*|come) (\w+ ){0,4}ou (\w+ ){0,4}(mand\w+|lev\w+|envi\w+|send|bring) | (mand\w+|lev\w+|envi\w+) (\w+ ){0,3}ou (\w+ ){0,3}(vem|vao|busca\w*) /

/** 'se quebrar quem conserta?' */
const ifBroken =
  / se (quebrar|estragar|parar|(um[ao]? |ela |ele )?der (defeito|problema|errado|pau|ruim|bo)|pifar|vier (quebrad|errad|com defeito)\w*) /
const hereOr =
  / (vem|vai|vao|atende\w*|chega\w*|entrega\w*|come|serve) (\w+ ){0,3}(aqui|ca|here) ou /
const ofSiteItself = / (site|website|plataforma|platform|marketplace) /
const nameOfThem =
  / nome (d?el[ea]s?|da empresa|do fornecedor) |^ (e )?(qual|manda|passa|me manda|cade) (e )?(o )?link /

/** A question about a supplier that is on the screen. */
export function aboutShown(
  message: Message,
  context: AssistantContext,
  read: Read,
  directory: Directory,
): Understood | undefined {
  const { sentence, tokens } = message
  const shown = context.suppliers ?? []
  const at = ordinalIn(message, shown.length)
  const supplier = at === undefined ? context.about : shown[at]
  if (supplier === undefined || ownContact.test(sentence)) return undefined
  // 'e quem faz a qualificação dela?' looks for somebody else.
  const isOfTrust = supplierQuestionIn(message) === 'trust' || ifBroken.test(sentence)
  if (whoElse.test(sentence) && !isOfThem(message) && !isOfTrust) return undefined
  const { place, hasPlace, need } = read
  const found = (question: SupplierAsked['question'], more: Partial<SupplierAsked> = {}) => ({
    intent: 'about' as const,
    supplier,
    question,
    place,
    ...more,
  })
  if (asksForKind(message, read)) return undefined
  const question = supplierQuestionIn(message)
  const theirs = hasPronoun(message) || at !== undefined
  const paper = paperOf(message, read)
  const ofSomePaper = paper !== undefined && holdsSome.test(sentence)
  const isOfArea = (theirs || !context.ofSite) && !hasPlace && asksArea(sentence)
  if (isOfArea) return found('place', { said: sentence })
  if (ofEverybody.test(sentence) && !theirs && question !== 'people' && !ofSomePaper)
    return undefined
  const isShort = tokens.length <= 7
  if (
    question === 'contact' &&
    at === undefined &&
    tokens.length <= 12 &&
    (hasPlace || need.words.length > 0) &&
    contactOfOne.test(sentence) &&
    !searchCue.test(sentence)
  )
    return { intent: 'contact-of', words: need.words, place }
  // 'tem com AFE em Minas?' looks for others.
  if (paper !== undefined && hasPlace && !theirs) return undefined
  const field = paper !== undefined && expires.test(sentence) ? fieldQuestionIn(message) : undefined
  if (field) return { intent: 'field', ...field }
  if (
    paper !== undefined &&
    !startsNeed.test(sentence) &&
    !obtains.test(sentence) &&
    !isServiceAlone(sentence) &&
    (theirs || asksWhichPapers.test(sentence) || (tokens.length <= 9 && asksHolding.test(sentence)))
  )
    return found('licence', { paper })
  const here = placeIn(context.wanted ?? {})
  // 'buscam aqui no DF ou tenho que levar?'
  if (hasPlace && comeOrSend.test(sentence))
    return found('terms', { said: sentence, words: need.words })
  // 'ele vem até aqui ou só em Porto Alegre?'
  if (hasPlace && hereOr.test(sentence) && Object.keys(here).length > 0)
    return found('place', { place: here })
  if (hasPlace && need.words.every(isOfComing)) {
    if (asksHowSoon.test(sentence)) return found('terms', { said: sentence, words: need.words })
    if (asksWhetherTheyCome(message) && (theirs || comesAlone.test(sentence))) return found('place')
    if (context.asked === 'place' && isShort && /^ (e|and|ou) /.test(sentence))
      return found('place')
    return undefined
  }
  if (theirs && asksWhetherTheyCome(message) && asksForSomewhere(message))
    return found('place', { said: sentence })
  // 'vêm até aqui ou tenho que mandar o aparelho?' is not answered with yes.
  if (theirs && comeOrSend.test(sentence))
    return found('terms', { said: sentence, words: need.words })
  if (
    theirs &&
    asksWhetherTheyCome(message) &&
    / (aqui|ca|here) /.test(sentence) &&
    Object.keys(here).length > 0
  )
    return found('place', { place: here })
  // 'how much does the site charge us to find her?'
  if (question === 'price' && ofSiteItself.test(sentence)) return undefined
  // 'quanto ele cobra por bomba?', 'quanto custa a caixa?', 'quanto fica por equipamento?'
  if (question === 'price' && (hasPronoun(message) || (perUnit.test(sentence) && isShort)))
    return found('price')
  if (asksHow.test(sentence) && need.text !== '') return found('offers', { offers: need.text })
  const isOwn = ownBusiness.test(sentence) && !theirs
  const hires = isShort && asksToHire.test(sentence)
  const things = need.words.filter(
    (word) =>
      directory.isTrade(word) &&
      !(question && (isOfQuestion(question, word) || isOfComing(word))) &&
      !(hires && ofHiring.test(word)) &&
      !ofNorm.test(word) &&
      !(asksNorm.test(sentence) && ofFollowing.test(word)),
  )
  // 'quanto custa a coleta?' after who collects.
  const wanted = plainText(context.wanted?.categoria ?? '').split(' ')
  const isOfWanted = things.every((word) => isDeed(word) || wanted.includes(word))
  if (question === 'price' && isShort && ofTheThing.test(sentence) && isOfWanted && !context.ofSite)
    return found('price')
  // 'quero comprar luvas' after somebody else asks for gloves.
  if (hires && things.length === 0 && !isOwn) return found('contact')
  if (question === 'terms' && rentsOrSells.test(sentence) && isShort)
    return found('terms', { said: sentence, words: need.words })
  if (things.length > 0) {
    const goesOn = context.asked !== undefined && doTheyDo.test(sentence)
    const asksWhatIsPart = isShort && isIncluded.test(sentence) && !startsNeed.test(sentence)
    const does =
      (theirs && doesToo.test(sentence) && !searchCue.test(sentence)) || goesOn || asksWhatIsPart
    // 'eles pegam a roupa no feriado?' asks for the day.
    if (does && question === 'terms' && asksStrictly(sentence))
      return found('terms', { said: sentence, words: need.words })
    return does ? found('offers', { offers: need.text }) : undefined
  }
  if (isOwn) return undefined
  if (isShort && asksNorm.test(sentence)) return found('free', { said: sentence, words: [] })
  if (question && (theirs || (!context.ofSite && tokens.length <= 9)))
    return found(question, { said: sentence, words: need.words })
  const asksName = isShort && nameOfThem.test(sentence)
  return (at !== undefined && isShort) || asksName ? found('shown') : undefined
}

/** Licences have Portuguese names: an English question is translated for them. */
export function paperOf(message: Message, { rest }: Read): string | undefined {
  const paper =
    paperIn(message) === undefined ? undefined : (paperIn({ sentence: ` tem ${rest} ` }) ?? '')
  if (paper === undefined || message.language === 'pt') return paper
  return paperIn(readMessage(`tem ${inPortuguese(message.text)}`, 'pt')) ?? ''
}

/** The question should a supplier be named in it: 'a Clinengi atende em Canoas?' */
export function askedOf(message: Message, read: Read): SupplierAsked | undefined {
  const { hasPlace, place } = read
  const paper = paperOf(message, read)
  if (hasPlace && asksWhetherTheyCome(message)) return { question: 'place', place }
  if (paper !== undefined) return { question: 'licence', place, paper }
  const question = supplierQuestionIn(message)
  return question ? { question, place, said: message.sentence } : undefined
}
