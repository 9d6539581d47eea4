import { isTalk } from './around.ts'
import { isDeed } from './combine.ts'
import type { Token } from './message.ts'
import type { Directory } from './need.ts'
import { isAsker } from './vague.ts'

const teaches = /^(treina\w*|capacita\w*|ensin\w+|cursos?|palestras?|aulas?|reciclagem)$/
const group = /^(equipes?|time|turmas?|pessoal|quadro|setor)$/
const people =
  /^(funcionari[oa]s|colaborador(es|as)|enfermagem|enfermeir[oa]s|tecnic[oa]s|medic[oa]s|recepcionistas|recepcao|auxiliares|motoristas|empregad[oa]s)$/

/** Of 'treinamento de NR-32 para a equipe de enfermagem' who is taught, where something else says what. */
export function taughtIn(
  tokens: readonly Token[],
  { isTrade, saysNothing }: Directory,
): ReadonlySet<number> {
  const nobody = new Set<number>()
  const from = tokens.findIndex(({ word }) => teaches.test(word))
  if (from < 0) return nobody
  const taught = new Set(
    tokens.flatMap(({ word }, at) => {
      if (at < from || (!people.test(word) && !group.test(word))) return []
      const isOfThem = /^d[aeo]s?$/.test(tokens[at + 1]?.word ?? '')
      return isOfThem ? [at, at + 1, at + 2] : people.test(word) ? [at] : []
    }),
  )
  const saysWhat = tokens.some(
    ({ word }, at) =>
      !taught.has(at) &&
      isTrade(word) &&
      !saysNothing(word) &&
      ![isTalk, isDeed, isAsker, (each: string) => teaches.test(each)].some((is) => is(word)),
  )
  return saysWhat ? taught : nobody
}
