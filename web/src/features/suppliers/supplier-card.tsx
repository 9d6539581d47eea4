import { planHas } from 'contract/rules/plans'
import { truncate } from './truncate.ts'
import type { Supplier } from 'contract/suppliers'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from '../../lib/urls.ts'
import { PlanBadge } from './plan-badge.tsx'
import classes from './supplier-card.module.css'
import { SupplierPhoto } from './supplier-photo.tsx'

const mostCertificates = 3

type SupplierCardProps = {
  supplier: Supplier
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h3' | 'h4'
  onOpen(supplier: Supplier): void
}

/** A card leads to the supplier's page; a plain click opens the details over the list instead. */
export function SupplierCard({ supplier, heading: Heading, onOpen }: SupplierCardProps) {
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
        <ul className={classes.certificates} aria-label={m.suppliers_certificates()}>
          {shown.map((certificate) => (
            <li key={certificate}>{certificate}</li>
          ))}
          {more > 0 && <li>{m.suppliers_moreCertificates({ count: more })}</li>}
        </ul>
      )}
      <Link className={classes.more} to={urls.supplier(supplier.slug)} onClick={open}>
        {m.suppliers_seeMore()}
        <span className="visually-hidden"> {m.suppliers_about({ name: nome })}</span>
      </Link>
    </article>
  )
}
