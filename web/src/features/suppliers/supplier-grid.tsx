import { planHas } from 'contract/rules/plans'
import type { Supplier } from 'contract/suppliers'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { SupplierCard } from './supplier-card.tsx'
import classes from './supplier-grid.module.css'

type SupplierGridProps = {
  suppliers: Supplier[]
  columns: 2 | 3 | 4
  /** On a phone the cards stand in a row that moves sideways. */
  sideways?: boolean
  label: string
  heading: 'h2' | 'h3' | 'h4'
  noteOf?: (supplier: Supplier) => string | undefined
  actionOf?: (supplier: Supplier) => ReactNode
  term: string | null
  onOpen(supplier: Supplier): void
}

/** Cards of equal height; fewer columns on smaller screens. */
export function SupplierGrid(props: SupplierGridProps) {
  const { suppliers, columns, sideways, label, heading, noteOf, actionOf, term, onOpen } = props
  const showsLicences = suppliers.some(
    ({ plan, certificados }) => planHas(plan, 'certificates') && certificados.length > 0,
  )
  return (
    <>
      <ul
        className={classes.grid}
        data-columns={columns}
        data-sideways={sideways || undefined}
        aria-label={label}
      >
        {suppliers.map((supplier) => (
          <li key={supplier.id}>
            <SupplierCard
              supplier={supplier}
              heading={heading}
              note={noteOf?.(supplier)}
              action={actionOf?.(supplier)}
              term={term}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {showsLicences && <p className={classes.declared}>{m.suppliers_declaredList()}</p>}
    </>
  )
}

/** The shape of what is coming, in the room it will take. */
export function LoadingGrid({ columns }: { columns: 2 | 3 | 4 }) {
  return (
    <div className={classes.grid} data-columns={columns} aria-hidden>
      {Array.from({ length: columns }, (_, index) => (
        <div key={index} className={classes.loading} />
      ))}
    </div>
  )
}
