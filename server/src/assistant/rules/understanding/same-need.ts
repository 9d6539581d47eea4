import { plainText } from 'contract/rules/text'
import { askedOf } from './about-shown.ts'
import { buys, combine, thingIn, withoutPlace } from './combine.ts'
import { comesAlone, searchCue, whoDoes } from './cues.ts'
import type { Directory, Wanted } from './need.ts'
import { hasPronoun } from './supplier-question.ts'
import { isAsker } from './telling-words.ts'
import { asksForMore } from './shown-list.ts'
import { isVague } from './vague.ts'
import type { Said } from './said.ts'
import { type AssistantContext, search, type Understood } from './understood.ts'

/** 'minha outra loja é em Valadares', 'meu sócio quer em Brasília': the same, somewhere else. */
const movesPlace =
  / (minha|meu|outra|nossa|nosso|tenho|temos) (outra |outro |nova |novo )?(unidade|loja|filial|sede|casa|irma|irmao|mae|socio|socia|clinica|hospital|farmacia|laboratorio|consultorio|predio|unit|branch) (\w+ ){0,7}(em|no|na|in) | (muda algo|mudanca de planos|mudou de ideia|vai ficar (n[ao] \w+ \w+ )?em) /
/** 'temos uma filial lá' */
const hasHouseThere =
  / (unidade|loja|filial|sede|matriz|clinica|posto|branch) (nossa |minha )?(la|ali|there) /
/** 'mesma coisa', 'uma igual': what was looked for before. */
const sameAgain =
  / (mesm[oa]s? (coisa|servico|produto|problema|necessidade|dor)|uma? (igual|mesm[oa])|o mesmo|a mesma|tambem (precisa\w*|quer\w*) (disso|d[aeo] mesm[oa])|igual|iguais|the same|same thing) /
/** 'nem uma?', 'ninguém mesmo?' where nobody was found. */
const insists =
  /^ (nem|nenhum|nenhuma|ninguem|nada)( \w+){0,4} $|^ (entao |mas |poxa |e )*(nao (tem|ha|achou|encontrou) (mesmo )?)(ninguem|nenhum\w*|nada|um)( mesmo| ai| la| aqui)* $/

/** 'queria pagar só em cima do que recuperar' */
const paysByResult =
  / (pag(o|a|ar|amos|ando|amento)|cobr(a|am|ar|ando|anca)|remunera\w+|receb(e|em|er)) (\w+ ){0,3}(em cima d|sobre o (que|resultado)|conforme o|(por|pelo|no) (resultado|exito|sucesso)|se (recuperar|der certo|ganhar)|depois (de|que) recuper)|(por|no) exito |(pay|paid|charge\w*) (\w+ ){0,3}(by|on|for) (results?|success)|success fee /
const byResult = 'remuneração por resultado'

/** 'e usada?', 'pode ser novo' */
const usedOrNew =
  /^ (e |mas |tem |pode ser |so )*(usad[oa]s?|nov[oa]s?|seminov[oa]s?|de segunda mao)( tambem| serve)* $/

const noNeed = { words: [], text: '', parts: [] }
/** 'comprar uma igual' after a search for rental: the thing itself. */
const wantedAgain = (sentence: string, before: Partial<Wanted>): Partial<Wanted> => {
  const thing = buys.test(sentence) ? thingIn(before.categoria ?? '') : ''
  return thing && thing !== before.categoria
    ? { ...before, categoria: thing, shown: thing }
    : before
}

/** Where nobody was found for words that are of no trade, the need before them goes on. */
export const lastNeed = (
  { wanted, found, shown }: AssistantContext,
  { isTrade }: Directory,
): Partial<Wanted> | undefined => {
  const isOfTrade = plainText(wanted?.categoria ?? '')
    .split(' ')
    .some((word) => isTrade(word) && !isAsker(word))
  return found && wanted?.categoria && shown === undefined && !isOfTrade ? found : wanted
}

/** What was looked for before, somewhere else or under another condition. */
export function sameNeed({
  message,
  context,
  read,
  directory,
  isOwn,
  wanted,
}: Said): Understood | undefined {
  const { sentence } = message
  const before = lastNeed(context, directory)
  if (!before?.categoria) return undefined
  if (asksForMore(message) || usedOrNew.test(sentence)) return search(before)
  if (paysByResult.test(sentence) && !isOwn && !hasPronoun(message)) {
    const of = (text = '') => `${text.replace(` com ${byResult}`, '')} com ${byResult}`
    return search({
      ...withoutPlace(before),
      categoria: of(before.categoria),
      shown: of(before.shown),
    })
  }
  const things = read.need.words.filter(
    (word) =>
      directory.isTrade(word) && !directory.isEveryday(word) && !isAsker(word) && !isVague(word),
  )
  if (
    read.hasPlace &&
    things.length === 0 &&
    movesPlace.test(sentence) &&
    !searchCue.test(sentence)
  )
    return context.about !== undefined && comesAlone.test(sentence)
      ? { intent: 'about', supplier: context.about, question: 'place', place: read.place }
      : search({ ...before, ...read.place })
  if (isOwn) return undefined
  if (
    things.length === 0 &&
    (sameAgain.test(sentence) ||
      (read.need.words.length === 0 && wantedAgain(sentence, before) !== before) ||
      (read.hasPlace && hasHouseThere.test(sentence)))
  )
    return search(combine(wantedAgain(sentence, before), { ...read, need: noNeed }, true))
  const narrows =
    read.hasPlace || read.anywhere || read.except || read.tipo || read.licences.length > 0
  const isSame = before === context.wanted
  if (read.need.words.length === 0 && narrows)
    return search(isSame ? wanted : combine(before, { ...read, need: noNeed }, true))
  // 'nem particular? nenhuma?'
  if (insists.test(sentence) && message.text.includes('?') && things.length === 0)
    return search(before)
  // 'para Fortaleza, precisa chegar hoje': nothing of the trade is said anew.
  const asksThem = askedOf(message, read) !== undefined && !whoDoes.test(sentence)
  return things.length === 0 && read.hasPlace && !asksThem
    ? search(combine(before, { ...read, need: noNeed }, true))
    : undefined
}
