import { IconCheck, IconFileTypePdf } from '@tabler/icons-react'
import { documentUrl, pictureSources } from 'contract/rules/photo-url'
import { planHas } from 'contract/rules/plans'
import type { PageSection, ShownPage } from 'contract/supplier-pages'
import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { AreaMap } from './area-map.tsx'
import { Gallery } from './gallery.tsx'
import { Licences } from './licences.tsx'
import { Section } from './section.tsx'
import classes from './profile-sections.module.css'

type OwnSectionProps = { kind: PageSection; supplier: SupplierPage; page: ShownPage }

/** One part of a page that its owner designed. */
export function OwnSection({ kind, supplier, page }: OwnSectionProps) {
  const title = m.pages_section({ section: kind })
  switch (kind) {
    case 'about':
      return (
        <Section title={title}>
          {/* Cleaned on the server (supplier-pages/rules-markdown.ts). */}
          <div className={classes.prose} dangerouslySetInnerHTML={{ __html: page.aboutHtml }} />
        </Section>
      )
    case 'services':
      return (
        <Section title={title}>
          <Services services={page.services} />
        </Section>
      )
    case 'gallery':
      return (
        <Section title={title}>
          <Gallery name={supplier.nome} pictures={page.gallery} />
        </Section>
      )
    case 'licences':
      return planHas(supplier.plan, 'certificates') ? (
        <Licences certificados={supplier.certificados} />
      ) : null
    case 'documents':
      return (
        <Section title={title} note={m.pages_documentsNote()}>
          <Documents documents={page.documents} />
        </Section>
      )
    case 'clients':
      return (
        <Section title={title} note={m.pages_clientsNote()}>
          <ul className={classes.clients}>
            {page.clients.map((client) => (
              <li key={client}>{client}</li>
            ))}
          </ul>
        </Section>
      )
    case 'area':
      return (
        <Section title={title}>
          <AreaMap supplier={supplier} />
        </Section>
      )
  }
}

function Services({ services }: { services: ShownPage['services'] }) {
  return (
    <ul className={classes.services}>
      {services.map(({ name, text, picture }, index) => (
        // Two services may have the same name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={classes.service}>
          {picture ? (
            <img
              {...pictureSources('picture', picture, 160)}
              sizes="10rem"
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            <span className={classes.tick} aria-hidden>
              <IconCheck />
            </span>
          )}
          <div>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Documents({ documents }: { documents: ShownPage['documents'] }) {
  const { fileSize } = useFormat()
  return (
    <ul className={classes.documents}>
      {documents.map(({ file, name, bytes }) => (
        <li key={file}>
          <a href={documentUrl(file)} download>
            <IconFileTypePdf aria-hidden />
            <span>
              <b>{name}</b>
              <small>PDF, {fileSize(bytes)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
