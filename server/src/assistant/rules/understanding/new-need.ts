import { plainText } from 'contract/rules/text'
import { siteQuestion } from '../intents/meanings.ts'
import { askedOf, asksDeed, asksThemToo, asksWhoElse, isPerhapsTheirs } from './about-shown.ts'
import { asksDeedOfIt, isDeed } from './combine.ts'
import { comparedIn } from './compared.ts'
import { searchCue, whoDoes } from './cues.ts'
import type { Said } from './said.ts'
import {
  asksThemToMend,
  hasPronoun,
  isCondition,
  type SupplierQuestion,
  supplierQuestionIn,
} from './supplier-question.ts'
import { isOfSeveral } from './those-shown.ts'
import { isOfCosts } from './telling-words.ts'
import { search, type Understood } from './understood.ts'
import { namesNothing } from './vague.ts'
import { wantsTools } from './written-answer.ts'

/** 'e LGPD, tem alguém?' */
const asksForSomebody = / (tem|ha|conhece\w*|indica\w*) (alguem|alguma empresa|algum fornecedor) /

const asksWhoSells =
  / (quem|onde|alguem que|empresas? que) (\w+ )?vend(e|em|a|am) | (comprar|compro) (uma?|uns|umas|dois|duas|\d+) | (usad[oa]s?|seminov[oa]s?) (?!(como|para|em|n[oa]s?|por|pel[oa]s?) )| (para|pra) comprar $|^ (\w+ ){0,3}(fornecedor\w*|quem tem|tem) (\w+ ){1,4}nov[oa]s? $| who sells | (to|i) buy (an?|some|two) /

/** 'vende ambulância UTI?' is no talk of what one sells oneself. */
const asksToBuy =
  /^ (e |oi |ola |bom dia |boa tarde |boa noite )*(voces )?(vende|vendem|aluga|alugam|fornece|fornecem|fabrica|fabricam) \w/

const mostOfThing = 3

/** 'desfibrilador', 'preciso de um monitor multiparâmetro': the thing itself, and nothing that is done with it. */
const isThing = ({ read, directory }: Said): boolean =>
  read.need.words.length <= mostOfThing &&
  directory.isGood(read.need.words[0] ?? '') &&
  !read.need.words.some(isDeed)

/** Told from what is cheap by where it stands (`tellingWords`). */
const isPest = (word: string): boolean => /^baratas?$/.test(word)

/** What somebody does with whatever was spoken of: 'quem tira para mim?' */
const doing = /^(tira|tiram|prepara|regulariza|resolve|emite|providencia|renova)$/

/** 'e pra laboratório?', 'o que vocês têm pra clínica?': what there is for such a house. */
const forHouse =
  /^ (?:(?:e|oi|ola|o|que|voces|tem|ha|existe|algo|alguma|coisa|quais|os|fornecedor|fornecedores|quem|fornece|vende|atende|produtos|servicos) )*(?:para|pra) (?:(?:a|o|um|uma|minha|meu|nossa|nosso) )*(?:(?<laboratory>laboratorios?)|farmacias?|drogarias?|clinicas?|hospita(?:l|is)|consultorios?|postos?|ubs) $/

/** How likely a question about this site has to be, by what else the message may be. */
function leastOfSite({ isOwn, context, trade, read, directory }: Said): number {
  // 'qual o horário da Termovalida?' names somebody.
  const isOfNamed = read.need.words.some(
    (word) => directory.isTrade(word) && !directory.isWorded(word),
  )
  if (isOfNamed) return 0.99
  if (isOwn) return 0.4
  if (context.about !== undefined && !context.ofSite) return 0.9
  return trade > 0 ? 0.8 : 0.5
}

/** A search, unless a question about this site is likelier. */
export function newNeed(said: Said): Understood | undefined {
  const { message, context, read, trade, directory, isOwn, corrects, wanted } = said
  const { sentence, language } = message
  const { need } = read
  // 'quem faz isso?' after an explanation asks for what was explained.
  const isOfBefore = need.words.every((word) => doing.test(word))
  const before = context.wanted
  if (before?.categoria && isOfBefore && whoDoes.test(sentence))
    return search({ ...wanted, categoria: before.categoria, shown: before.shown ?? '' })
  const isOfPlans = context.topic !== undefined && context.topic !== 'categorias'
  const house =
    need.words.length === 0 && !read.hasPlace && !isOfPlans ? forHouse.exec(sentence) : null
  if (house) {
    const ofLaboratory = 'laboratório de análises'
    return house.groups?.laboratory
      ? search({ categoria: ofLaboratory, shown: ofLaboratory })
      : { intent: 'faq', id: 'categorias' }
  }
  const perhaps = perhapsTheirs(said)
  // 'quem vende uma peça só?' after uniforms asks for uniforms.
  const isNamed = need.words.length > 0 && !namesNothing(need.words, directory)
  const asksAgain = whoDoes.test(sentence) || searchCue.test(sentence) || read.hasPlace
  const isOfNothing = !isNamed && need.words.length > 0 && perhaps === undefined
  if (before?.categoria && isOfNothing && asksAgain && !isOwn)
    return search({ ...wanted, categoria: before.categoria, shown: before.shown ?? '' })
  const isNoQuestion =
    perhaps !== undefined ||
    (corrects && !isOwn) ||
    (need.words.length > 0 && !isOwn && asksToBuy.test(sentence)) ||
    (need.words.length === 0 && read.hasPlace && !isOwn) ||
    (context.wanted?.categoria !== undefined && isCondition(message)) ||
    (context.wanted?.categoria !== undefined && !isOwn && whoDoes.test(sentence)) ||
    (trade > 0 && !isOwn && (wantsTools.test(sentence) || asksForSomebody.test(sentence)))
  const faq = isNoQuestion
    ? undefined
    : siteQuestion(message, directory, leastOfSite(said), context.topic)
  // 'vocês têm seringa?' takes the site for a shop, and is a need all the same.
  const isShopping = faq === 'nao-vendemos' && need.words.some(directory.isGood)
  if (faq && !isShopping) return { intent: 'faq', id: faq }
  if (isNamed || perhaps) {
    const asked = askedOf(message, read)
    // 'quem esteriliza em Belém?' speaks of nobody called so.
    const isOfNobody =
      (asked?.question === 'place' && whoDoes.test(sentence)) ||
      (asked?.question === 'price' && (isOfCosts(need.words) || need.words.some(isPest)))
    const compared = comparedIn(message.text)
    return {
      ...search(wanted),
      parts: need.parts,
      ...(asked && !isOfNobody ? { asked } : {}),
      ...(perhaps ? { perhaps } : {}),
      ...(asksWhoSells.test(sentence) || isThing(said) ? { buys: true } : {}),
      ...(compared ? { compared } : {}),
      ...(context.about !== undefined && asksWhoElse(message) ? { besides: context.about } : {}),
    }
  }
  if (wanted.certificados?.length) return search({ ...wanted, categoria: '', shown: '' })
  const isAsking =
    read.hasPlace ||
    read.tipo ||
    searchCue.test(sentence) ||
    (language === 'en' && / (need|looking|find) /.test(sentence))
  // 'que fornecedores vocês têm em Curitiba?'
  if (need.words.length === 0 && read.hasPlace && asksForAll.test(sentence))
    return search({ ...read.place, ...(read.tipo ? { tipo: read.tipo } : {}) })
  const { categoria: _, shown: __, ...conditions } = wanted
  return isAsking ? { intent: 'ask-need', wanted: isOfNothing ? conditions : wanted } : undefined
}

/** Whoever there is, whatever they do. */
const asksForAll =
  / (que|quais|quem|quantos|quantas|todos os|todas as|lista d[aeo]s?|mostra\w*|which|what|list) (\w+ ){0,2}(fornecedor\w*|empresas?|autonom[oa]s?|profission\w+|freelancers?|suppliers?|companies) (\w+ ){0,4}(tem|ha|existem?|voces|vcs|daqui|cadastrad\w+|ficam?|sao|do you have|are there|in|em|de|d[ao]) /

/** 'quanto tempo demora o laudo?' is of the one who was spoken of, whatever it names. */
const isOfHowTheyWork = new Set<SupplierQuestion>(['terms', 'people', 'trust', 'where'])

/** 'é advogado?': with its accent no 'and'. */
const asksWhatItIs = /^\s*(?:é|eh|são|is (?:it|he|she)|are they)\s/iu
/** 'usam produto registrado?', 'tem técnico que instala?': how they work, and no other need. */
const howTheyDoIt =
  /^ (e |mas |and )?(eles |elas |ele |ela |they )?(aguent\w+|resist\w+|rodam?|servem?|funcionam?|migram?|suportam?|usa\w*|segue\w*|troca\w*|avis\w+|respond\w+|mont(a|am)|integr(a|am)|cobr(a|am)|mand(a|am)|aceit(a|am)|emit\w+|da|dao|trein(a|am)|busc(a|am)|recolh\w+|devolv\w+|assin(a|am)|garant\w+|inclu\w+|exig\w+|permit\w+|guard(a|am)|test(a|am)|fic(a|am)|tem (tecnic[oa]s?|equipe|gente|estoque|seguro|desconto|contrato|loja|app|aplicativo)) /
/** 'e se a geladeira quebrar no caminho?' */
const whatIf =
  /^ (e |mas |and )?(se|if) (?!(eu |a gente |nos |i |we )?(so )?(quis\w+|quer\w*|precis\w+|want|need)( so)? [a-z])/
/** 'e calibração?' names another service, 'fazem instalação?' asks what they do. */
const namesOnly = /^ (e|mas|and) (a |o |as |os |de |com )?\w+( depois| tambem| agora| too| then)? $/

function perhapsTheirs({ message, context, read, corrects, wanted }: Said) {
  if (corrects || !isPerhapsTheirs(message, context, read)) return undefined
  const ofIt = asksDeedOfIt(message, read)
  const mends = asksThemToMend(message)
  const ofBefore = () => plainText(wanted.categoria ?? '').split(' ')
  const words = mends ? ['conserto'] : ofIt ? ofBefore() : read.need.words
  const question = supplierQuestionIn(message)
  const isTheirs =
    mends ||
    (hasPronoun(message) && !ofIt && !asksThemToo(message)) ||
    (words.every(isDeed) && !namesOnly.test(message.sentence)) ||
    whatIf.test(message.sentence) ||
    asksWhatItIs.test(message.text) ||
    howTheyDoIt.test(message.sentence) ||
    (question !== undefined && isOfHowTheyWork.has(question))
  return {
    words,
    said: mends || asksThemToo(message) ? ` ${words.join(' ')} ` : message.sentence,
    isTheirs,
    isOfSeveral: isOfSeveral(message, context),
    asksDeed: asksDeed(message),
  }
}
