import type { SupplierType } from 'contract/suppliers'
import { aboutShown, asksHolding, isSurelyTheirs } from './about-shown.ts'
import { asksDeedOfIt, combine, ofDelivery, ofRenting, whichOfThem } from './combine.ts'
import { isOwnBusiness, searchCue, whoDoes } from './cues.ts'
import { sureFaq } from '../faq/sure.ts'
import { faqGoneOnTo } from '../faq/topic.ts'
import { isAskedInFull, type Reader } from '../intents/meanings.ts'
import { fieldOfNeed, fieldQuestionIn, fieldsGoneOnTo, periodIn } from '../field/field.ts'
import { type Message, readMessage } from './message.ts'
import type { Directory, Read } from './need.ts'
import { newNeed } from './new-need.ts'
import type { Said } from './said.ts'
import { sameNeed } from './same-need.ts'
import { hasPronoun, isCondition } from './supplier-question.ts'
import { ofThoseShown } from './those-shown.ts'
import { type AssistantContext, search, type Understood } from './understood.ts'
import { isBeyondDoubt, ofSiteOrAccount, written } from './written-answer.ts'

/** 'e empresa?', 'mas que seja empresa', 'qual deles é autônomo?': the same, from a kind of supplier. */
const kindAlone =
  /^ (?:(?:e|mas|so|somente|apenas|agora|ou|entao|ok|tem|ha|existe|quero|queria|prefiro|preferia|preferencia|que|seja|sejam|ser|fosse|precisa|de|por|as|os|uma?|algum|alguma|alguns|algumas|qual|quais|quem|deles|delas|desses|eh|sao|and|only|any|is|are|there|it|must|be|which|one|of|them|a|an|the) )+(?:(empresas?|firmas?|pj|pessoa juridica|compan(?:y|ies))|autonom[oa]s?|freelancers?|freelas?|frilas?|pf|pessoa fisica) (?:que (?:faca|facam|faz|fazem|atenda|venda)(?: isso)? )?(?:mesmo |tambem |nao |please )*$/
/** 'é empresa?' asks about the one that was shown; without the accent it goes on. */
const asksIfItIs = /^\s*(?:é|eh|is it)\s/iu
function kindWanted({ sentence, text }: Message): SupplierType | undefined {
  const found = asksIfItIs.test(text) ? null : kindAlone.exec(sentence)
  if (!found) return undefined
  return found[1] === undefined ? 'Autônomo' : 'Empresa'
}
const asksWhatItIs = /^ (e |mas )?(o que|que) (e|eh|significa|seria) (isso|isto|ess[ea])( \w+)? $/
/** 'o que é AVCB?', 'que significa CBPF mesmo?' */
const asksMeaning =
  /^ (e |mas |and )?(o que|que|what) (e|eh|significa|quer dizer|seria|is|does) (\w+ ){1,5}(?=$)/
/** 'quem faz isso?', 'tem consultor pra isso?', 'quem tira?' after an explanation: of what was explained. */
const ofWhatWasSaid = / (isso|isto|esse|essa|este|esta|disso|desse|dessa|nisso|that|this|it) /
const asksForHelper =
  / (alguem|consultor\w*|consultoria|assessoria|assessor\w*|empresas?|profissional|profissionais|especialista\w*|fornecedor\w*|anyone|someone|consultants?|supplier) /
const doesIt =
  /^ (e |mas |and )?(quem|alguem|who|anyone) (que )?(\w+ )?(faz|fazem|faca|fazer|tira|tiram|prepara|resolve|cuida|ajuda|regulariza|consegue|elabora|monta|does|do|helps?)( (isso|para mim|para nos|comigo|with that))* $|^ (me )?(indica|indique|recomenda|conhece|passa) (uma? |alguma? )?(alguem|empresas?|fornecedor(es)?|profissional|consultor\w*|especialista)( ai| para isso| bom| boa)* $|^ (eu )?(quero|preciso|gostaria) (de )?(contratar|uma?|alguem|ajuda)( alguem| empresa| com isso| para isso)* $/
function looksForWhoDoesIt({ sentence }: Message): boolean {
  if (doesIt.test(sentence)) return true
  return ofWhatWasSaid.test(sentence) && (whoDoes.test(sentence) || asksForHelper.test(sentence))
}
/** 'e o pedido de AFE de uma distribuidora?' looks for who does it, whatever was explained. */
const asksForHelpWith = / regularizacao d[eoa] /
/** 'em quanto tempo respondem?' after an answer is asked of it, though it is a whole question. */
const ofTime = / (quanto tempo|quantos dias|prazo|how long) /
/** Of somebody to talk to. */
const asksHowLong =
  /^ (e |mas |ai |isso )?(vai |vai ser |sera )?((para )?(ainda )?hoje( ainda)?|demora\w*|quanto tempo|tem fila|e agora|how long|does it take) /

/** 'nitrílica, em Cuiabá' after gloves: which of them, without a word of asking. */
const isFragment = ({ sentence, tokens }: Message, { need }: Read, directory: Directory): boolean =>
  tokens.length <= 6 &&
  !searchCue.test(sentence) &&
  need.words.every((word) => directory.isAttribute(word) || ofDelivery.test(word))

/**
 * What a message means that neither harms, greets nor corrects: a question, or a search. Each step says what it
 * recognises; the first one wins. Pure.
 */
export function decide(
  message: Message,
  context: AssistantContext,
  read: Read,
  directory: Reader,
  { isOffTopic, corrects, goesOn }: { isOffTopic: boolean; corrects: boolean; goesOn: boolean },
): Understood {
  const rents = read.need.words.length > 0 && read.need.words.every((word) => ofRenting.test(word))
  const isWhich = goesOn || rents || isFragment(message, read, directory)
  const ofIt = asksDeedOfIt(message, read)
  const said: Said = {
    message,
    context,
    read,
    trade: read.need.words.filter(directory.isTrade).length,
    directory,
    isOwn: isOwnBusiness(message.sentence),
    isOffTopic,
    corrects,
    wanted: combine(
      context.wanted ?? {},
      isWhich || ofIt
        ? whichOfThem(context.wanted, read, directory, isCondition(message), corrects || ofIt)
        : read,
      goesOn,
    ),
    about: aboutShown(message, context, read, directory),
  }
  for (const step of [
    deadline,
    ofThoseOnScreen,
    goneOn,
    written,
    sameNeed,
    ofSiteOrAccount,
    newNeed,
  ]) {
    const understood = step(said)
    if (understood) return understood
  }
  return { intent: 'unknown' }
}

function deadline({ message }: Said): Understood | undefined {
  const field = periodIn(message, hasPronoun(message))
  return field && { intent: 'field', ...field }
}

function ofThoseOnScreen({
  message,
  context,
  read,
  directory,
  about,
}: Said): Understood | undefined {
  // 'e o que é AVCB mesmo?' asks what it is, not whether they have it.
  const meaning = asksMeaning.test(message.sentence) ? fieldQuestionIn(message) : undefined
  if (meaning) return { intent: 'field', ...meaning }
  const isAfterSearch = context.wanted?.categoria !== undefined
  const tipo = isAfterSearch ? kindWanted(message) : undefined
  if (tipo) return search({ ...context.wanted, tipo })
  const ofSeveral = ofThoseShown(message, context, read, directory)
  if (ofSeveral) return ofSeveral
  return about && isSurelyTheirs(message, about) ? about : undefined
}

/** 'essa autorização precisa ser renovada?' */
const ofPaper = / ess[ea] (autorizacao|licenca|alvara|documento|certificado|registro|papel) /

/** 'o que é isso?', 'precisa renovar?' of a word of the field that was looked for. */
function ofTheNeed(message: Message, { wanted, ofSite }: AssistantContext) {
  if (!wanted?.shown) return undefined
  if (asksWhatItIs.test(message.sentence))
    return fieldQuestionIn(readMessage(`o que é ${wanted.shown}`))
  const isOfThem = hasPronoun(message) && !ofPaper.test(message.sentence)
  return ofSite || isOfThem ? undefined : fieldOfNeed(message, wanted.shown)
}

/** What goes on from the last answer: an explanation, a written answer, the wish for a person. */
function goneOn({ message, context, read, about, directory }: Said): Understood | undefined {
  const { sentence } = message
  // 'tem CRF?' beside suppliers asks whether they have it.
  const isTheirs = about !== undefined && asksHolding.test(sentence)
  // 'e o pedido de AFE em Guarulhos' looks for somebody there.
  const isNeed = read.hasPlace && !message.text.includes('?')
  const seeksHelp = asksForHelpWith.test(sentence)
  // 'apagar meus dados' is of this site, whatever was explained.
  const isSure = isBeyondDoubt(sureFaq(message))
  const field = seeksHelp
    ? undefined
    : context.explained && !isTheirs && !isNeed && !isSure
      ? fieldsGoneOnTo(message, context.explained)
      : ofTheNeed(message, context)
  if (field) return { intent: 'field', ...field }
  if (context.explained && sureFaq(message) === undefined && looksForWhoDoesIt(message)) {
    const wanted = { ...context.wanted, ...read.place }
    return wanted.categoria ? search(wanted) : { intent: 'ask-need', wanted }
  }
  if (context.wantsPerson && asksHowLong.test(sentence)) return { intent: 'faq', id: 'horario' }
  const isWhole = isAskedInFull(message, directory) && !ofTime.test(sentence)
  const next = context.topic && !isSure && !isWhole && faqGoneOnTo(message, context.topic)
  return next ? { intent: 'faq', id: next } : undefined
}
