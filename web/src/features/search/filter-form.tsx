import { useQuery } from '@tanstack/react-query'
import { filterTypes } from 'contract/suppliers'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import {
  type Filter,
  fieldsOfFilter,
  noFilter,
  searchOfFilter,
  type Sort,
} from '../../model/filter.ts'
import { citiesQuery, findCities } from '../../model/places.ts'
import { Action } from '../../ui/action.tsx'
import { SuggestInput } from '../../ui/suggest-input.tsx'
import type { Counts } from './api.ts'
import { Count } from './count.tsx'
import classes from './filter-form.module.css'
import { StateField, TradeField } from './filter-selects.tsx'
import { LicenceChecklist } from './licence-checklist.tsx'
import { useTyped } from './use-suggestions.ts'

type FilterFormProps = {
  filter: Filter
  sort?: Sort | undefined
  /** How many each choice would leave, where a search has said so. */
  counts?: Counts | undefined
  /** Beside the list each choice counts at once, and the text is asked for above. */
  look: 'panel' | 'sheet'
  onSubmit(filter: Filter, how: 'whole' | 'choice'): void
  onClose?: () => void
}

/** The fields of the filter: a plain GET form that knows more where JavaScript runs. */
export function FilterForm(props: FilterFormProps) {
  const { filter, sort, counts, look, onSubmit, onClose } = props
  const [draft, setDraft] = useState(filter)
  const given = searchOfFilter(filter)
  const [seen, setSeen] = useState(given)
  if (seen !== given) {
    setSeen(given)
    setDraft(filter)
  }
  const change = (part: Partial<Filter>) => setDraft((now) => ({ ...now, ...part }))
  function choose(part: Partial<Filter>) {
    change(part)
    if (look === 'panel') onSubmit({ ...draft, ...part }, 'choice')
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit(draft, 'whole')
  }
  return (
    <form
      className={classes.form}
      data-look={look}
      action={urls.results}
      method="get"
      onSubmit={submit}
    >
      <div className={classes.fields}>
        <KindChoice draft={draft} counts={counts} onChoose={choose} />
        {look === 'sheet' ? (
          <CategoryField key={`categoria ${given}`} draft={draft} onChange={change} />
        ) : (
          fieldsOfFilter({ ...noFilter, categoria: filter.categoria }, sort).map(
            ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
          )
        )}
        <NameField key={`nome ${given}`} draft={draft} onChange={change} />
        <TradeField draft={draft} counts={counts} onChoose={choose} />
        <StateField draft={draft} counts={counts} onChoose={choose} />
        <CityField
          key={`cidade ${draft.estado} ${given}`}
          draft={draft}
          counts={counts}
          onChange={change}
          onChoose={choose}
        />
        <LicenceChecklist
          chosen={draft.certificados}
          counts={counts}
          onChange={(certificados) => choose({ certificados })}
        />
      </div>
      <div className={classes.foot}>
        {onClose && (
          <Action look="default" onClick={onClose}>
            {m.common_close()}
          </Action>
        )}
        <Action type="submit">{m.suppliers_submitFilter()}</Action>
      </div>
    </form>
  )
}

export type PartProps = { draft: Filter; counts?: Counts | undefined }
export type Choosing = { onChoose(part: Partial<Filter>): void }
type Changing = { onChange(part: Partial<Filter>): void }

function KindChoice({ draft, counts, onChoose }: PartProps & Choosing) {
  const numbers = new Map(counts?.tipo.map(({ value, fornecedores }) => [value, fornecedores]))
  return (
    <fieldset className={classes.group} role="radiogroup" aria-label={m.suppliers_tipo()}>
      <legend>{m.suppliers_tipo()}</legend>
      {filterTypes.map((tipo) => (
        <label key={tipo} className={classes.choice}>
          <input
            type="radio"
            name="tipo"
            value={tipo}
            checked={draft.tipo === tipo}
            data-autofocus={draft.tipo === tipo || undefined}
            onChange={() => onChoose({ tipo })}
          />
          <span>{m.suppliers_tipoName({ tipo })}</span>
          {counts && <Count of={numbers.get(tipo)} counts={counts} />}
        </label>
      ))}
    </fieldset>
  )
}

const offered = (labels: readonly string[]) =>
  labels.map((label) => ({ key: label, label, hint: '' }))

function CategoryField({ draft, onChange }: PartProps & Changing) {
  return (
    <SuggestInput
      look="field"
      label={m.suppliers_categoria()}
      name="categoria"
      placeholder={m.suppliers_searchPlaceholder()}
      listLabel={m.suppliers_suggestions()}
      defaultValue={draft.categoria}
      suggestions={offered(useTyped(draft.categoria)?.categorias ?? [])}
      onInput={(categoria) => onChange({ categoria })}
    />
  )
}

function NameField({ draft, onChange }: PartProps & Changing) {
  return (
    <SuggestInput
      look="field"
      label={m.suppliers_nomeFantasia()}
      name="nomeFantasia"
      listLabel={m.suppliers_suggestions()}
      defaultValue={draft.nomeFantasia}
      suggestions={offered(useTyped(draft.nomeFantasia)?.nomes ?? [])}
      onInput={(nomeFantasia) => onChange({ nomeFantasia })}
    />
  )
}

const mostCities = 20

/** The state's cities; without a state those of the directory, which bring theirs along. */
function CityField({ draft, counts, onChange, onChoose }: PartProps & Changing & Choosing) {
  const { estado, cidade } = draft
  const { data } = useQuery({ ...citiesQuery(estado), enabled: estado.length === 2 })
  const known = useTyped(estado ? '' : cidade)?.cidades ?? []
  const cities = [...new Set(data?.map(({ nome }) => nome))]
  const found = estado && cidade ? findCities(cities, cidade).slice(0, mostCities) : known
  const numbers = new Map(counts?.cidades.map(({ value, fornecedores }) => [value, fornecedores]))
  return (
    <SuggestInput
      look="field"
      label={m.suppliers_cidade()}
      name="cidade"
      maxLength={120}
      placeholder={m.suppliers_anyCity()}
      listLabel={m.suppliers_suggestions()}
      defaultValue={cidade}
      suggestions={found.map((label) => ({
        key: label,
        label,
        hint: String(numbers.get(estado ? `${label}/${estado.toUpperCase()}` : label) ?? ''),
      }))}
      onInput={(typed) => onChange({ cidade: typed })}
      onChoose={({ label }) => {
        const [name = '', state = estado] = label.split('/')
        onChoose({ cidade: name, estado: state })
        return name
      }}
    />
  )
}
