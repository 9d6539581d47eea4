import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
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

/** States and cities of the directory, by their names. */
export function usePlaceSuggestions(text: string): Suggestion[] {
  const data = useTyped(text)
  if (!data) return []
  return (['estados', 'cidades'] as const).flatMap((kind) =>
    data[kind].map((label) => ({
      key: `${kind}:${label}`,
      label,
      hint: m.search_suggestion({ kind }),
    })),
  )
}
