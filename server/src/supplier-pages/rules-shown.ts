import type { PageContent, PageSection, ShownPage } from 'contract/supplier-pages'
import { orderedSections } from 'contract/supplier-pages'
import { htmlOf } from './rules-markdown.ts'

const isFilled = ({ name }: { name: string }) => name !== ''

/** What visitors see of it: a section that is switched off, or empty, is not there at all. */
export function shownPage(content: PageContent): ShownPage {
  const filled = {
    aboutHtml: htmlOf(content.about),
    services: content.services.filter(isFilled),
    gallery: content.gallery,
    documents: content.documents.filter(isFilled),
    clients: content.clients.filter((name) => name !== ''),
  }
  const has: Record<PageSection, boolean> = {
    about: filled.aboutHtml !== '',
    services: filled.services.length > 0,
    gallery: filled.gallery.length > 0,
    documents: filled.documents.length > 0,
    clients: filled.clients.length > 0,
    // Of the profile: whether there are any is known there.
    licences: true,
    area: true,
  }
  const sections = orderedSections(content).flatMap(({ kind, shown }) =>
    shown && has[kind] ? [kind] : [],
  )
  const when = <Part>(kind: PageSection, part: Part, otherwise: Part) =>
    sections.includes(kind) ? part : otherwise
  return {
    headline: content.headline,
    cover: content.cover,
    facts: content.facts,
    aboutHtml: when('about', filled.aboutHtml, ''),
    services: when('services', filled.services, []),
    gallery: when('gallery', filled.gallery, []),
    documents: when('documents', filled.documents, []),
    clients: when('clients', filled.clients, []),
    sections,
  }
}

const withoutMarks = (markdown: string) =>
  markdown.replace(/^\s*(?:[-+*>]|#+|\d+\.)\s+/, '').replace(/[*_`]+/g, '')

/** What visitors read on it of what is done and how, in lines, for whoever answers questions about it. */
export function linesOf(content: PageContent): string[] {
  const { services, sections } = shownPage(content)
  return [
    ...(sections.includes('about') ? content.about.split('\n').map(withoutMarks) : []),
    ...services.map(({ name, text }) => (text ? `${name}: ${text}` : name)),
  ].filter((line) => line.trim() !== '')
}

/** The stored files that a page names. */
export function filesIn({ cover, services, gallery, documents }: PageContent) {
  return {
    pictures: [
      ...(cover ? [cover] : []),
      ...services.flatMap(({ picture }) => picture ?? []),
      ...gallery.map(({ picture }) => picture),
    ],
    documents: documents.map(({ file }) => file),
  }
}

/** The whole page in lines, for whoever compares two of them. */
export function textOf(content: PageContent): string {
  const { headline, cover, facts, about, services, gallery, documents, clients } = content
  const sections = orderedSections(content).map(({ kind, shown }) => (shown ? kind : `(${kind})`))
  return [
    headline,
    cover,
    [facts.since, facts.team, facts.hours, ...facts.languages].filter(Boolean).join(', '),
    about,
    ...services.map(({ name, text, picture }) => [name, text, picture].filter(Boolean).join(': ')),
    ...gallery.map(({ picture, caption }) => [picture, caption].filter(Boolean).join(': ')),
    ...documents.map(({ file, name }) => `${file}: ${name}`),
    ...clients,
    sections.join(', '),
  ]
    .filter(Boolean)
    .join('\n')
}
