import type { SupplierPage } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { removeFromShortlist } from '../../model/shortlist.ts'
import classes from './comparison.module.css'

type Compared = Pick<
  SupplierPage,
  | 'slug'
  | 'nome'
  | 'servico'
  | 'segmento_empresa'
  | 'Tipo_empresa'
  | 'cidade_estado'
  | 'certificados'
> & {
  /** 'Atende em', in words. */
  area: string
}
type Row = { label: string; value(supplier: Compared): ReactNode }

const rows = (): Row[] => [
  { label: m.shortlist_service(), value: ({ servico }) => servico },
  { label: m.shortlist_segment(), value: ({ segmento_empresa }) => segmento_empresa },
  {
    label: m.shortlist_kind(),
    value: ({ Tipo_empresa }) => m.suppliers_tipoName({ tipo: Tipo_empresa }),
  },
  { label: m.shortlist_place(), value: ({ cidade_estado }) => cidade_estado },
  { label: m.shortlist_area(), value: ({ area }) => area },
  {
    label: m.shortlist_licences(),
    value: ({ certificados }) => certificados.length > 0 && <Licences names={certificados} />,
  },
]

type ComparisonProps = {
  suppliers: Compared[]
  /** The same page without this supplier. */
  without(slug: string): string
}

/** What sets suppliers apart, side by side; on a phone the table scrolls beside its first column. */
export function Comparison({ suppliers, without }: ComparisonProps) {
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
            {suppliers.map(({ slug, nome }) => (
              <th key={slug} scope="col">
                <Link to={urls.supplier(slug)}>{nome}</Link>
                <Link
                  className={classes.remove}
                  to={without(slug)}
                  onClick={() => removeFromShortlist(slug)}
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
          {rows().map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {suppliers.map((supplier) => (
                <td key={supplier.slug}>{value(supplier) || m.shortlist_notSaid()}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Licences({ names }: { names: string[] }) {
  return (
    <>
      <ul className={classes.licences}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <small>{m.shortlist_declared()}</small>
    </>
  )
}
