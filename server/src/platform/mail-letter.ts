import type { Mail } from './mail.ts'

type Fact = readonly [label: string, value: string]
/** A paragraph, a list of facts, or a button. */
type Part = string | readonly Fact[] | { label: string; href: string }

type Letter = { to: string; subject: string; greeting: string; parts: readonly Part[] }

const ending = 'Marketplace em Saúde'

/** One letter in both forms of a mail. What people typed is only ever text. */
export function writeLetter({ to, subject, greeting, parts }: Letter): Mail {
  const text = [greeting, ...parts.map(textOf), ending].join('\n\n')
  const html = [
    '<!doctype html><html lang="pt-BR"><body style="font-family:sans-serif;line-height:1.5;color:#13242e">',
    `<p>${escapeHtml(greeting)}</p>`,
    ...parts.map(htmlOf),
    `<p>${ending}</p></body></html>`,
  ].join('\n')
  return { to, subject: subject.replace(/[\r\n]+/g, ' '), text, html }
}

function isFacts(part: Part): part is readonly Fact[] {
  return Array.isArray(part)
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part
  if (isFacts(part)) return part.map(([label, value]) => `${label}: ${value}`).join('\n')
  return `${part.label}: ${part.href}`
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`
  if (isFacts(part)) {
    const rows = part.map(
      ([label, value]) => `<strong>${escapeHtml(label)}:</strong> ${escapeHtml(value)}`,
    )
    return `<p>${rows.join('<br>')}</p>`
  }
  return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
