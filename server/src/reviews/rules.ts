import { holdsWebAddress } from 'contract/rules/fields'

// A phone number or a document, however it is written.
const longNumber = /(?:\d[.\-/ ()]*){8}/

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19|20)\\d{2}'
const forms = [
  `${day}([./-])${month}\\1(?:${year}|\\d{2})`,
  `${year}-${month}-${day}`,
  `${year}/${year}`,
]
/** None that is a piece of a longer number. */
const dates = new RegExp(`(?<!\\d[./-]?)(?:${forms.join('|')})(?![./-]?\\d)`, 'g')

/** 'Lei 13.709/2018', 'ISO 13485:2016', 'Portaria nº 2.616 de 1998'. */
const norms = new RegExp(
  `\\b(?:RDC|IN|NR|NBR|ISO|IEC|Lei|Decreto|Portaria|Resolu[çc][ãa]o)[ -]+(?:n[º°o.]+ ?)?` +
    `(?:\\d{1,3}\\.\\d{3}|\\d{1,5})(?:(?:[/:-]| de )(?:${year}|\\d{2}))?(?![./ ()-]*\\d)`,
  'gi',
)

/** What could be an advertisement or somebody's data is looked at before it is shown; a day or a norm is neither. */
export const mustWait = (text: string): boolean =>
  holdsWebAddress(text) || longNumber.test(text.replace(norms, '…').replace(dates, '…'))
