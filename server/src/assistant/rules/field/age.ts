import type { Language } from 'contract/rules/languages'

/** How long ago a paper was issued, as it is told: in days, at the least. */
export type Age = { days: number; year?: string; isOver?: boolean }

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze'
    .split(' ')
    .map((word, at) => [word, [1, 1, 2, 2][at] ?? at - 1]),
)
const inEnglish: Readonly<Record<string, number>> = Object.fromEntries(
  'a one two three four five six seven eight nine ten'
    .split(' ')
    .map((word, at) => [word, at || 1]),
)
const units: readonly [RegExp, number][] = [
  [/^(dia|day)/, 1],
  [/^(semana|week)/, 7],
  [/^(mes|month)/, 30],
  [/^(ano|year)/, 365],
]
const daysOf = (unit: string) => units.find(([pattern]) => pattern.test(unit))?.[1] ?? 0

const count = `(\\d{1,3}|${[...Object.keys(numbers), ...Object.keys(inEnglish)].join('|')})`
const unit = '(dias?|semanas?|mes(?:es)?|anos?|days?|weeks?|months?|years?)'
/** 'de dois meses atrás', 'há 3 meses', 'é de um ano' */
const ago = new RegExp(
  ` (?:(?:tem|faz|ha|com) (?:mais de |uns |umas |quase )?${count} ${unit}|(?:data |emitid[oa] |tirad[oa] |e |esta |eh )?(?:de |from |is )?(?:uns |umas )?${count} ${unit} (?:atras|ago|old)|(?:e|eh|era|data) de ${count} ${unit}) `,
)
const last = / (semana|mes|ano) passad[oa] | last (week|month|year) /
const written = / (?:de|em|from|in) (20[0-2]\d) /
/** This was written in 2026: a paper of 2023 is two years old at the least. */
const writtenIn = 2026

/** 'venceu mês passado': that long ago it ended. */
const ended =
  / (venceu|expirou|caducou|expired) (em|no|na|mes|ano|semana|ontem|ha|faz|dia|last|on|in|\d\w*) /

export function ageIn(sentence: string): Age | undefined {
  if (ended.test(sentence)) return { days: 0, isOver: true }
  const found = ago.exec(sentence)
  if (found) {
    const [number = '', of = ''] = found.slice(1).filter((part) => part !== undefined)
    return { days: (numbers[number] ?? inEnglish[number] ?? Number(number)) * daysOf(of) }
  }
  const before = last.exec(sentence)
  if (before) return { days: daysOf(before[1] ?? before[2] ?? '') }
  const [, year] = written.exec(sentence) ?? []
  return year ? { days: Math.max(0, writtenIn - Number(year) - 1) * 365, year } : undefined
}

/** For how many days a paper is valid, where a norm says so. */
const validFor: Readonly<Record<string, number>> = {
  'crf-fgts': 30,
  certidoes: 180,
  cbpf: 730,
  cbpda: 730,
}

/** Whether a paper of that age is still valid; undefined where it cannot be told. */
export function verdictOn(
  id: string,
  age: Age | undefined,
  language: Language,
): string | undefined {
  const valid = validFor[id]
  if (!age || valid === undefined) return undefined
  const isOver = age.isOver || age.days > valid
  if (!isOver && age.year) return undefined
  if (language === 'en')
    return isOver
      ? 'One of that age has expired: ask for a new one.'
      : 'Check the date on it: it counts from the day of issue.'
  if (isOver) return 'Com a data que você diz, já venceu: peça a emissão de um novo.'
  return 'Com a data que você diz, pode ainda valer: conte os dias desde a emissão.'
}
