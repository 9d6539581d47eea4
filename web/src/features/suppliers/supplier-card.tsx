import { IconMapPin } from '@tabler/icons-react'
import { planHas } from 'contract/rules/plans'
import type { Supplier } from 'contract/suppliers'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { FeaturedBadge } from './featured-badge.tsx'
import { byDistinction } from './licence-order.ts'
import classes from './supplier-card.module.css'
import { SupplierRating } from './supplier-rating.tsx'
import { SupplierPhoto } from './supplier-photo.tsx'
import { truncate } from './truncate.ts'

const mostCertificates = 2

type SupplierCardProps = {
  supplier: Supplier
  /** The level below the heading that the list stands under. */
  heading: 'h2' | 'h3' | 'h4'
  /** What makes it fit this list, beside what it says of itself. */
  note?: string | undefined
  /** What its list was searched for: the visit of its page counts under it. */
  term: string | null
  /** Beside 'Veja mais', where the list offers something to do. */
  action?: ReactNode
  onOpen(supplier: Supplier): void
}

/** The whole card leads to the supplier's page; 'Veja mais' opens the details over the list. */
export function SupplierCard(props: SupplierCardProps) {
  const { supplier, heading: Heading, note, term, action, onOpen } = props
  const { nome, plan, especialidade } = supplier
  const page = urls.supplier(supplier.slug)
  const certificados = planHas(plan, 'certificates') ? byDistinction(supplier.certificados) : []
  const shown = certificados.slice(0, mostCertificates)
  const more = certificados.length - shown.length
  const area = shortArea(supplier.atendeEm)
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
          <div className={classes.top}>
            <Heading className={classes.name}>
              <Link className={classes.page} to={page} state={{ term }}>
                {nome}
              </Link>
            </Heading>
            <FeaturedBadge plan={plan} />
          </div>
          <p className={classes.place}>
            <IconMapPin size={14} aria-hidden />
            <span>
              <span className={classes.city}>{supplier.cidade_estado}</span>{' '}
              <span>{m.suppliers_tipoName({ tipo: supplier.Tipo_empresa })}</span>
            </span>
          </p>
          <SupplierRating supplier={supplier} />
        </div>
      </div>
      {especialidade && <p className={classes.speciality}>{especialidade}</p>}
      <p className={classes.text}>{truncate(supplier.servico, plan)}</p>
      {note ? (
        <p className={classes.note}>{note}</p>
      ) : (
        area && <p className={classes.area}>{m.suppliers_servesPlaces({ places: area })}</p>
      )}
      {shown.length > 0 && (
        <ul className={classes.certificates} aria-label={m.suppliers_certificates()}>
          {shown.map((certificate) => (
            <li key={certificate}>{certificate}</li>
          ))}
          {more > 0 && <li>{m.suppliers_moreCertificates({ count: more })}</li>}
        </ul>
      )}
      <div className={classes.foot}>
        <Link className={classes.more} to={page} onClick={open}>
          {m.suppliers_seeMore()}
          <span className="visually-hidden"> {m.suppliers_about({ name: nome })}</span>
        </Link>
        {action}
      </div>
    </article>
  )
}

const mostPlaces = 3

/** In one line, so states by their codes; '' when it did not say. */
function shortArea({ brasil, estados, municipios }: Supplier['atendeEm']): string {
  if (brasil) return m.fields_wholeCountry()
  const places = [...estados, ...municipios.map(({ cidade, uf }) => `${cidade}/${uf}`)]
  const rest = places.length - mostPlaces
  const shown = places.slice(0, mostPlaces).join(', ')
  return rest > 0 ? `${shown} ${m.suppliers_moreCertificates({ count: rest })}` : shown
}
