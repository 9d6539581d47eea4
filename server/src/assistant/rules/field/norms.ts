import { contentWords } from 'contract/rules/text'
import { resolutionsInEnglish } from './english.ts'
import { resolutions } from './resolutions.ts'

/** 'qual RDC fala de distribuição de medicamentos?', and after an answer: 'e a de resíduos?' */
const asksWhichNorm =
  / (?:which|what) (?:rdcs?|rules?|resolution) (?:covers?|is|applies to|rules|about|for) | (qual|que|quais) (e |sao )?(a |as |o )?(rdcs?|normas?|resolucao|resolucoes) |^ (e )?(qual )?(e )?((a|as|o) )?(rdc |norma )?(de|do|da|dos|das|para) (?=\w+( \w+){0,3} $)/
/** 'da farmácia de manipulação e qual é a de drogaria': another of them. */
const another = / (?:e|ou) (?=(?:qual |quais )?(?:e |sao )?(?:a |as )?(?:d[aeo]s?|para) )/
/** What is said of every norm, and of none. */
const ofEvery =
  /^(fal\w+|trat\w+|regul\w+|reg[e]|val\w+|sobre|anvisa|normas?|rdcs?|resoluc\w+|qua(l|is)|precis\w+|segu\w+|us[ao]\w*|aplic\w+|devo|tenho|minha|meu|para|diz\w*|cuid\w+|serve\w*)$/

/** What people call what a norm is about, besides its own words. */
const calledToo: Readonly<Record<string, string>> = {
  '222': 'lixo pgrss descarte',
  '15': 'cme esterilizacao autoclave instrumental',
  '430': 'transportadora distribuidora logistica cadeia fria',
  '67': 'magistral homeopatia manipulados',
  '44': 'drogaria balcao',
  '50': 'arquitetura obra reforma planta projeto',
  '16': 'autorizacao funcionamento',
  '751': 'equipamento equipamentos medicos produto classe',
  '657': 'aplicativo app programa',
  '611': 'raio radiologia tomografia mamografia',
  '6': 'lavanderia rouparia',
  '622': 'dedetizacao dedetizadora',
  '11': 'hemodialise',
  '7': 'uti terapia intensiva',
  '197': 'vacina vacinas',
  '502': 'asilo repouso ilpi',
  '220': 'quimioterapia oncologia',
  '42': 'alcool gel',
  '34': 'banco sangue hemoterapia transfusao',
}

function normOf(said: string): string[] {
  const words = contentWords(said).filter((word) => word.length > 1 && !ofEvery.test(word))
  const shared = ([number, , about]: (typeof resolutions)[number]) => {
    const own = contentWords(
      `${about} ${calledToo[number] ?? ''} ${resolutionsInEnglish[number] ?? ''}`,
    )
    return words.filter((word) => own.some((other) => other.slice(0, 6) === word.slice(0, 6)))
      .length
  }
  const [best] = resolutions.toSorted((a, b) => shared(b) - shared(a))
  return best && words.length > 0 && shared(best) * 2 >= words.length ? [`rdc${best[0]}`] : []
}

/** The norms with most of the words that are asked for, one for each 'a de …'. */
export const normsAbout = (sentence: string): string[] =>
  asksWhichNorm.test(sentence)
    ? [...new Set(sentence.replace(asksWhichNorm, ' ').split(another).flatMap(normOf))]
    : []
