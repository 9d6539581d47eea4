import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from '../../lib/urls.ts'
import { Action } from '../../ui/action.tsx'
import { SuggestInput, type Suggestion } from '../../ui/suggest-input.tsx'
import { suggestionsQuery } from './api.ts'
import { type Filter, keepFilter, noFilter, resultsUrl } from './filter.ts'

const pauseMs = 200

/** The search itself: a plain GET form that knows more where JavaScript runs. */
export function SearchBox({ filter }: { filter: Filter }) {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(filter.categoria)
  const suggestions = useSuggestions(text)

  function search(change: Partial<Filter>) {
    const wanted = { ...filter, ...change }
    keepFilter(wanted)
    void navigate(resultsUrl(wanted))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    search({ categoria: field.current?.value.trim() ?? '' })
  }
  function choose({ key, label }: Suggestion) {
    const kind = key.split(':')[0]
    if (kind === 'nomes') search({ ...noFilter, nomeFantasia: label })
    else if (kind === 'cidades') search(placeOf(label))
    else {
      if (field.current) field.current.value = label
      search({ categoria: label })
    }
  }

  return (
    <form action={urls.results} method="get" role="search" onSubmit={submit}>
      <SuggestInput
        ref={field}
        label={m.suppliers_searchLabel()}
        name="categoria"
        placeholder={m.suppliers_searchPlaceholder()}
        listLabel={m.suppliers_suggestions()}
        defaultValue={filter.categoria}
        suggestions={suggestions}
        onInput={setText}
        onChoose={choose}
      >
        <Action type="submit" tone="coral" icon={<IconSearch size={18} aria-hidden />}>
          {m.suppliers_search()}
        </Action>
      </SuggestInput>
    </form>
  )
}

function useSuggestions(text: string): Suggestion[] {
  const [settled] = useDebouncedValue(text.trim(), pauseMs)
  const asked = settled.length >= 2 && settled === text.trim()
  const { data } = useQuery({ ...suggestionsQuery(settled), enabled: asked })
  if (!data || !asked) return []
  return (['categorias', 'nomes', 'cidades'] as const).flatMap((field) =>
    data[field].map((label) => ({
      key: `${field}:${label}`,
      label,
      hint: m.suppliers_suggestion({ field }),
    })),
  )
}

/** 'Campinas/SP' as the filter's two fields. */
function placeOf(label: string): Partial<Filter> {
  const at = label.lastIndexOf('/')
  return { categoria: '', cidade: label.slice(0, at), estado: label.slice(at + 1) }
}
