import type { Supplier } from 'contract/suppliers'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { SupplierPhoto } from '../../features/suppliers/supplier-photo.tsx'
import { urls } from 'contract/urls'
import classes from './related.module.css'
import { Section } from './section.tsx'

/** Others in the same trade. */
export function Related({ suppliers }: { suppliers: Supplier[] }) {
  if (suppliers.length === 0) return null
  return (
    <div className={classes.related}>
      <Section title={m.pages_related()}>
        <ul className={classes.list}>
          {suppliers.map(({ id, slug, nome, photo, cidade_estado, servico }) => (
            <li key={id}>
              <Link to={urls.supplier(slug)} className={classes.card}>
                <SupplierPhoto nome={nome} photo={photo} size="card" />
                <span className={classes.who}>
                  <b>{nome}</b>
                  <small>{cidade_estado}</small>
                  <span className={classes.text}>{servico}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
