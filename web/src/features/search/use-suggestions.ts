import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { findStates, states } from 'contract/rules/states'
import { m } from '#texts/messages.js'
import type { Suggestion } from '../../ui/suggest-input.tsx'
import { suggestionsQuery } from './api.ts'

const pauseMs = 200
const kinds = { categorias: 5, nomes: 3, cidades: 3, licencas: 3 } as const
export type SuggestionKind = keyof typeof kinds

/** What the directory knows that begins like this; nothing while more is being typed. */
export function useTyped(text: string) {
  const [settled] = useDebouncedValue(text.trim(), pauseMs)
  const asked = settled.length >= 2 && settled === text.trim()
  const { data } = useQuery({ ...suggestionsQuery(settled), enabled: asked })
  return asked ? data : undefined
}

/** Services, suppliers, cities and licences, each saying which it is. */
export function useSuggestions(text: string): (Suggestion & { kind: SuggestionKind })[] {
  const data = useTyped(text)
  if (!data) return []
  return (Object.keys(kinds) as SuggestionKind[]).flatMap((kind) =>
    data[kind].slice(0, kinds[kind]).map((label) => ({
      key: `${kind}:${label}`,
      kind,
      label,
      hint: m.search_suggestion({ kind }),
    })),
  )
}

const mostStates = 3

/** Cities of the directory and states, by their names. */
export function usePlaceSuggestions(text: string): Suggestion[] {
  const data = useTyped(text)
  const typed = text.trim()
  const found = typed.length >= 2 ? findStates(typed).slice(0, mostStates) : []
  return [
    ...found.map((code) => ({
      key: code,
      label: states[code] ?? code,
      hint: m.search_suggestion({ kind: 'estados' }),
    })),
    ...(data?.cidades ?? []).map((label) => ({
      key: label,
      label,
      hint: m.search_suggestion({ kind: 'cidades' }),
    })),
  ]
}
