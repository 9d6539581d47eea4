import { isTalk } from './around.ts'
import { isDeed } from './combine.ts'
import type { Token } from './message.ts'
import type { Directory } from './need.ts'
import { asker, isAsker, namesNothing } from './vague.ts'

export { isAsker }

// Which words of a message tell what is needed, and which tell who asks, why and since when.

/** Who asks, where it is one's own. */
const ownHouse = /^(distribuidora|transportadora|importadora|industria|loja|empresa|rede)$/
const owner = /^(meu|minha|nosso|nossa|o|a|um|uma|aqui)$/
const cue =
  /^(falta|faltam|faltando|pediu|pediram|precisar|preciso|precisava|precisamos|precisando|procuro|procura|procurando|procuramos|busco|buscando|necessito|quero|queremos|queria|gostaria)$/
export const isCue = (word: string): boolean => cue.test(word)
/** Something else is asked for as well. */
export const isAlso = (word: string): boolean => /^(tambem|aproveitando)$/.test(word)
/** Of a thing it tells a condition: 'ar condicionado, precisa de instalação'. */
const cueOfSomebody = /^precisa$/

const advises =
  /^(medic[oa]|doutora?|dra?|fisioterapeuta|enfermeir[oa]|nutricionista|fiscal|vigilancia)$/
const says =
  /^(falou|fala|disse|diz|pediu|pede|mandou|manda|receitou|prescreveu|recomendou|indicou|passou|quer|orientou|exigiu|exige|cobrou)$/
/** 'o médico falou que ela precisa de', 'a vigilância pediu': who wants it, not what. */
const saysSomething = (tokens: readonly Token[], index: number): boolean =>
  advises.test(tokens[index]?.word ?? '') &&
  [1, 2].some((next) => says.test(tokens[index + next]?.word ?? ''))

const cost = /^(custos?|precos?)$/
/** 'calcular custo', 'formação de preço', 'custos hospitalares': a service, and no question of what something costs. */
const works =
  /^(calcul\w+|apura\w*|formacao|formar|gestao|gerir|reduz\w+|reducao|precifica\w*|control\w+|levantamento|contabilidade)$/
const isCosting = (tokens: readonly Token[], index: number): boolean =>
  cost.test(tokens[index]?.word ?? '') &&
  (/^hospitalar(es)?$/.test(tokens[index + 1]?.word ?? '') ||
    tokens.slice(Math.max(0, index - 5), index).some(({ word }) => works.test(word)))
/** Whether the words of a need speak of costs or prices as what is needed. */
export const isOfCosts = (words: readonly string[]): boolean =>
  words.some((word) => cost.test(word))

/** 'um sensor que avise', 'alguma coisa que avisasse': what it has to do. */
const tellsWhich = (tokens: readonly Token[], index: number, { isTrade }: Directory): boolean => {
  const thing = tokens[index - 2]?.word ?? ''
  return tokens[index - 1]?.word === 'que' && (/^(coisa|algo)$/.test(thing) || isTrade(thing))
}

export type Telling = Token & { index: number }

/** Those of the message, put right, that tell what is needed; `used` say where and with which papers. */
export function tellingWords(
  tokens: readonly Token[],
  used: ReadonlySet<number>,
  directory: Directory,
): readonly Telling[] {
  const said = tokens.flatMap((token, index) =>
    isTelling(tokens, index, used, directory) ? [{ ...token, index }] : [],
  )
  const named = said.filter(
    ({ word, index }) => !directory.isEveryday(word) || tellsWhich(tokens, index, directory),
  )
  const tells = withoutSize(tokens, named.length > 0 ? named : said, directory)
  const ofNeed = beforeWhoAsks(tokens, withoutWhoAsks(tokens, tells, directory), directory)
  return withoutHappenings(afterCue(tokens, ofNeed, directory), directory)
}

/** 'pijama cirúrgico g7' */
const ofClothes = /^(pp|gg|xgg?|xl|xxl|g\d{1,2})$/

function isTelling(
  tokens: readonly Token[],
  index: number,
  used: ReadonlySet<number>,
  directory: Directory,
): boolean {
  const word = tokens[index]?.word ?? ''
  if (ofClothes.test(word)) return false
  const isSaid = isTalk(word) && !isCosting(tokens, index)
  if (used.has(index) || word.length < 2 || isSaid) return false
  const isInsect = () => directory.isInsect(wordsOf(tokens), index)
  if (directory.saysNothing(word) && !isInsect()) return false
  if (saysSomething(tokens, index)) return false
  const before = tokens[index - 1]?.word ?? ''
  // 'máscaras, umas 500'
  if (/^\d+$/.test(word) && /^(umas|uns)$/.test(before)) return false
  // 'para o meu hospital' says who asks, not what for.
  const further = tokens[index - 2]?.word ?? ''
  const forWhom = owner.test(before)
    ? /^(para|do|da|no|na|em|de|pelo|pela)$/.test(further) ||
      /^(meu|minha|nosso|nossa)$/.test(before)
    : before === 'para'
  const isOurs = /^(minha|nossa)$/.test(before) && /^(para|da|na)$/.test(further)
  if (isOurs && ownHouse.test(word)) return false
  return !(asker.test(word) && forWhom && index > 1)
}

const wordsOf = (tokens: readonly Token[]) => tokens.map(({ word }) => word)

const isThing = ({ word }: Telling, { isTrade, isAttribute }: Directory): boolean =>
  isTrade(word) && !isAttribute(word) && !isAsker(word)

/** Of 'controle de qualidade do mamógrafo, clínica de imagem em Pelotas' what stands before the house that asks. */
function beforeWhoAsks(
  tokens: readonly Token[],
  tells: readonly Telling[],
  directory: Directory,
): readonly Telling[] {
  const [firstThing] = tells.filter((each) => isThing(each, directory))
  const at = tokens.findIndex(
    ({ word, breaks }, index) =>
      breaks && asker.test(word) && firstThing !== undefined && index > firstThing.index,
  )
  const asksOn = tokens.slice(at).some(({ word }) => cue.test(word) || word === 'quem')
  if (at < 0 || asksOn) return tells
  const next = tokens.findIndex(
    ({ word, breaks }, index) => index > at && (breaks || word === 'e' || word === 'and'),
  )
  const isThingIn = (from: number, to: number) =>
    tells.some((each) => from < each.index && each.index < to && isThing(each, directory))
  if (next < 0 || !isThingIn(next - 1, tokens.length))
    return tells.filter(({ index }) => index < at)
  // 'luvas, farmácia de manipulação e lavanderia' are three things.
  return isThingIn(at, next) ? tells : tells.filter(({ index }) => index < at || index >= next)
}

/** How big the house is that asks: '200 funcionários', 'hospital de 80 leitos'. */
const ofSize = /^(funcionari[oa]s|colaboradores|empregad[oa]s|medicos|leitos|salas|beds?)$/
const withoutSize = (
  tokens: readonly Token[],
  tells: readonly Telling[],
  directory: Directory,
): readonly Telling[] => {
  const isSize = (at: number) =>
    /^\d+$/.test(tokens[at]?.word ?? '') && ofSize.test(tokens[at + 1]?.word ?? '')
  const others = tells.filter(({ index }) => !isSize(index) && !isSize(index - 1))
  return others.some((each) => isThing(each, directory)) ? others : tells
}

/** Fewer words tell no story. */
const fewestOfStory = 4
const tellsWho = /^(sou|somos|trabalho|trabalhamos)$/
const ownerOf = /^(meu|minha|nosso|nossa)$/
const acts = /^(quer|querem|precisa|precisam|vai|vao|tem|esta|foi|recebeu|passou|deseja|pretende)$/

/** Of 'sou enfermeira de um hospital pequeno, a geladeira parou', 'minha clínica de imagem quer a ONA' what stands after who asks. */
function withoutWhoAsks(
  tokens: readonly Token[],
  tells: readonly Telling[],
  directory: Directory,
): readonly Telling[] {
  const isOwnHouse = (at: number) =>
    ownerOf.test(tokens[at]?.word ?? '') && asker.test(tokens[at + 1]?.word ?? '')
  const from = tokens.findIndex(({ word }, at) => tellsWho.test(word) || (at < 2 && isOwnHouse(at)))
  const isStory = tells.length >= fewestOfStory || isOwnHouse(from)
  if (from < 0 || !isStory) return tells
  const end = tokens.findIndex(
    ({ word, breaks }, index) =>
      index > from && (breaks || word === 'e' || cue.test(word) || acts.test(word)),
  )
  const others = tells.filter(({ index }) => index < from || (end > 0 && index >= end))
  return others.some((each) => isThing(each, directory)) ? others : tells
}

/** 'desligou', 'exigindo', 'perdemos': what has happened. */
const happening = /(?:[aeiu]ram|[aei]mos|[aei]ndo|avam?|ou|eu|iu)$/

/** Of a need that is told at length, without the words of the tale that no supplier uses. */
function withoutHappenings(tells: readonly Telling[], { isTrade }: Directory): readonly Telling[] {
  if (tells.length < fewestOfStory) return tells
  return tells.filter(({ word }) => !happening.test(word) || isTrade(word))
}

/** People tell who they are first: what follows the last 'preciso de' is asked for. */
function afterCue(
  tokens: readonly Token[],
  tells: readonly Telling[],
  directory: Directory,
): readonly Telling[] {
  const firstThing = tells.find((each) => isThing(each, directory))?.index ?? tokens.length
  const at = tokens.findLastIndex(
    ({ word }, index) => cue.test(word) || (cueOfSomebody.test(word) && index < firstThing),
  )
  const adds = tokens.slice(Math.max(0, at - 2), at + 3).some(({ word }) => isAlso(word))
  if (adds && tokens.slice(0, at).some(({ word }) => cue.test(word))) return tells
  const after = tells.filter(({ index }) => index > at)
  // 'sou síndico e preciso dedetizar': nothing that stands before it is of the trade.
  const isFirst = !tells.some((each) => each.index < at && isThing(each, directory))
  if (
    namesNothing(
      after.map(({ word }) => word),
      directory,
    )
  )
    return tells
  const isNamed = after.some((each) => isThing(each, directory) && !isDeed(each.word))
  // 'o elevador quebrou, preciso de assistência': of what stands before it.
  const isDeedAlone = after.every(({ word }) => isDeed(word)) && after.length < tells.length
  return at > 0 && after.length > 0 && !isDeedAlone && (isFirst || isNamed) ? after : tells
}
