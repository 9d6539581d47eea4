import { wordSet } from '../words/word-set.ts'

/**
 * Forms of one Portuguese word, on folded words (lower case, no accents). Two strengths, because
 * they are worth differently: `stem` joins number and gender ('médica', 'médicos'), `root` also joins
 * a verb, its noun and who does it ('traduzir', 'tradução', 'tradutora'). The usual stemmers keep
 * those apart, and need the accents that people do not type.
 */

const plurals: readonly (readonly [RegExp, string])[] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/ais$/, 'al'],
  // 'estéril', 'portátil': the others in -eis are of -el.
  [/(ester|portat|text|frag|fac|dific|versat|volat|contab|^ut|^ag)eis$/, '$1il'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/([^aeiou])is$/, '$1il'],
  // 'Lins' is a name.
  [/(.{3,})ns$/, '$1m'],
  [/([rsz])es$/, '$1'],
  [/([^s])s$/, '$1'],
]

/** Not plurals, though they end like one. */
const alreadySingular = new Set(['gas', 'mais', 'pais', 'onibus', 'virus', 'lapis', 'raios', 'sus'])

/** The plurals that do not begin with the singular: 'calibrações', 'hospitais', 'imagens'. */
export function pluralsOf(one: string): string[] {
  const [but1, but2] = [one.slice(0, -1), one.slice(0, -2)]
  if (one.endsWith('ao')) return [`${but2}oes`, `${but2}aes`]
  if (one.endsWith('il')) return [`${but1}s`, `${but2}eis`]
  if (one.endsWith('l')) return [`${but1}is`]
  return one.endsWith('m') ? [`${but1}ns`] : []
}

/** Letters that a word has after its stem or its root, at most: 'auditor-as', 'lav-anderias'. */
export const longestEnding = { stem: 2, root: 8 }

const isCode = (word: string) => /\d/.test(word)

export function singular(word: string): string {
  if (word.length < 4 || alreadySingular.has(word)) return word
  for (const [ending, replacement] of plurals) {
    if (ending.test(word)) return word.replace(ending, replacement)
  }
  return word
}

/** Nouns that have another beside them which differs by its last letter alone: 'ponta' is no female 'ponto'. */
const ownGender = wordSet(
  'ponta seguro porto banca caso bolso marco cargo prata cinto conto mesa consultoria',
)

/** Number and gender. */
export function stem(word: string): string {
  if (word.length < 4 || isCode(word)) return word
  const one = singular(word)
  if (one.length < 4 || one.endsWith('ao') || ownGender.has(one)) return one
  // Of a pair like 'leite' and 'leito' neither is the other's gender.
  return one.replace(/[ao]$|(?<=[rsz])e$/, '')
}

/** Each ending with the letters that have to stay before it, longest endings first. */
const derived: readonly (readonly [RegExp, string, number])[] = [
  [/anderia$/, '', 3],
  [/(uc|d)acao$/, '$1', 3],
  [/ucao$/, 'u', 3],
  [/ut(or|ora)$/, 'u', 3],
  [/uz(ir|o|e|em|imos|indo)$/, 'u', 3],
  [/(amento|imento)$/, '', 3],
  [/(acao|icao)$/, '', 3],
  [/(adora|edora|idora|adeira)$/, '', 3],
  [/(ador|edor|idor)$/, '', 3],
  [/(avel|ivel)$/, '', 4],
  [/(ando|endo|indo|amos|emos|imos|aram|avam|ou|eu|iu)$/, '', 3],
  [/agem$/, '', 3],
  [/oria$/, '', 4],
  [/ora$/, '', 4],
  [/ante$/, '', 4],
  [/(ada|ado|ida|ido)$/, '', 4],
  [/sao$/, 's', 4],
  [/cao$/, 'c', 4],
  [/or$/, '', 4],
  [/(ar|er|ir|am|em)$/, '', 3],
]

/** They end like one of a family, and mean something else: 'medicamento' and 'médico', 'equipamento' and 'equipe'. */
const ownWords = new Set([
  'medicamento',
  'equipamento',
  'equipe',
  'departamento',
  'contador',
  'contadora',
  'computador',
  'descartavel',
  'instrumentador',
  'instrumentadora',
  'alimentacao',
  'passagem',
  'leite',
  'chapeu',
  'museu',
  'video',
])

/** The first person of verbs that change their vowel or their last letter. */
const irregular = new Map([
  ['cubro', 'cobr'],
  ['meco', 'med'],
  ['sirvo', 'serv'],
  ['durmo', 'dorm'],
])

export const verbFormsOf = (verb: string): string[] =>
  [...irregular].flatMap(([form, itsRoot]) => (itsRoot === verb ? [form] : []))

const namesLikeVerbs = wordSet(
  'fernando orlando armando abreu romeu amadeu chapeu museu trofeu europeu comando mestrando doutorando',
)

/** Of a verb, and of hardly any noun: 'caindo', 'multou', 'venceram'. */
export const isVerbForm = (word: string): boolean =>
  word.length > 4 && !namesLikeVerbs.has(word) && /(?:[aei]ndo|[aei]ram|avam|ou|eu|iu)$/.test(word)

/** Number, gender, and the family of verb and noun. */
export function root(word: string): string {
  if (isCode(word)) return stem(word)
  const known = irregular.get(word)
  if (known) return known
  if (word.length < 5) return withoutE(stem(word))
  // 'calibramos' ends in s, and is one verb.
  const one = /[aei]mos$/.test(word) ? word : singular(word)
  if (ownWords.has(one)) return stem(word)
  for (const [ending, replacement, least] of derived) {
    const found = ending.exec(one)
    if (found && one.length - found[0].length >= least) return one.replace(ending, replacement)
  }
  return withoutE(stem(word))
}

/** 'mede' and 'medir', 'transporte' and 'transportar'. */
const withoutE = (word: string) => word.replace(/(...)e$/, '$1')

/**
 * How a word sounds to a Brazilian ear: 'seguransa' and 'segurança' are one, 'gazes' and 'gases' too.
 * A misspelling by ear is no typing error, and much more often meant.
 */
export function sound(word: string): string {
  return (
    word
      .replace(/ph/g, 'f')
      .replace(/([nlc])h/g, '$1*')
      .replace(/h/g, '')
      .replace(/c\*/g, 'x')
      .replace(/y/g, 'i')
      .replace(/w/g, 'v')
      .replace(/sc(?=[ei])|xc(?=[ei])/g, 's')
      .replace(/c(?=[ei])/g, 's')
      .replace(/g(?=[ei])/g, 'j')
      .replace(/qu(?=[ei])|c|k|q/g, 'k')
      .replace(/z/g, 's')
      .replace(/n(?=[pb])/g, 'm')
      .replace(/l(?![aeiou*])/g, 'u')
      .replace(/(.)\1+/g, '$1')
      // 'ç' lost its mark when the word was folded: 'cao' and 'sao' end alike.
      .replace(/kao$/, 'sao')
      .replace(/koes$/, 'soes')
      .replace(/anka(s?)$/, 'ansa$1')
  )
}
