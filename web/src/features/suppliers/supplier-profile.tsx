import { Container } from '@mantine/core'
import { planHas } from 'contract/rules/plans'
import type { SupplierPage } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from '../../lib/urls.ts'
import { fieldLabel } from '../../model/field-labels.ts'
import { FeaturedBadge } from './featured-badge.tsx'
import { areaText } from './service-area.ts'
import { ShareButton } from './share-button.tsx'
import { CertificateList } from './supplier-details.tsx'
import { SupplierRating } from './supplier-rating.tsx'
import { SupplierPhoto } from './supplier-photo.tsx'
import classes from './supplier-profile.module.css'

type SupplierProfileProps = { supplier: SupplierPage; reviews?: ReactNode; contact: ReactNode }

/** The public page: PRO and CORP have it as their own, with a wide head and all they told us. */
export function SupplierProfile({ supplier, reviews, contact }: SupplierProfileProps) {
  const { nome, plan, certificados } = supplier
  const exclusive = planHas(plan, 'exclusivePage') || planHas(plan, 'exclusiveCompanyPage')
  const about = [
    { title: m.suppliers_worksWith(), text: supplier.com_oque_trabalha },
    { title: m.suppliers_segment(), text: supplier.segmento_empresa },
    { title: m.suppliers_otherInfo(), text: supplier.outras_infos },
  ].filter(({ text }) => exclusive && text)
  const area = areaText(supplier.atendeEm)
  return (
    <article>
      <div className={classes.band} data-exclusive={exclusive || undefined}>
        <Container className={classes.head}>
          {planHas(plan, 'logo') && (
            <SupplierPhoto nome={nome} photo={supplier.photo} size="page" />
          )}
          <div className={classes.who}>
            <h1 className={classes.name}>{nome}</h1>
            <p className={classes.place}>
              {supplier.cidade_estado} · {m.suppliers_tipoName({ tipo: supplier.Tipo_empresa })}
            </p>
            <FeaturedBadge plan={plan} />
            <SupplierRating supplier={supplier} />
          </div>
          <ShareButton title={nome} />
        </Container>
      </div>
      <Container className={classes.columns}>
        <div className={classes.story}>
          <section>
            <h2>{m.suppliers_services()}</h2>
            <p className={classes.text}>{supplier.servico}</p>
          </section>
          {area && (
            <section>
              <h2>{fieldLabel('atendeEm')}</h2>
              <p className={classes.text}>{area}</p>
            </section>
          )}
          {about.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p className={classes.text}>{text}</p>
            </section>
          ))}
          {planHas(plan, 'certificates') && certificados.length > 0 && (
            <CertificateList certificados={certificados} />
          )}
          {reviews}
          <Link to={urls.home} className={classes.back}>
            {m.suppliers_backToDirectory()}
          </Link>
        </div>
        <aside className={classes.contact} aria-label={m.suppliers_contact()}>
          {contact}
        </aside>
      </Container>
    </article>
  )
}
