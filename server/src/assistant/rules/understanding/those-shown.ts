import { doesToo, paperOf } from './about-shown.ts'
import { isDeed, placeIn } from './combine.ts'
import type { Message } from './message.ts'
import type { Directory, Read } from './need.ts'
import { asksBeyond, ordinalIn } from './shown-list.ts'
import {
  asksWhetherTheyCome,
  asksWhoHolds,
  asksWhoSays,
  isOfComing,
  isOfQuestion,
  isOfThem,
  supplierQuestionIn,
} from './supplier-question.ts'
import { type AssistantContext, search, type Understood } from './understood.ts'

// Questions about several suppliers that were shown: which of them, or each.

/** Asked of those who were shown: who takes least, who is best. */
const whoIsCheapest =
  /^ (esta |e |achei )*(muito car[oa]|car[oa] demais)( demais)? $|^ achei car[oa] $| (mais (barat[oa]s?|em conta)|menor (preco|valor)|melhor preco|cobra menos|cheaper|cheapest|lowest price) /
const whoIsBest =
  / qual (deles|delas|dos dois|dos tres|dess[ea]s|dest[ea]s|del[ae]s todos)? ?(\w+ ){0,2}(melhor|recomenda|indica|escolheria|escolho)|^ (e |and )?(qual|quem|who|which)( one)? (e|is) (o |a |the )?(melhor|mais confiavel|best) $|which (one|of them) (is|do you|would) (\w+ )?(better|best|recommend) /
const sayAgain =
  /^ (volta|voltar|anterior) $|^ (pode |poderia |da para |can you |please )*(repet(e|ir|a)|mostra(r)? (de novo|novamente|outra vez)|manda(r)? (de novo|novamente)|repeat|show (it|them) again)( isso| que| por favor| that| it| please)* $/
const comparesThem =
  / (compar\w+|lado a lado|compare) (\w+ )?(os|as|eles|elas|esses|essas|entre eles|them|both|these)( dois| duas)?(?= )|^ (me |pode |e )*compar\w+( para mim| por favor| ai| entao)? $/
/** 'qual dos dois é empresa?' */
const asksKind =
  / (e|eh|sao|seria|is|are) (uma? |an? )?(empresas?|pj|pessoa (juridica|fisica)|autonom[oa]s?|freela\w*|company|companies) /
/** Of plans or papers, where those were spoken of last. */
const asksWhatDiffers =
  / (diferenca|difference|muda) (\w+ )?(entre|de um|d[oae]s?|between) (eles|elas|esses|essas|os dois|as duas|um|para o outro|dois|duas|primeir[oa]|o primeiro|a primeira|them|these|the two|the first)(?= )(?! planos?)|^ (e )?qual (e )?a diferenca( para mim| por favor| ai| entao)? $/

/** Of the suppliers on the screen, which one; or the same again. */
export function ofThoseShown(
  message: Message,
  context: AssistantContext,
  read: Read,
  directory: Directory,
): Understood | undefined {
  const { sentence, tokens } = message
  if (!context.suppliers?.length || tokens.length > 12) return undefined
  if (asksBeyond(message, context.suppliers.length)) return { intent: 'only-these' }
  if (whoIsCheapest.test(sentence)) return { intent: 'cheapest' }
  const before = placeIn(context.wanted ?? {})
  if (read.hasPlace && asksWhoIsNear(message, context))
    return { intent: 'nearest', place: read.place }
  if (nearHere.test(sentence) && !read.hasPlace && before.estado && context.wanted?.categoria)
    return { intent: 'nearest', place: before }
  const isOfSuppliers = !context.ofSite && !context.explained && !context.topic
  if (comparesThem.test(sentence) || (isOfSuppliers && asksWhatDiffers.test(sentence)))
    return { intent: context.suppliers.length > 1 ? 'compare-shown' : 'only-these' }
  const isOfAll = isOfThem(message) || /^ (e )?(todos|todas|os dois|as duas) /.test(sentence)
  if (isOfAll && asksKind.test(sentence)) return { intent: 'kind-of-each' }
  if (whoIsBest.test(sentence)) return { intent: 'faq', id: 'comparar' }
  if (read.hasPlace && isOfThem(message) && !supplierQuestionIn(message))
    return { intent: 'who-serves', place: read.place }
  const things = read.need.words
  const asksWhoDoes = isOfThem(message) && things.length > 0 && doesToo.test(sentence)
  if (asksWhoSays(message) || (asksWhoDoes && paperOf(message, read) === undefined))
    return { intent: 'who-says', said: sentence, words: things }
  if (asksWhoHolds(message)) return { intent: 'who-holds', paper: paperOf(message, read) ?? '' }
  const ofEach = isOfSeveral(message, context) && ofEachShown(message, context, read, directory)
  if (ofEach) return ofEach
  return context.wanted?.categoria && sayAgain.test(sentence) ? search(context.wanted) : undefined
}

const near =
  /^(?!.* outr[oa]s? ).* (mais|fica\w*|bem) (perto|proxim[oa]s?|pert\w+) (d[aeo]s?|a|ao|aqui)(?= )|(near|nearer|nearest|closer|closest) (to )?(?=\w)/
/** 'não tem ninguém perto?', 'nem perto?' */
const nearHere =
  /^ (?!.*(preciso|procuro|quero) ).*(ninguem|alguem|algum\w*|nenhum\w*|nem|nada|outr[oa]s?|qual|quem|mais|um|uma|nobody|anyone|which) (\w+ ){0,4}(perto|proxim[oa]s?|nearby|near|close|closer)( (daqui|de mim|de nos|da gente|aqui|here|to me))? $/
/** 'e de Vitória?' after who is nearest to Belém. */
const asksWhoIsNear = (message: Message, { askedAll }: AssistantContext): boolean =>
  near.test(message.sentence) ||
  (askedAll === 'nearest' &&
    !asksWhetherTheyCome(message) &&
    message.tokens.length <= 6 &&
    /^ (e|and) /.test(message.sentence))

const ofOne = / (ele|ela|dele|dela|nele|nela|ess[ae]|est[ae]|he|she|his|her|him|it|its|this) /
const ofAll = / (eles|elas|deles|delas|they|them|their|algum|alguns|quem|qual|quais|who|which) /
/** Without a word that says whom: 'atende domingo?', 'tem certificado?', 'e no feriado?' */
const ofNobody =
  /^ (e |mas |and )?((tem|atende\w*|faz\w*|entrega\w*|trabalha\w*|abre\w*|funciona\w*|emite\w*|da|dao|aceita\w*|fala\w*|cobra\w*|parcela\w*|vem|vao|sao|possu\w+|demora\w*|quanto tempo|qual (o )?prazo|do|does|are|is) |(de|d[oa]s?|em|n[oa]s?|aos?|on|at) )/

/** Several are shown, and none of them was picked. */
export function isOfSeveral(message: Message, context: AssistantContext): boolean {
  const { suppliers = [], about, asked, askedAll, ofSite } = context
  if (suppliers.length < 2 || ofSite || ordinalIn(message, suppliers.length) !== undefined)
    return false
  const { sentence } = message
  const isPicked = asked !== undefined || (askedAll === undefined && about !== suppliers[0])
  return !isPicked && !ofOne.test(sentence) && (ofAll.test(sentence) || ofNobody.test(sentence))
}

/** 'eles atendem domingo?', 'têm AFE?', 'quem vai a Natal?': what holds for each of them. */
function ofEachShown(
  message: Message,
  { askedAll }: AssistantContext,
  read: Read,
  directory: Directory,
): Understood | undefined {
  const { sentence, tokens } = message
  const { words } = read.need
  const question = supplierQuestionIn(message)
  const paper = paperOf(message, read)
  if (paper !== undefined && !read.hasPlace && holdsPaper.test(sentence))
    return { intent: 'who-holds', paper }
  if (read.hasPlace) {
    const goesOn = askedAll === 'place' && tokens.length <= 5 && /^ (e|ou|and) /.test(sentence)
    const asks = asksWhetherTheyCome(message) && !sentence.startsWith(' tem ')
    return words.every(isOfComing) && (goesOn || asks)
      ? { intent: 'who-serves', place: read.place }
      : undefined
  }
  const others = words.filter(
    (word) =>
      directory.isTrade(word) &&
      !isOfComing(word) &&
      !isDeed(word) &&
      !(question && isOfQuestion(question, word)),
  )
  const isOfTerms = question === 'terms' || question === 'people'
  return (isOfTerms && others.length === 0) || howTheyCharge.test(sentence)
    ? { intent: 'who-says', said: sentence, words: [] }
    : undefined
}

const holdsPaper =
  /^ (e |mas |and )?(eles |elas |todos |they |do they |are they )?(tem|possuem|possui|sao|declaram?|have|has|hold) /
const howTheyCharge = / como (eles |elas )(\w+ )?(cobram|recebem) | how do they charge /
