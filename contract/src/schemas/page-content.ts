import * as z from 'zod/mini'
import { fileName, line, requiredLine } from '../rules/fields.ts'
import { type Message, message } from '../rules/messages.ts'
import { firstYear, pageLimits as most, pageSections, teamSizes } from '../supplier-pages.ts'

const atMost = <Item extends z.ZodMiniType>(item: Item, count: number, text: Message) =>
  z.array(item).check(z.maxLength(count, message(text)))

const PageFacts = z.object({
  since: z.nullable(
    z
      .int(message('Valor inválido.'))
      .check(
        z.refine(
          (year) => year >= firstYear && year <= new Date().getFullYear(),
          message('Por favor, insira um ano válido.'),
        ),
      ),
  ),
  team: z.nullable(z.enum(teamSizes)),
  hours: line(most.hours),
  languages: atMost(requiredLine(most.language), most.languages, 'São itens demais.'),
})

const PageService = z.object({
  name: line(most.serviceName),
  text: line(most.serviceText),
  picture: z.nullable(fileName()),
})

const PagePicture = z.object({ picture: fileName(), caption: line(most.caption) })

const PageDocument = z.object({
  file: fileName(),
  name: line(most.documentName),
  bytes: z.number(),
})

const SectionOrder = z
  .array(z.object({ kind: z.enum(pageSections), shown: z.boolean() }))
  .check(
    z.refine(
      (sections) => new Set(sections.map(({ kind }) => kind)).size === sections.length,
      message('Valor inválido.'),
    ),
  )

/**
 * What a supplier tells on its own page: the editor fills it in, the server keeps it, the public page
 * shows it. A draft may have gaps: what is empty is not shown.
 */
export const PageContent = z.object({
  headline: line(most.headline),
  cover: z.nullable(fileName()),
  facts: PageFacts,
  /** Markdown: paragraphs, emphasis, headings, lists and quotations; the rest is left out. */
  about: line(most.about),
  services: atMost(PageService, most.services, 'São itens demais.'),
  gallery: atMost(PagePicture, most.gallery, 'A galeria aceita até 8 fotos.'),
  documents: atMost(PageDocument, most.documents, 'A página aceita até 5 documentos.'),
  clients: atMost(line(most.clientName), most.clients, 'São itens demais.'),
  sections: SectionOrder,
})

export type PageContent = z.infer<typeof PageContent>

/** The same as visitors see it: only what is switched on and filled in. */
export const ShownPage = z.object({
  headline: z.string(),
  cover: z.nullable(z.string()),
  facts: PageFacts,
  /** Made of the Markdown and cleaned on the server. */
  aboutHtml: z.string(),
  services: z.array(PageService),
  gallery: z.array(PagePicture),
  documents: z.array(PageDocument),
  clients: z.array(z.string()),
  sections: z.array(z.enum(pageSections)),
})

export type ShownPage = z.infer<typeof ShownPage>
