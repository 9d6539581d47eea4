import { Marked } from 'marked'
import sanitize from 'sanitize-html'

const marked = new Marked({ async: false, gfm: true, breaks: true })

/**
 * Paragraphs, emphasis, headings below the section's own, lists and quotations. What a link or a
 * picture says stays as text: a page that we host leads nowhere that we do not know.
 */
const allowed: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
  allowedAttributes: {},
  disallowedTagsMode: 'discard',
  parseStyleAttributes: false,
  transformTags: { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', b: 'strong', i: 'em' },
}

/** The HTML of a text in Markdown, without anything that could run, load or lead away. */
export function htmlOf(markdown: string): string {
  return sanitize(marked.parse(markdown, { async: false }), allowed).trim()
}
