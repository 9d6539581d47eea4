import { planHas } from 'contract/rules/plans'
import type { Supplier } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { FeaturedBadge } from './featured-badge.tsx'
import { byDistinction } from './licence-order.ts'
import { areaText } from './area-text.ts'
import classes from './supplier-details.module.css'
import { SupplierPhoto } from './supplier-photo.tsx'

/** Who it is, where, and the full description: the content of the detail dialog. */
export function SupplierDetails({ supplier }: { supplier: Supplier }) {
  const { nome, plan, certificados } = supplier
  const area = areaText(supplier.atendeEm)
  return (
    <div className={classes.details}>
      <div className={classes.head}>
        {planHas(plan, 'logo') && <SupplierPhoto nome={nome} photo={supplier.photo} size="card" />}
        <div className={classes.facts}>
          <span>{supplier.cidade_estado}</span>
          {area && <span>{m.suppliers_servesPlaces({ places: area })}</span>}
          <span>{m.suppliers_tipoName({ tipo: supplier.Tipo_empresa })}</span>
        </div>
        <FeaturedBadge plan={plan} />
      </div>
      {supplier.especialidade && <p className={classes.speciality}>{supplier.especialidade}</p>}
      <p className={classes.text}>{supplier.servico}</p>
      {planHas(plan, 'certificates') && certificados.length > 0 && (
        <CertificateList certificados={certificados} />
      )}
    </div>
  )
}

export function CertificateList({ certificados }: { certificados: string[] }) {
  return (
    <div>
      <h3 className={classes.subtitle}>{m.suppliers_certificates()}</h3>
      <p className={classes.declared}>{m.suppliers_declared()}</p>
      <ul className={classes.certificates}>
        {byDistinction(certificados).map((certificate) => (
          <li key={certificate}>{certificate}</li>
        ))}
      </ul>
    </div>
  )
}
