import { holdsWebAddress } from 'contract/rules/fields'
import type { Language } from 'contract/rules/languages'
import type { Mail } from './outbox.ts'

type MailContent = {
  to: string
  subject: string
  heading: string
  /** Plain text, escaped here; a line break inside a paragraph stays one. Or a table of facts. */
  paragraphs: readonly (string | MailTable)[]
  /** Something to read off and type, such as a code. */
  code?: string
  /** What the mail is for. */
  action?: MailLink
  /** Other ways on, less prominent. */
  more?: readonly MailLink[]
  /** Why this person gets it. */
  why: string
  /** Where such mails are switched off (refusals.ts), by a person and by a mail program. */
  unsubscribe?: MailLink & { oneClick: string }
  /** Whom an answer goes to, instead of nobody. */
  replyTo?: string
  language: Language
}

/** Whom a mail goes to: somebody with an account chose its language, others have that of their browser. */
export type Recipient = { email: string; language: Language }

/** Each row is a line of the plain text: 'Plano: Profissional'. */
export type MailTable = { rows: readonly MailRow[] }
/** The amount of a receipt, the number that matters, stands out. */
export type MailRow = { label: string; value: string; isTotal?: boolean }

type MailLink = { label: string; url: string }

const someSupplier = { pt: 'um fornecedor', en: 'a supplier' } as const

/**
 * What a supplier is called in a mail to an address that anybody may have typed: a company may be named
 * after its site, but nobody sends strangers a link of their own by calling a company so.
 */
export const nameInMail = (name: string, language: Language): string =>
  holdsWebAddress(name) ? someSupplier[language] : name

const hello = { pt: 'Olá', en: 'Hello' } as const

/** A name may end with a full stop of its own: 'Olá, Aferis Ltda!' */
export const greeting = (name: string, language: Language): string =>
  `${hello[language]}, ${name.replace(/\.$/, '')}!`

const brand = 'Marketplace em Saúde'
const htmlLanguages = { pt: 'pt-BR', en: 'en' } as const

/**
 * The one frame of every mail, as text and as HTML. Mail programs know neither style sheets nor our
 * theme, hence tables and inline styles with the brand's own values.
 */
export function mailOf({ to, replyTo, ...content }: MailContent): Mail {
  return {
    to,
    subject: oneLine(content.subject),
    text: textOf(content),
    html: htmlOf(content),
    ...(replyTo ? { replyTo } : {}),
    ...(content.unsubscribe ? { unsubscribeUrl: content.unsubscribe.oneClick } : {}),
  }
}

type Content = Omit<MailContent, 'to' | 'replyTo'>

/** A name that ends a sentence may bring its own full stop: 'Aferis Ltda.' */
const oneStop = (text: string) => text.replace(/(?<!\.)\.\.$/, '.')

function textOf(content: Content): string {
  const { heading, paragraphs, code, action, more = [], why, unsubscribe } = content
  const blocks = [
    heading,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : linesOf(part))),
  ]
  if (code) blocks.push(code)
  const links = [...(action ? [action] : []), ...more]
  blocks.push(...links.map(({ label, url }) => `${label}: ${safeUrl(url)}`))
  const end = [brand, oneStop(why)]
  if (unsubscribe) end.push(`${unsubscribe.label}: ${safeUrl(unsubscribe.url)}`)
  return `${[...blocks, `--\n${end.join('\n')}`].join('\n\n')}\n`
}

const linesOf = ({ rows }: MailTable): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n')

function tableHtml({ rows }: MailTable): string {
  const cells = rows.map(({ label, value, isTotal }, index) => {
    const line = index > 0 || isTotal ? `border-top:${isTotal ? 2 : 1}px solid #d9e0e5;` : ''
    const size = isTotal ? 'font-size:18px;font-weight:700;color:#003635;' : ''
    return `<tr>
<td style="${line}${size}padding:10px 16px 10px 0;vertical-align:top;overflow-wrap:normal;${isTotal ? '' : 'color:#556670'}">${escapeHtml(label)}</td>
<td align="right" style="${line}${size}padding:10px 0;vertical-align:top;text-align:right;${isTotal ? 'white-space:nowrap' : 'font-weight:600'}">${tied(value)}</td>
</tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">
${cells.join('\n')}
</table>`
}

const linkHtml = ({ label, url }: MailLink, style: string) =>
  `<a href="${escapeHtml(safeUrl(url))}" style="${style}">${escapeHtml(label)}</a>`

const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;font-weight:600;text-decoration:none'
const primary = `${button};background:#005c5b;color:#ffffff`
const secondary = `${button};margin:0 8px 8px 0;border:1px solid #9fb3bd;color:#005c5b`

/** The cross of the brand in coloured cells: mail programs show neither SVG nor, unasked, pictures. */
const cell = (colour: string, corner: string) =>
  `<td width="8" height="8" style="width:8px;height:8px;font-size:0;line-height:0;background:${colour};border-radius:${corner}">&nbsp;</td>`
const gap = '<td width="8" height="8" style="width:8px;height:8px;font-size:0;line-height:0"></td>'
const [petrol, coral] = ['#005c5b', '#fd7354']
const logo = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:0 10px 0 0">
<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true" style="border-collapse:collapse">
<tr>${gap}${cell(petrol, '3px 3px 0 0')}${gap}</tr>
<tr>${cell(petrol, '3px 0 0 3px')}${cell(petrol, '0 0 6px 0')}${cell(coral, '0 3px 3px 0')}</tr>
<tr>${gap}${cell(coral, '0 0 3px 3px')}${gap}</tr>
</table></td><td style="font-size:18px;line-height:1;letter-spacing:-0.02em;color:#003635"><b>Marketplace</b> em Saúde</td></tr></table>`

function htmlOf(content: Content) {
  const { subject, heading, paragraphs, code, action, more = [], why, unsubscribe } = content
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#003635">${tied(heading)}</h1>`,
    ...paragraphs.map((part) =>
      typeof part === 'string'
        ? `<p style="margin:0 0 16px">${tied(part).replaceAll('\n', '<br>')}</p>`
        : tableHtml(part),
    ),
    ...(code
      ? [
          `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#edfafa;text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:8px;color:#003635">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(action ? [`<p style="margin:24px 0 16px">${linkHtml(action, primary)}</p>`] : []),
    ...(more.length > 0
      ? [`<p style="margin:0 0 8px">${more.map((link) => linkHtml(link, secondary)).join('')}</p>`]
      : []),
  ].join('\n')
  const end = [
    tied(oneStop(why)),
    ...(unsubscribe ? [linkHtml(unsubscribe, 'color:#556670')] : []),
  ].join('<br>')
  return `<!doctype html>
<html lang="${htmlLanguages[content.language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;background:#f8f8f5;color:#13242e;font:16px/1.5 Figtree,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px">${logo}</td></tr>
<tr><td style="padding:28px 24px 12px;border:1px solid #d9e0e5;border-radius:12px;background:#ffffff;overflow-wrap:anywhere">
${body}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;color:#556670">${end}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** Short words with a hyphen ('e-mail', the number of a receipt), amounts and changes stay on one line. */
const tied = (text: string) =>
  escapeHtml(text)
    .replace(/(?<=R\$) (?=\d)|(?<=\d) (?=\([+−=])/g, '&nbsp;')
    .replace(/(?<=\([+−])(?=\d)/g, '&#8288;')
    .replace(/(?<![^\s(“])[\p{L}\d]+(?:-[\p{L}\d]+)+(?![^\s.,:;!?)”])/gu, (word) =>
      word.length > 16 ? word : `<span style="white-space:nowrap">${word}</span>`,
    )

/** A subject is a header: a line break in it would begin another. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Only web addresses, mailboxes and phones become links: never a script. */
function safeUrl(url: string): string {
  return URL.canParse(url) && /^(https?|mailto|tel):$/.test(new URL(url).protocol) ? url : ''
}
