import { type Message, readMessage } from './message.ts'
import type { Directory } from './need.ts'

const longest = 45
const clauses = /[.!?;\n]+|,\s+(?!\d)|(?<!\p{L})(?:porque|mas|e agora)(?!\p{L})/iu
const sentencesOf = (text: string) => text.split(/[.!?;:\n]+(?=\s|$)/u)

/** Its sentences, then the parts of those with commas: first where something is asked for, the last of them first. */
export function clausesOf(text: string): string[] {
  const sentences = sentencesOf(text)
  const parts = sentences.flatMap((sentence) => {
    const said = sentence.split(clauses)
    return said.length > 1 ? said : []
  })
  const ordered = (list: string[]) =>
    list.toReversed().toSorted((a, b) => Number(isWanting(b)) - Number(isWanting(a)))
  return [...ordered(sentences), ...ordered(parts)]
    .map((clause) => clause.trim())
    .filter((clause) => /\p{L}{3}/u.test(clause) && clause !== text.trim())
    .filter((clause) => !saysWhoOnly(clause))
}

/** Whether a clause says what is needed or lacking. */
export const isWanting = (clause: string): boolean => lacks.test(readMessage(clause, 'pt').sentence)

/** 'sou arquiteto', 'aqui é do Hospital São Lucas': no need. */
const saysWhoOnly = (clause: string): boolean =>
  !isWanting(clause) &&
  /^ (eu )?(aqui )?(sou|somos|e|i am|we are) /.test(readMessage(clause, 'pt').sentence)
const tellsWho =
  / (sou|somos|meu nome|me chamo|trabalho|trabalhamos|desde ja|obrigad\w|agradeco|bom dia|boa tarde|boa noite) /
const lacks =
  / (preciso|precisava|precisamos|precisa|procuro|procuramos|busco|quero|quer|queremos|queria|falta|faltam|ninguem|nao temos|nao tem|quem|quebrou|parou|venceu|pediu|exigiu|exige|need|needs) /

/** Of a message told at length, the part that says most of what is needed. */
export function mainClause(
  { text, tokens }: Pick<Message, 'text' | 'tokens'>,
  directory: Pick<Directory, 'isTrade' | 'saysNothing'>,
): string | undefined {
  if (tokens.length <= longest) return undefined
  const scored = text.split(clauses).map((clause) => {
    const said = readMessage(clause, 'pt')
    const words = new Set(said.tokens.map(({ word }) => word))
    const trade = [...words].filter(
      (word) => word.length > 2 && !directory.saysNothing(word) && directory.isTrade(word),
    ).length
    const wants = isWanting(clause) ? 2 : 0
    return { clause: clause.trim(), trade, score: tellsWho.test(said.sentence) ? 0 : trade + wants }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.trade >= 2 && best.score > 0 ? best.clause : undefined
}

/** What one has today or heard of, and wants something else or more of. */
const isUsed =
  /^ ((e|mas|pois|porque|hoje|atualmente|agora|ja|aqui|por enquanto) )*((eu|a gente|nos|we|i) )?(uso|usamos|usa|usava|usavamos|compro|compramos|compra|comprava|comprava(mos)?|trabalho com|trabalhamos com|trabalha com|(hoje |atualmente )(e|temos|tenho)|currently use|use|(ouvi|ouvimos) falar|me (falaram|indicaram)|vi (uma?|n[oa]|[oa])) /
/** 'dieta enteral, hoje uso Nutrison e Fresubin' without the brands of today. */
export function withoutWhatIsUsed(
  text: string,
  namesTrade: (text: string) => boolean,
): string | undefined {
  const parts = text.split(/(?<=[,.;!?])\s+/u)
  const rest = parts.filter((part) => !isUsed.test(readMessage(part, 'pt').sentence)).join(' ')
  return rest !== text && namesTrade(rest) ? rest.replace(/[,;]$/, '') : undefined
}

const story =
  /^ (e )?(nossa|nosso|minha|meu|porque|pois|e que|a gente|nos|o fiscal|a fiscal|a vigilancia|a anvisa|o medico|a medica) /

/** Of 'quem faz DPO terceirizado, nossa recepção mandou o exame errado' the question, without what has happened. */
export function askingClause(
  { text }: Pick<Message, 'text'>,
  directory: Pick<Directory, 'isTrade' | 'saysNothing'>,
): string | undefined {
  const [first, ...others] = text.split(/[,.;]\s+/)
  if (!first || others.length === 0) return undefined
  const { sentence, tokens } = readMessage(first, 'pt')
  const names = tokens.some(({ word }) => !directory.saysNothing(word) && directory.isTrade(word))
  const tellsOn = others.every((other) => story.test(readMessage(other, 'pt').sentence))
  return lacks.test(sentence) && names && tellsOn ? first : undefined
}
