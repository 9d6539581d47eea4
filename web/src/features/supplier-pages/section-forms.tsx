import { Anchor, TagsInput, Text } from '@mantine/core'
import {
  orderedSections,
  type PageContent,
  pageLimits,
  type PageSection,
} from 'contract/supplier-pages'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { AboutForm } from './about-form.tsx'
import { DocumentsForm } from './documents-form.tsx'
import { GalleryForm } from './gallery-form.tsx'
import { moved } from './order-buttons.tsx'
import { SectionCard } from './section-card.tsx'
import { ServicesForm } from './services-form.tsx'
import type { UpdatePage } from './page-draft.ts'

type SectionFormsProps = {
  id: number
  draft: PageContent
  update: UpdatePage
}

/** The sections in the page's own order. */
export function SectionForms({ id, draft, update }: SectionFormsProps) {
  const [told, setTold] = useState('')
  const sections = orderedSections(draft)
  const forms: Record<PageSection, ReactNode> = {
    about: <AboutForm about={draft.about} update={update} />,
    services: <ServicesForm id={id} services={draft.services} update={update} />,
    gallery: <GalleryForm id={id} gallery={draft.gallery} update={update} />,
    licences: <FromProfile text={m.pages_licencesHelp()} />,
    documents: <DocumentsForm id={id} documents={draft.documents} update={update} />,
    clients: (
      <TagsInput
        label={m.pages_clientNames()}
        description={m.pages_clientsHelp()}
        maxTags={pageLimits.clients}
        value={draft.clients}
        onChange={(clients) =>
          update({ clients: clients.map((name) => name.slice(0, pageLimits.clientName)) })
        }
      />
    ),
    area: <FromProfile text={m.pages_areaHelp()} />,
  }
  return (
    <>
      <span className="visually-hidden" aria-live="polite">
        {told}
      </span>
      {sections.map(({ kind, shown }, index) => (
        <SectionCard
          key={kind}
          kind={kind}
          shown={shown}
          index={index}
          count={sections.length}
          onShow={(on) =>
            update({
              sections: sections.map((one) => (one.kind === kind ? { ...one, shown: on } : one)),
            })
          }
          onMove={(to) => {
            update({ sections: moved(sections, index, to) })
            const name = m.pages_section({ section: kind })
            setTold(m.pages_movedTo({ name, place: to + 1, count: sections.length }))
          }}
        >
          {forms[kind]}
        </SectionCard>
      ))}
    </>
  )
}

function FromProfile({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed">
      {text}{' '}
      <Anchor component={Link} to={urls.dashboardSection('editar')}>
        {m.pages_editProfile()}
      </Anchor>
    </Text>
  )
}
