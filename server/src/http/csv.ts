import { pipeline, Readable } from 'node:stream'
import { dayOf, zone } from 'contract/rules/calendar'
import type { Language } from 'contract/rules/languages'
import { stringify } from 'csv-stringify'
import { attachment } from './attachment.ts'
import { languageOf } from './language.ts'
import type { Context } from './parts.ts'

/** What stands above each column, in the language of who asks for the file. */
export type Headings = Readonly<Record<string, Record<Language, string>>>

const words = { pt: { yes: 'sim', no: 'não' }, en: { yes: 'yes', no: 'no' } }

/**
 * Streams records as a file that Brazilian spreadsheets open as it is: UTF-8 with a byte-order mark,
 * semicolons, CRLF, headings in words. A cell that a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function sendCsv(
  context: Pick<Context, 'request' | 'reply' | 'log' | 'securityLog' | 'clock'>,
  file: { name: string; headings: Headings },
  records: AsyncIterable<Record<string, unknown>>,
): NodeJS.ReadableStream {
  const { request, reply, log, securityLog, clock } = context
  securityLog('export', { account: request.accountId, request })
  const day = dayOf(clock.now())
  const language = languageOf(request)
  const { yes, no } = words[language]
  reply.header('content-type', 'text/csv; charset=utf-8')
  reply.header('content-disposition', attachment(`${file.name}-${day}.csv`))
  const writer = stringify({
    header: true,
    columns: Object.entries(file.headings).map(([key, label]) => ({
      key,
      header: label[language],
    })),
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: (value) => (value ? yes : no) },
  })
  // A reader that leaves ends the queries; an error behind the first byte can only cut the file.
  return pipeline(Readable.from(records, { highWaterMark: 16 }), writer, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log.error({ err: error }, 'csv failed')
  })
}

const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** As a spreadsheet in Brazil reads a time: 15/11/2026, 09:30. */
export const csvTime = (instant: string): string => inSaoPaulo.format(new Date(instant))
