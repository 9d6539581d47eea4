import type { Mail } from './outbox.ts'

type MailContent = {
  to: string
  subject: string
  heading: string
  /** Plain text; it is escaped here. A line break inside a paragraph stays one. */
  paragraphs: readonly string[]
  /** Something to read off and type, such as a code. */
  code?: string
  /** The one link of the mail. */
  action?: { label: string; url: string }
}

const brand = 'Marketplace em Saúde'
const footer = 'Esta é uma mensagem automática. Não é preciso responder.'

/**
 * The one frame of every mail, as text and as HTML. Mail programs know neither style sheets nor our
 * theme, hence tables and inline styles with the brand's own values.
 */
export function mailOf({ to, subject, heading, paragraphs, code, action }: MailContent): Mail {
  return {
    to,
    subject: oneLine(subject),
    text: textOf({ heading, paragraphs, code, action }),
    html: htmlOf({ subject, heading, paragraphs, code, action }),
  }
}

type Parts = {
  heading: string
  paragraphs: readonly string[]
  code: string | undefined
  action: MailContent['action'] | undefined
}

function textOf({ heading, paragraphs, code, action }: Parts): string {
  const blocks = [heading, ...paragraphs]
  if (code) blocks.push(code)
  if (action) blocks.push(`${action.label}: ${safeUrl(action.url)}`)
  return `${[...blocks, `--\n${brand}\n${footer}`].join('\n\n')}\n`
}

function htmlOf({ subject, heading, paragraphs, code, action }: Parts & { subject: string }) {
  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#003635">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
    ),
    ...(code
      ? [
          `<p style="margin:0 0 16px;padding:16px;border-radius:8px;background:#edfafa;text-align:center;font-size:32px;line-height:1.2;font-weight:700;letter-spacing:8px;color:#003635">${escapeHtml(code)}</p>`,
        ]
      : []),
    ...(action
      ? [
          `<p style="margin:24px 0 16px"><a href="${escapeHtml(safeUrl(action.url))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#005c5b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`,
        ]
      : []),
  ].join('\n')
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(oneLine(subject))}</title></head>
<body style="margin:0;background:#f8f8f5;color:#13242e;font:16px/1.5 Figtree,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td style="padding:0 8px 16px;font-size:18px;font-weight:800;color:#005c5b">${brand}</td></tr>
<tr><td style="padding:32px;border:1px solid #d9e0e5;border-radius:12px;background:#ffffff;overflow-wrap:anywhere">
${body}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;color:#556670">${footer}</td></tr>
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

/** A subject is a header: a line break in it would begin another. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Only web addresses become links: never a script. */
function safeUrl(url: string): string {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : ''
}
