import { attachment } from '../http/attachment.ts'
import type { Context } from '../http/parts.ts'
import { dayOf } from 'contract/rules/calendar'

/** Everything in one file that a browser saves. */
export function asJsonFile(context: Context, person: object): string {
  const { reply, clock, request, session } = context
  context.securityLog('export', { account: session?.accountId, request })
  reply.header('content-type', 'application/json; charset=utf-8')
  reply.header('content-disposition', attachment(`meus-dados-${dayOf(clock.now())}.json`))
  return `${JSON.stringify(person, null, 2)}\n`
}

export const csvFile = {
  name: 'meus-dados',
  headings: {
    grupo: { pt: 'Grupo', en: 'Group' },
    registro: { pt: 'Registro', en: 'Record' },
    campo: { pt: 'Campo', en: 'Field' },
    valor: { pt: 'Valor', en: 'Value' },
  },
}

/** One line for each field, so that every kind of record fits one table. */
export async function* asCsvRows(person: Record<string, unknown>) {
  for (const [grupo, value] of Object.entries(person)) {
    const records = Array.isArray(value) ? value : [value]
    for (const [index, record] of records.entries()) {
      for (const [campo, valor] of fieldsOf(record)) {
        yield { grupo, registro: index + 1, campo, valor }
      }
    }
  }
}

/** Fields of what is inside are told by their way there: messages.2.texto. */
function* fieldsOf(value: unknown, path = ''): Generator<[string, string]> {
  if (value === null || value === undefined) return
  if (value instanceof Date) yield [path, value.toISOString()]
  else if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) ? String(Number(key) + 1) : key
      yield* fieldsOf(inner, path ? `${path}.${name}` : name)
    }
  } else yield [path, String(value)]
}
