import { IconMapPin, IconSearch } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import {
  fieldsOfFilter,
  type Filter,
  keepFilter,
  noFilter,
  resultsUrl,
  type Sort,
  textWithPlace,
} from '../../model/filter.ts'
import { Action } from '../../ui/action.tsx'
import { SuggestInput } from '../../ui/suggest-input.tsx'
import classes from './search-box.module.css'
import { usePlaceSuggestions, useSuggestions } from './use-suggestions.ts'

type SearchBoxProps = {
  filter: Filter
  sort?: Sort
  /** The text of the filter once it was read: its place stands in the field beside it. */
  words?: string
  place?: string
}

/** The search itself, what and where: a plain GET form that knows more where JavaScript runs. */
export function SearchBox({ filter, sort, words, place = '' }: SearchBoxProps) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const placeField = useRef<HTMLInputElement>(null)
  const [filled, setFilled] = useState({ words: words ?? filter.categoria, place })
  const [text, setText] = useState(filled.words)
  const [where, setWhere] = useState(place)
  const suggestions = useSuggestions(text)
  const places = usePlaceSuggestions(where)

  useEffect(() => {
    const [what, at] = [field.current, placeField.current]
    if (words === undefined || !what || !at) return
    // What is typed meanwhile stays.
    if (what.value !== filled.words || at.value !== filled.place) return
    what.value = words
    at.value = place
    setFilled({ words, place })
    setText(words)
    setWhere(place)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [words, place])

  function search(change: Partial<Filter>) {
    const wanted = { ...filter, ...change }
    keepFilter(wanted)
    void navigate(resultsUrl(wanted, sort))
  }
  function withPlace(what: string) {
    const at = placeField.current?.value.trim() ?? ''
    return {
      categoria: textWithPlace(what, at),
      // Another place, or other words, than those of the filter would find nobody.
      ...(at && at !== filled.place && { estado: '', cidade: '' }),
      ...(what && what !== filled.words && { nomeFantasia: '' }),
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    search(withPlace(field.current?.value.trim() ?? ''))
  }
  function choose({ kind, label }: (typeof suggestions)[number]) {
    if (kind === 'nomes') search({ ...noFilter, nomeFantasia: label })
    else if (kind === 'licencas') {
      search({ categoria: '', certificados: [...new Set([...filter.certificados, label])] })
    } else if (kind === 'cidades') search(placeOf(label))
    else search(withPlace(label))
    return kind === 'categorias' ? label : ''
  }

  return (
    <form
      action={urls.results}
      method="get"
      role="search"
      className={classes.line}
      onSubmit={submit}
    >
      <SuggestInput
        ref={field}
        look="line"
        label={m.suppliers_searchLabel()}
        name="categoria"
        placeholder={m.suppliers_searchPlaceholder()}
        listLabel={m.suppliers_suggestions()}
        icon={<IconSearch size={18} aria-hidden />}
        defaultValue={filled.words}
        suggestions={suggestions}
        onInput={setText}
        onChoose={choose}
      />
      <SuggestInput
        ref={placeField}
        look="line"
        label={m.search_where()}
        name="onde"
        placeholder={m.search_wherePlaceholder()}
        listLabel={m.search_places()}
        icon={<IconMapPin size={18} aria-hidden />}
        defaultValue={filled.place}
        suggestions={places}
        onInput={setWhere}
      />
      {fieldsOfFilter({ ...filter, categoria: '' }, sort).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Action type="submit" tone="coral" size="lg">
        {m.suppliers_search()}
      </Action>
    </form>
  )
}

/** 'Campinas/SP' as the filter's two fields. */
function placeOf(label: string): Partial<Filter> {
  const at = label.lastIndexOf('/')
  return { categoria: '', cidade: label.slice(0, at), estado: label.slice(at + 1) }
}
