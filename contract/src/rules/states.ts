import { plainText } from './text.ts'

/** The 26 states and the Federal District, sorted by name. */
export const states: Readonly<Record<string, string>> = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
}

export const stateCodes = Object.keys(states)

/** Two letters that are a state of Brazil; case does not matter. */
export const isState = (text: string): boolean => stateCodes.includes(text.trim().toUpperCase())

/** How a state is offered and shown: 'São Paulo (SP)'. */
export const stateLabel = (code: string): string => `${states[code]} (${code})`

const folded = stateCodes.map((code) => {
  const name = plainText(states[code] ?? '')
  return { code, letters: code.toLowerCase(), name, whole: `${name} ${code.toLowerCase()}` }
})

/**
 * The states that a text may be the beginning of, the likeliest first: the code itself, names that
 * begin like it, names with a word that does ('Paulo'). Letters in the middle of a word mean nothing.
 */
export function findStates(text: string): string[] {
  const typed = plainText(text)
  const ranks = [
    ({ letters }: (typeof folded)[number]) => letters === typed,
    ({ whole }: (typeof folded)[number]) => whole.startsWith(typed),
    ({ whole }: (typeof folded)[number]) => whole.includes(` ${typed}`),
  ]
  const found = ranks.flatMap((fits) => folded.filter(fits)).map(({ code }) => code)
  return [...new Set(found)]
}

/** The one state a text can only mean: its code, its name, or the beginning of no other. */
export function stateMeant(text: string): string | undefined {
  const typed = plainText(text)
  if (typed === '') return undefined
  const named = folded.find(({ letters, name }) => letters === typed || name === typed)
  const [first, ...others] = findStates(typed)
  return named?.code ?? (others.length === 0 ? first : undefined)
}
