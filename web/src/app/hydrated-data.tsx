import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMatches } from 'react-router'

function dehydratedOf(data: unknown): DehydratedState | undefined {
  return typeof data === 'object' && data !== null && 'dehydrated' in data
    ? (data.dehydrated as DehydratedState)
    : undefined
}

/** Gives the page's queries what its loaders prefetched on the server. */
export function HydratedData({ children }: { children: ReactNode }) {
  return useMatches().reduce<ReactNode>((inner, match) => {
    const state = dehydratedOf(match.loaderData)
    return state ? <HydrationBoundary state={state}>{inner}</HydrationBoundary> : inner
  }, children)
}
