import { Anchor, Badge } from '@mantine/core'
import type { MyProposal } from 'contract/needs'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { useToday } from '../../lib/today.ts'
import { useRatingText } from '../../model/rating.ts'
import { FileLink } from './need-facts.tsx'
import classes from './proposals-table.module.css'
import { ProposalBadge } from './state-badge.tsx'

/** What was declined is no choice any more. */
const stillOpen = (proposals: readonly MyProposal[]): MyProposal[] =>
  proposals.filter(({ status }) => status !== 'recusada')

/** The least of several, unless all are the same: then nobody stands out. */
function leastOf(values: readonly number[]): number | undefined {
  return new Set(values).size > 1 ? Math.min(...values) : undefined
}

/** Prices for the same thing alone can be compared. */
function lowestPrice(all: readonly MyProposal[]): number | undefined {
  const proposals = stillOpen(all)
  const units = new Set(proposals.map(({ preco_por }) => preco_por))
  return units.size > 1 ? undefined : leastOf(proposals.map(({ preco }) => preco))
}

const fastest = (all: readonly MyProposal[]): number | undefined =>
  leastOf(stillOpen(all).map(({ entrega_dias }) => entrega_dias))

type Row = { label: string; value(proposal: MyProposal): ReactNode }

function useRows(proposals: readonly MyProposal[]): Row[] {
  const { exactMoney, day } = useFormat()
  const ratingText = useRatingText()
  const today = useToday()
  const [lowest, quickest] = [lowestPrice(proposals), fastest(proposals)]
  return [
    {
      label: m.needs_price(),
      value: ({ preco, preco_por, status }) => (
        <>
          <strong className={classes.price}>{exactMoney(preco)}</strong>{' '}
          {m.needs_priceUnit({ unit: preco_por })}
          {preco === lowest && status !== 'recusada' && <Mark text={m.needs_lowest()} />}
        </>
      ),
    },
    {
      label: m.needs_delivery(),
      value: ({ entrega_dias, status }) => (
        <>
          {m.needs_days({ count: entrega_dias })}
          {entrega_dias === quickest && status !== 'recusada' && <Mark text={m.needs_fastest()} />}
        </>
      ),
    },
    {
      label: m.needs_validity(),
      value: ({ validade }) => (
        <>
          {day(validade)}
          {validade < today && ` (${m.needs_validityOver()})`}
        </>
      ),
    },
    {
      label: m.needs_kind(),
      value: ({ supplier }) => m.needs_kindName({ kind: supplier.kind }),
    },
    { label: m.needs_place(), value: ({ supplier }) => supplier.cidade_estado },
    {
      label: m.needs_rating(),
      value: ({ supplier: { rating } }) => (rating ? ratingText(rating) : m.needs_noRating()),
    },
    {
      label: m.needs_licences(),
      value: ({ supplier: { certificados } }) => <Licences names={certificados} />,
    },
    {
      label: m.needs_pdf(),
      value: ({ file }) => (file ? <FileLink file={file} /> : m.needs_none()),
    },
  ]
}

const fewLicences = 3

/** A supplier may declare a dozen: the rows below stay near. */
function Licences({ names }: { names: readonly string[] }) {
  if (names.length === 0) return m.needs_none()
  const rest = names.slice(fewLicences)
  return (
    <>
      <LicenceList names={names.slice(0, fewLicences)} />
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{m.needs_moreLicences({ count: rest.length })}</summary>
          <LicenceList names={rest} />
        </details>
      )}
    </>
  )
}

const LicenceList = ({ names }: { names: readonly string[] }) => (
  <ul className={classes.licences}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
)

function Mark({ text }: { text: string }) {
  return (
    <Badge variant="light" color="green" tt="none" className={classes.mark}>
      {text}
    </Badge>
  )
}

/** Proposals side by side; on a phone the table scrolls beside its first column. */
export function ProposalsTable({ proposals }: { proposals: MyProposal[] }) {
  const rows = useRows(proposals)
  const title = m.needs_compareTitle({ count: proposals.length })
  return (
    // It can be scrolled, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.frame} tabIndex={0} aria-label={title}>
      <table className={classes.table} data-columns={proposals.length}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{m.needs_supplier()}</span>
            </th>
            {proposals.map(({ id, supplier, status }) => (
              <th key={id} scope="col">
                <Anchor
                  href={`#proposta-${id}`}
                  onClick={(event) => showProposal(event, id)}
                  inherit
                >
                  {supplier.nome}
                </Anchor>
                <div>
                  <ProposalBadge status={status} />
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {proposals.map((proposal) => (
                <td key={proposal.id}>{value(proposal)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What stands behind the # is the private link: it must stay there. */
function showProposal(event: { preventDefault(): void }, id: number): void {
  event.preventDefault()
  const card = document.getElementById(`proposta-${id}`)
  card?.scrollIntoView({ behavior: 'smooth', block: 'start' })
  card?.focus({ preventScroll: true })
}
