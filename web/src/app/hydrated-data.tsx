import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useMatches } from 'react-router'

function dehydratedOf(data: unknown): DehydratedState | undefined {
  return typeof data === 'object' && data !== null && 'dehydrated' in data
    ? (data.dehydrated as DehydratedState)
    : undefined
}

/**
 * Gives the page's queries what its loaders prefetched on the server. One boundary for all of them,
 * always there: loaders give nothing once the page lives, and a boundary that goes away would draw
 * everything inside it anew.
 */
export function HydratedData({ children }: { children: ReactNode }) {
  const matches = useMatches()
  const state = useMemo(() => {
    const states = matches.flatMap(({ loaderData }) => dehydratedOf(loaderData) ?? [])
    return { mutations: [], queries: states.flatMap(({ queries }) => queries) }
  }, [matches])
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>
}
