import { type PolicyName, policyVersions } from 'contract/rules/consents'
import { operator } from 'contract/rules/operator'
import { marked } from 'marked'
import { type Language, languageOf } from '../../lib/language.ts'
import { retentionTable } from './retention-table.ts'

export type Policy = { title: string; summary: string; updatedAt: string; html: string }

const files = import.meta.glob<string>('../../i18n/policies/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The long texts stay on the server: a page receives only the one it shows. */
export function findPolicy(request: Request, slug: string): Policy | undefined {
  return Object.hasOwn(policyVersions, slug)
    ? read(languageOf(request), slug as PolicyName)
    : undefined
}

/** A file begins with its title and one paragraph of summary. `{cnpj}` is what the product knows of it. */
function read(language: Language, slug: PolicyName): Policy {
  const known: Record<string, string> = {
    ...operator,
    retention: tableOf(retentionTable(language)),
  }
  const text = files[`../../i18n/policies/${language}/${slug}.md`]?.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => known[name] ?? whole,
  )
  const [title = '', summary = '', ...rest] = text?.split('\n\n') ?? []
  return {
    title: title.replace(/^# /, ''),
    summary: summary.replaceAll('\n', ' '),
    updatedAt: policyVersions[slug],
    html: marked.parse(rest.join('\n\n'), { async: false }),
  }
}

/** Markdown has no headings for rows. On a phone it scrolls by itself, with the keyboard too. */
function tableOf([headings = [], ...lines]: string[][]): string {
  const head = headings.map((heading) => `<th>${heading}</th>`).join('')
  const body = lines.map(([what, ...cells]) => {
    const told = cells.map((cell) => `<td>${cell}</td>`).join('')
    return `<tr><th scope="row">${what}</th>${told}</tr>`
  })
  return `<div tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
}
