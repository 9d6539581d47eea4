import { planHas } from 'contract/rules/plans'
import { truncate } from './truncate.ts'
import type { Supplier } from 'contract/suppliers'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { urls } from '../../lib/urls.ts'
import { PlanBadge } from './plan-badge.tsx'
import classes from './supplier-card.module.css'
import { SupplierPhoto } from './supplier-photo.tsx'

const mostCertificates = 3

type SupplierCardProps = {
  supplier: Supplier
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h4'
  onOpen(supplier: Supplier): void
}

/** A card leads to the supplier's page; a plain click opens the details over the list instead. */
export function SupplierCard({ supplier, heading: Heading, onOpen }: SupplierCardProps) {
  const { t } = useTranslation()
  const { nome, plan, certificados } = supplier
  const shown = planHas(plan, 'certificates') ? certificados.slice(0, mostCertificates) : []
  const more = shown.length > 0 ? certificados.length - shown.length : 0
  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(supplier)
  }
  return (
    <article className={classes.card} data-plan={plan}>
      <div className={classes.head}>
        {planHas(plan, 'logo') && <SupplierPhoto nome={nome} photo={supplier.photo} size="card" />}
        <div className={classes.who}>
          <Heading className={classes.name}>{nome}</Heading>
          <p className={classes.place}>{supplier.cidade_estado}</p>
        </div>
        <PlanBadge plan={plan} />
      </div>
      <p className={classes.text}>{truncate(supplier.servico, plan)}</p>
      {shown.length > 0 && (
        <ul className={classes.certificates} aria-label={t('suppliers.certificates')}>
          {shown.map((certificate) => (
            <li key={certificate}>{certificate}</li>
          ))}
          {more > 0 && <li>{t('suppliers.moreCertificates', { count: more })}</li>}
        </ul>
      )}
      <Link className={classes.more} to={urls.supplier(supplier.slug)} onClick={open}>
        {t('suppliers.seeMore')}
        <span className="visually-hidden"> {t('suppliers.about', { name: nome })}</span>
      </Link>
    </article>
  )
}
