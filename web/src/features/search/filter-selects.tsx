import { categorySlugs, isCategory } from 'contract/rules/categories'
import { stateCodes, stateLabel } from 'contract/rules/states'
import { useId } from 'react'
import { m } from '#texts/messages.js'
import { categoryName } from '../../model/categories.ts'
import type { Choosing, PartProps } from './filter-form.tsx'
import classes from './filter-form.module.css'

type SelectProps = {
  name: string
  label: string
  any: string
  value: string
  options: { value: string; label: string }[]
  /** How many each would leave. */
  counts: readonly { value: string; fornecedores: number }[] | undefined
  onChoose(value: string): void
}

/** One of many, or any: the browser's own list, with how many each choice would leave. */
function FilterSelect({ name, label, any, value, options, counts, onChoose }: SelectProps) {
  const id = useId()
  const numbers = new Map(counts?.map((choice) => [choice.value, choice.fornecedores]))
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {numbers.has(option.value)
              ? `${option.label} · ${numbers.get(option.value)}`
              : option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

export const TradeField = ({ draft, counts, onChoose }: PartProps & Choosing) => (
  <FilterSelect
    name="ramo"
    label={m.search_trade()}
    any={m.search_anyTrade()}
    value={draft.ramo}
    options={categorySlugs.map((slug) => ({ value: slug, label: categoryName(slug) }))}
    counts={counts?.categorias}
    onChoose={(ramo) => onChoose({ ramo: isCategory(ramo) ? ramo : '' })}
  />
)

export const StateField = ({ draft, counts, onChoose }: PartProps & Choosing) => (
  <FilterSelect
    name="estado"
    label={m.suppliers_estado()}
    any={m.suppliers_anyState()}
    value={draft.estado.toUpperCase()}
    options={stateCodes.map((code) => ({ value: code, label: stateLabel(code) }))}
    counts={counts?.estados}
    onChoose={(estado) => onChoose({ estado, cidade: '' })}
  />
)
