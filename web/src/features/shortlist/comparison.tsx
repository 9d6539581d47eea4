import type { SupplierPage } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { removeFromShortlist } from '../../model/shortlist.ts'
import classes from './comparison.module.css'

type Compared = Pick<
  SupplierPage,
  'id' | 'slug' | 'nome' | 'servico' | 'especialidade' | 'Tipo_empresa' | 'cidade_estado'
> & {
  face: ReactNode
  /** Stars; null while there are too few reviews. */
  rating: ReactNode
  /** 'Responde em cerca de 3 h'; '' while nobody can say. */
  responds: string
  /** 'Atende em', in words. */
  area: string
  /** The telling ones first. */
  licences: string[]
}
type Row = {
  label: string
  value(supplier: Compared): ReactNode
  /** Left out while nobody has any. */
  isExtra?: boolean
}

const rows = (): Row[] => [
  { label: m.shortlist_speciality(), value: ({ especialidade }) => especialidade },
  { label: m.shortlist_rating(), value: ({ rating }) => rating, isExtra: true },
  { label: m.shortlist_answers(), value: ({ responds }) => responds, isExtra: true },
  { label: m.shortlist_place(), value: ({ cidade_estado }) => cidade_estado },
  { label: m.shortlist_area(), value: ({ area }) => area },
  {
    label: m.shortlist_kind(),
    value: ({ Tipo_empresa }) => m.suppliers_tipoName({ tipo: Tipo_empresa }),
  },
  {
    label: m.shortlist_licences(),
    value: ({ licences }) => licences.length > 0 && <Licences names={licences} />,
  },
  {
    label: m.shortlist_service(),
    value: ({ servico }) => <p className={classes.service}>{servico}</p>,
  },
]

type ComparisonProps = {
  suppliers: Compared[]
  /** The same page without this supplier. */
  without(slug: string): string
}

/** What sets suppliers apart, side by side; on a phone the table scrolls beside its first column. */
export function Comparison({ suppliers, without }: ComparisonProps) {
  const shown = rows().filter(
    ({ isExtra, value }) => !isExtra || suppliers.some((one) => Boolean(value(one))),
  )
  return (
    // It can be scrolled, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} tabIndex={0} aria-label={m.shortlist_title()}>
      <table className={classes.table} data-columns={suppliers.length}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{m.shortlist_supplier()}</span>
            </th>
            {suppliers.map(({ id, slug, nome, face }) => (
              <th key={slug} scope="col">
                {face}
                <Link className={classes.name} to={urls.supplier(slug)}>
                  {nome}
                </Link>
                <Link
                  className={classes.remove}
                  to={without(slug)}
                  onClick={() => removeFromShortlist({ id, slug, nome })}
                  replace
                  preventScrollReset
                >
                  {m.shortlist_remove()} <span className="visually-hidden">{nome}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, value, isExtra }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {suppliers.map((supplier) => (
                <td key={supplier.slug}>{value(supplier) || <Nothing isExtra={isExtra} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Nothing = ({ isExtra }: { isExtra: boolean | undefined }) => (
  <span className={classes.nothing}>{isExtra ? m.shortlist_notYet() : m.shortlist_notSaid()}</span>
)

const fewLicences = 5

function Licences({ names }: { names: string[] }) {
  return (
    <>
      <ul className={classes.licences}>
        {names.slice(0, fewLicences).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {names.length > fewLicences && (
        <details className={classes.more}>
          <summary>{m.shortlist_moreLicences({ count: names.length - fewLicences })}</summary>
          <ul className={classes.licences}>
            {names.slice(fewLicences).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      <small>{m.shortlist_declared()}</small>
    </>
  )
}
