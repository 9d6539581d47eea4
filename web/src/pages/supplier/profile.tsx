import { hasOwnPage, planHas } from 'contract/rules/plans'
import type { SupplierPage } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { areaText } from '../../features/suppliers/area-text.ts'
import { Breadcrumbs } from '../../layout/breadcrumbs.tsx'
import { PagePart } from '../../ui/page-part.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { crumbsOf } from './crumbs.ts'
import { Licences } from './licences.tsx'
import classes from './profile.module.css'
import { Cover, ProfileHead } from './profile-head.tsx'
import { OwnSection } from './profile-sections.tsx'
import { Section } from './section.tsx'

type SupplierProfileProps = {
  supplier: SupplierPage
  /** Above the page. */
  actions?: ReactNode
  contact: ReactNode
  reviews?: ReactNode
  /** Below the page's own content. */
  after?: ReactNode
}

/**
 * The public page of a supplier, which the editor shows too: inside `data-view="phone"` it has the layout of
 * a phone in any window. Professional and Corporate have it as their own; everybody has the plain part.
 */
export function SupplierProfile({
  supplier,
  actions,
  contact,
  reviews,
  after,
}: SupplierProfileProps) {
  const exclusive = hasOwnPage(supplier.plan)
  return (
    <article className={classes.page} data-exclusive={exclusive || undefined}>
      <Wrap className={classes.top}>
        <Breadcrumbs crumbs={crumbsOf(supplier)} />
        {actions && <div className={classes.actions}>{actions}</div>}
      </Wrap>
      {exclusive ? (
        <Cover picture={supplier.page?.cover ?? null} />
      ) : (
        <div className={classes.band}>
          <Wrap>
            <ProfileHead supplier={supplier} />
          </Wrap>
        </div>
      )}
      <Wrap className={classes.columns}>
        <div className={classes.story}>
          {exclusive && <ProfileHead supplier={supplier} />}
          <PagePart>
            {supplier.page ? (
              <OwnStory supplier={supplier} page={supplier.page} />
            ) : (
              <PlainStory supplier={supplier} />
            )}
          </PagePart>
          {reviews}
        </div>
        <aside id="contato" className={classes.contact} aria-label={m.suppliers_contact()}>
          <PagePart>{contact}</PagePart>
        </aside>
      </Wrap>
      {after && (
        <Wrap className={classes.after}>
          <PagePart>{after}</PagePart>
        </Wrap>
      )}
    </article>
  )
}

/** What everybody tells at sign-up. */
function PlainStory({ supplier }: { supplier: SupplierPage }) {
  const { plan, certificados, com_oque_trabalha, segmento_empresa, outras_infos } = supplier
  const told = [
    { title: m.suppliers_area(), text: areaText(supplier.atendeEm), always: true },
    { title: m.suppliers_worksWith(), text: com_oque_trabalha, always: false },
    { title: m.suppliers_segment(), text: segmento_empresa, always: false },
    { title: m.suppliers_otherInfo(), text: outras_infos, always: false },
  ].filter(({ text, always }) => (always || hasOwnPage(plan)) && text)
  return (
    <>
      <Section title={m.suppliers_services()}>
        <p className={classes.text}>{supplier.servico}</p>
      </Section>
      {told.map(({ title, text }) => (
        <Section key={title} title={title}>
          <p className={classes.text}>{text}</p>
        </Section>
      ))}
      {planHas(plan, 'certificates') && <Licences certificados={certificados} />}
    </>
  )
}

type OwnStoryProps = { supplier: SupplierPage; page: NonNullable<SupplierPage['page']> }

/** What the owner published, in the owner's order; the description of the directory stands in for 'about'. */
function OwnStory({ supplier, page }: OwnStoryProps) {
  return (
    <>
      {!page.sections.includes('about') && (
        <Section title={m.pages_section({ section: 'about' })}>
          <p className={classes.text}>{supplier.servico}</p>
        </Section>
      )}
      {page.sections.map((kind) => (
        <OwnSection key={kind} kind={kind} supplier={supplier} page={page} />
      ))}
    </>
  )
}
