import { aboutTheTalk } from './about-the-talk.ts'
import { withoutAsides } from './aside.ts'
import { withPreposition } from './bare-place.ts'
import { withoutPlace } from './combine.ts'
import { lastNeed } from './same-need.ts'
import { asksElsewhere, asksForMore } from './shown-list.ts'
import { asksForPerson } from './person.ts'
import { courtesyOf, greetingLength, isNo, isYes, putsOff } from './courtesy.ts'
import { ownBusiness, searchCue } from './cues.ts'
import { inPortuguese } from 'contract/rules/english'
import { correctionIn } from './correction.ts'
import type { Reader } from '../intents/meanings.ts'
import { decide } from './decide.ts'
import { isCondition } from './supplier-question.ts'
import { firmMissedIn } from './firm-missed.ts'
import { sureFaq } from '../faq/sure.ts'
import { askingClause, mainClause, withoutWhatIsUsed } from './told-at-length.ts'
import { withHelp } from './help-with-paper.ts'
import { fieldQuestionIn, nameOfField } from '../field/field.ts'
import { type Message, readMessage } from './message.ts'
import { type Directory, type Read, readNeed } from './need.ts'
import { isAsker } from './telling-words.ts'
import { outsideOf } from './off-topic.ts'
import { bareNumberIn, quantityIn, withoutQuantity } from './quantity.ts'
import { buysForSelf } from '../safety/own-medicine.ts'
import { ratherOf } from './rather.ts'
import { dangerIn } from '../safety/safety.ts'
import { staysIn } from '../safety/stays.ts'
import { wordedDanger } from '../safety/worded.ts'
import { type AssistantContext, search, type Understanding, type Understood } from './understood.ts'
import { isBeyondDoubt } from './written-answer.ts'

const startsOn = /^(e|mas|entao|agora|so|somente|apenas|tambem|and|only|also)$/
/** 'o que vocês sabem da Clinengi?' */
const spokenOf =
  /(?<!\p{L})o que (?:voc[êe]s?|vcs|vc)\s+(?:sabem?|t[êe]m|conhecem?)\s+(?:sobre|d[aeo]s?)\s+(?:a |o )?(.+?)\??$/iu
/** 'então não tem ninguém que trabalhe com isso?' */
const asksIfNobody =
  /^ (e |mas |entao |ai |so |and |so there is )*(nao (tem|ha|existe|achou|conhece) |is there )?(ninguem|nenhum\w*|nobody|no one|anybody|anyone)( (fornecedor|empresa|profissional|lugar))?( (que|who))?( (trabalh|fac|faz|vend|alug|atend|forne|mex|do|does|sell)\w*)?( com| with)?( (isso|disso|essa? \w+|it|that|this))?( mesmo| ai| at all)? $/
const numberAlone = /^[\s+()\d.-]{8,20}$/
/** 'é que perdi meu emprego', 'me separei': what has happened, and no question. */
const tellsOn = ({ sentence, text }: Message): boolean =>
  !text.includes('?') &&
  / (e que|ninguem (me |se )?(liga|importa|ouve|escuta|entende|ajuda|gosta)|porque|perdi|fui|fiquei|briguei|me separei|separei|terminei|morreu|acabou|larg\w+|mandad[oa] embora|demitid[oa]|lost|fired|left me) /.test(
    sentence,
  )
/** 'obrigado, vou ver com o jurídico' */
const decidesLater =
  / (vou|vamos|preciso|deixa eu|i will) (\w+ )?(ver|falar|pensar|conversar|analisar|consultar|levar|avaliar|checar|talk|think|check) (com|isso|antes|sobre|para|melhor|o|a|with|about|it) /
/** 'quem vende losartana para farmácia?' is a purchase of a house, no patient's. */
const sellsToHouse =
  / (quem|fornecedor\w*|distribuidora?s?|empresas?) (\w+ )?(vend\w+|fornec\w+|distribu\w+|de) (\w+ ){1,4}(para|pra) (a |o |minha |meu |nossa |nosso )?(farmacias?|drogarias?|hospita(l|is)|clinicas?|revenda) |^ (mas |nao |so que |eu )*(e |eh |seria |sou )?(para|de|da|do|dono de|dona de) (uma? |a |o )?(minha |meu |nossa |nosso )?(\w+ )?(farmacia|drogaria|hospital|clinica|consultorio|posto|ubs)( \w+)? $/
/** 'não vou passar meu telefone' where the number was asked for. */
const refusesPhone =
  / nao (vou|quero|posso|gosto de|tenho|dou|passo|informo|preciso) (\w+ ){0,4}(telefone|numero|celular|fone|contato)? ?(?=$|.*(telefone|numero|celular|dar|passar|informar) )| prefiro nao | sem (dar |passar |informar )?(o |meu )*(telefone|numero|celular) |(not|do not|dont|rather not) (\w+ ){0,4}(phone|number) /

/** Reads a message without any model. Pure; what can harm comes before everything else. */
export function understand(
  text: string,
  context: AssistantContext,
  directory: Reader,
  /** The message puts right what was looked for before. */
  corrects = false,
): Understanding {
  const message = readMessage(text, context.language)
  const { language } = message
  const said = (understood: Understood): Understanding => ({ ...understood, language })
  // After a warning of the worst what follows is read as of that (stays.ts).
  const isWarned = context.danger === 'suicide' || context.danger === 'emergency'
  const danger = dangerIn(message) ?? (isWarned ? undefined : wordedDanger(message, directory))
  // What was warned of before is said again where it is not sure what is told, or one more symptom is.
  const isOfBefore =
    danger === 'concern' || (danger === 'medical' && context.danger === 'emergency')
  if (danger) return said({ intent: (isOfBefore && context.danger) || danger })
  if (buysForSelf(message.sentence, context.suppliers !== undefined))
    return said({ intent: 'medical' })
  const outside = outsideOf(text, message)
  if (outside && outside !== 'off-topic') return said({ intent: outside })
  if (context.offer === 'similar' && isYes(message)) return said({ intent: 'similar' })
  // 'ok' after a list is no wish for more of it.
  if (context.offer && isYes(message) && message.sentence !== ' ok ') {
    return {
      ...understand(context.offer, { ...context, offer: undefined, language }, directory),
      language,
    }
  }
  if (context.wantsPerson && refusesPhone.test(message.sentence))
    return said({ intent: 'no-phone' })
  // A number for the team, out of its hours: what is written then is read later.
  if (context.topic === 'horario' && numberAlone.test(message.text))
    return said({ intent: 'faq', id: 'horario' })
  const declines =
    context.danger === undefined && (context.offer !== undefined || context.wanted !== undefined)
  if (declines && isNo(message)) return said({ intent: 'declined' })
  const courtesy = courtesyOf(message)
  // Whoever says good-bye or curses after speaking of death is not let go.
  const complains =
    courtesy === 'insult' &&
    (sureFaq(message) !== undefined ||
      (searchCue.test(message.sentence) && namesTrade(message.text, directory)))
  const isAnswered = declines || context.topic !== undefined || context.explained !== undefined
  if (isAnswered && context.danger === undefined && courtesy !== 'thanks' && putsOff(message))
    return said({ intent: 'declined' })
  const ofTalk = context.danger === undefined && aboutTheTalk(message, context)
  if (ofTalk) return said({ intent: 'talk', about: ofTalk })
  const rest = withoutAsides(message.text)
  const asksToo =
    courtesy === 'thanks' &&
    rest !== undefined &&
    !decidesLater.test(message.sentence) &&
    namesTrade(rest, directory)
  if (courtesy && !complains && !asksToo && (context.danger !== 'suicide' || courtesy === 'thanks'))
    return said({ intent: courtesy })
  if (rest) return { ...atLength(rest, message, context, directory), language }
  // 'tem um desfibrilador aqui, uso?' of somebody who waits for the ambulance is no need.
  const other = context.danger
    ? undefined
    : withoutWhatIsUsed(message.text, (text) => needsTrade(text, directory))
  if (other) return { ...atLength(other, message, context, directory), language }
  // 'errei o CNPJ no cadastro' puts nothing right that was said here.
  const meant = isBeyondDoubt(sureFaq(message))
    ? undefined
    : correctionIn(message.text, context.wanted?.categoria)
  if (meant) return understand(meant, { ...context, offer: undefined, language }, directory, true)
  const clause = mainClause(message, directory) ?? askingClause(message, directory)
  if (clause) return { ...atLength(clause, message, context, directory), language }
  const name = spokenOf.exec(message.text)?.[1] ?? firmMissedIn(message.text)
  if (name) return said(searchFor(name))
  const detail = quantityOf(message, context, directory)
  if (detail) return said(detail)
  const named =
    withPreposition(message.text, context, directory) ??
    withoutThis(message.text, context) ??
    withHelp(message.text) ??
    withoutQuantity(message.text)
  if (named) return understand(named, { ...context, language }, directory, corrects)
  const before = lastNeed(context, directory)
  if (before?.categoria && asksElsewhere(message)) return said(search(withoutPlace(before)))
  if (before?.categoria && asksIfNobody.test(message.sentence)) return said(search(before))
  if (context.wanted?.categoria && context.shown !== undefined) {
    const rather = ratherOf(message, directory)
    if (rather) return said({ intent: 'more', rather })
    if (asksForMore(message, context.wanted.categoria)) return said({ intent: 'more' })
  }

  const spoken = language === 'en' ? readMessage(inPortuguese(message.text), 'pt') : message
  const from = greetingLength(spoken)
  const whole = readNeed(spoken, from, directory)
  const read = language === 'en' ? withoutStrangers(whole, spoken, directory) : whole
  if (context.danger === 'medical' && / descart\w+ /.test(message.sentence))
    return said({ intent: 'field', ids: ['descarte-em-casa'] })
  if (context.danger === 'suicide' && tellsOn(message)) return said({ intent: 'suicide' })
  // The number is said again, whatever else is told with it.
  if (
    (context.danger === 'suicide' || context.danger === 'emergency') &&
    asksNumber.test(message.sentence)
  )
    return said({ intent: context.danger })
  if (context.danger === 'medical' && sellsToHouse.test(message.sentence))
    return said(searchFor('distribuidora de medicamentos'))
  if (context.danger) {
    const asksElse =
      read.hasPlace ||
      (sureFaq(message) ?? 'robo') !== 'robo' ||
      fieldQuestionIn(message) !== undefined ||
      asksForPerson(message, false) ||
      (context.danger !== 'suicide' &&
        (outside !== undefined || ownBusiness.test(message.sentence)))
    const trade = read.need.words.filter(directory.isTrade).length
    if (staysIn(context.danger, message, { asksElse, trade }))
      return said({ intent: context.danger })
  }
  const decided = said(
    decide(message, context, read, directory, {
      isOffTopic: outside === 'off-topic',
      corrects,
      goesOn: corrects || isCondition(spoken) || startsOn.test(spoken.tokens[from]?.word ?? ''),
    }),
  )
  // What nobody understands is no reason to leave somebody alone.
  return isWarned && context.danger && decided.intent === 'unknown'
    ? said({ intent: context.danger })
    : decided
}

/** Of an English need the words that could be said in Portuguese, should there be any of the trade. */
function withoutStrangers(read: Read, { tokens }: Message, directory: Directory): Read {
  const words = read.need.words.filter(
    (word) => directory.isTrade(word) && !isAsker(word) && !/^(\d+|in)$/.test(word),
  )
  if (words.length === 0 || words.length === read.need.words.length) return read
  const typed = (word: string) => tokens.find((token) => token.word === word)?.raw ?? word
  return { ...read, need: { ...read.need, words, text: words.map(typed).join(' ') } }
}

/** 'obrigada. e cadeira de banho' goes on asking. */
const namesTrade = (text: string, directory: Directory): boolean =>
  readMessage(text, 'pt').tokens.some(
    ({ word }) =>
      word.length > 3 && !directory.saysNothing(word) && !isAsker(word) && directory.isTrade(word),
  )

/** 'quero outro fornecedor em São Paulo' says nothing of what. */
const needsTrade = (text: string, directory: Directory): boolean =>
  readNeed(readMessage(text, 'pt'), 0, directory).need.words.some(
    (word) => directory.isTrade(word) && !isAsker(word),
  )

const searchFor = (name: string): Understood => ({
  intent: 'search',
  wanted: { categoria: name, shown: name },
  parts: [],
  asked: { question: 'does', place: {} },
})

/** Where it was said is kept, though the need stands in another clause. */
function atLength(
  clause: string,
  message: Message,
  context: AssistantContext,
  directory: Reader,
): Understanding {
  const understood = understand(clause, { ...context, offer: undefined }, directory)
  if (understood.intent !== 'search') return understood
  const { place, hasPlace } = readNeed(message, 0, directory)
  return hasPlace ? { ...understood, wanted: { ...place, ...understood.wanted } } : understood
}

const asksNumber =
  / (que|qual|which|what) (\w+ ){0,2}(numero|telefone|number|phone) |(para onde|para quem) (\w+ )?lig\w+ |who (do|should) (i|we) call /

const ofThis =
  /(?<!\p{L})(disso|nisso|n?esse assunto|sobre isso|deste assunto|desse assunto|dessa norma|desta norma|of this|of that)(?!\p{L})/iu
const asksForThing =
  / (treinamento|curso|consultoria|assessoria|manutencao|locacao|aluguel|fornecedor\w*|empresa|especialista|profissional|training|course|supplier\w*) (\w+ )?(disso|nisso|isso|dess[ae]|dest[ae]|of) /

/** 'um treinamento disso' after an explanation or a search: of what was spoken of. */
function withoutThis(text: string, { explained, wanted }: AssistantContext): string | undefined {
  const name = nameOfField(explained?.[0]) ?? wanted?.shown
  if (!name || !ofThis.test(text) || !asksForThing.test(readMessage(text).sentence))
    return undefined
  return text.replace(ofThis, `de ${name}`)
}

/** '500 caixas' after a need says how much of it; 'em Recife' or 'quanto custa' beside it is what is asked. */
function quantityOf(
  { text, language }: Message,
  context: AssistantContext,
  directory: Reader,
): Understood | undefined {
  const found = context.wanted?.categoria ? (quantityIn(text) ?? bareNumberIn(text)) : undefined
  if (!found) return undefined
  const { quantity, rest } = found
  const spoken = readMessage(language === 'en' ? inPortuguese(rest) : rest, 'pt')
  if (readNeed(spoken, greetingLength(spoken), directory).need.words.length > 0) return undefined
  const asked = understand(rest, { ...context, offer: undefined, language }, directory)
  // 'são só 6 peças, dá?' asks nothing else.
  const isAsked =
    asked.intent === 'about' || (asked.intent === 'search' && asked.perhaps?.words.length !== 0)
  return isAsked ? asked : { intent: 'quantity', quantity }
}
