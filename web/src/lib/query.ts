import {
  dehydrate,
  QueryClient,
  useMutation,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query'
import type { Address, InputOf, ReplyOf } from 'contract/endpoint'
import { useCallback, useRef } from 'react'
import { data, type RouterContextProvider } from 'react-router'
import { getLocale } from '#texts/runtime.js'
import { call, callOnServer, isGone, unansweredText } from './call.ts'
import { notifyProblem } from './notify.ts'
import { pageRequestOf } from './ssr.ts'

type QueryFlags = {
  /** Background work never shows the 'Aguarde ...' overlay. */
  background?: boolean
}

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails and says so; the library would hold it back without a word.
      queries: {
        staleTime: 30_000,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const keyOf = (endpoint: Address, input?: unknown) =>
  input === undefined ? [endpoint] : [endpoint, input]

/** How data is read: key and function derive from the endpoint and its input. */
export function query<const E extends Address>(
  endpoint: E,
  input?: InputOf<E>,
  flags: QueryFlags = {},
) {
  return {
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }: { signal?: AbortSignal }): Promise<ReplyOf<E>> =>
      call(endpoint, input, signal),
    meta: { endpoint, input, ...flags },
  }
}

type Paged = { query: { cursor?: string | undefined } }
type Page = { nextCursor: string | null }

/** The same for a list that comes page by page: `useInfiniteQuery(pagedQuery(...))`. */
export function pagedQuery<const E extends Address>(
  endpoint: E,
  input: InputOf<E>,
  flags: QueryFlags = {},
) {
  return {
    queryKey: [...keyOf(endpoint, input), 'pages'],
    queryFn: ({ signal, pageParam }: { signal?: AbortSignal; pageParam: string | undefined }) =>
      call(endpoint, withCursor(input, pageParam), signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: ReplyOf<E>) => (last as Page).nextCursor ?? undefined,
    meta: { endpoint, input, paged: true, ...flags },
  }
}

const withCursor = <Input>(input: Input, cursor: string | undefined): Input =>
  cursor ? { ...input, query: { ...(input as Paged).query, cursor } } : input

type Query = { queryKey: unknown[]; meta: Record<string, unknown> }

/** Loads queries while the page renders on the server; a failure is left to the browser to retry. */
export async function prefetch(
  context: Readonly<RouterContextProvider>,
  queries: readonly Query[],
): Promise<{ dehydrated: unknown }> {
  const page = pageRequestOf(context)
  const client = makeQueryClient()
  await Promise.all(
    queries.map(({ queryKey, meta }) => {
      const queryFn = () => callOnServer(page, meta.endpoint as Address, meta.input as never)
      return meta.paged
        ? client.prefetchInfiniteQuery({ queryKey, queryFn, initialPageParam: undefined })
        : client.prefetchQuery({ queryKey, queryFn })
    }),
  )
  return { dehydrated: dehydrate(client) }
}

/** For a page about one thing: when the API does not find it, the page is a 404 too. */
export async function prefetchFound(
  context: Readonly<RouterContextProvider>,
  { queryKey, meta }: Query,
): Promise<{ dehydrated: unknown }> {
  const page = pageRequestOf(context)
  const client = makeQueryClient()
  await client
    .fetchQuery({
      queryKey,
      queryFn: () => callOnServer(page, meta.endpoint as Address, meta.input as never),
    })
    .catch((error: unknown) => {
      if (isGone(error)) throw data(null, { status: 404 })
      throw error
    })
  return { dehydrated: dehydrate(client) }
}

/** For a page whose loader only prefetches: in the browser its queries load by themselves. */
export const loadInBrowser = async (): Promise<null> => null

/**
 * Whether each of them is known or has failed: what is drawn together then does not move each other. One that
 * failed is read once more by whoever shows it, and must not take the others away meanwhile.
 */
export const useAllRead = (
  queries: readonly (Query & { queryFn(asked: { signal?: AbortSignal }): unknown })[],
): boolean =>
  useQueries({
    queries: [...queries],
    combine: (reads) => reads.every(({ isFetched }) => isFetched),
  })

/** For a write that somebody else was faster with: what is on the screen is no longer so. */
export function useReadAnew(): (changed: readonly Address[]) => void {
  const client = useQueryClient()
  return (changed) => {
    for (const one of changed) void client.invalidateQueries({ queryKey: keyOf(one) })
  }
}

/** A caller that does nothing of its own about a failure: the person is told of it. */
type Outcome<Reply> = { onSuccess?(reply: Reply): void; onError?(error: unknown): void }

/** For a write that nobody asked for: its failure is nobody's concern. */
export const ignoreFailure = (): void => {}

/**
 * How data is written: after success everything read from `changes` is read anew, then the caller is
 * told. Also a caller that is no longer on the screen, since what was read anew may have replaced it.
 * What is under way is not sent a second time: a double click is one call.
 */
export function useCall<const E extends Address>(
  endpoint: E,
  options: { changes?: readonly Address[]; background?: boolean } = {},
) {
  const client = useQueryClient()
  const underWay = useRef(new Map<string | undefined, Promise<ReplyOf<E>>>())
  const { mutateAsync: start, isPending } = useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    meta: { background: options.background },
    onSuccess: async () => {
      await Promise.all(
        (options.changes ?? []).map((changed) =>
          client.invalidateQueries({ queryKey: keyOf(changed) }),
        ),
      )
    },
  })
  const mutateAsync = useCallback(
    (input: InputOf<E>): Promise<ReplyOf<E>> => {
      const same = JSON.stringify(input)
      const sent =
        underWay.current.get(same) ?? start(input).finally(() => underWay.current.delete(same))
      underWay.current.set(same, sent)
      return sent
    },
    [start],
  )
  const mutate = useCallback(
    (input: InputOf<E>, { onSuccess, onError }: Outcome<ReplyOf<E>> = {}): void => {
      if (underWay.current.has(JSON.stringify(input))) return
      void mutateAsync(input).then(
        onSuccess,
        onError ??
          (async (error: unknown) => {
            // Most visits see no failure: its texts come with the first one.
            const texts = await import('./error-text.ts').catch(() => undefined)
            const message = texts?.errorText(error, getLocale()) ?? unansweredText(error, 'write')
            notifyProblem(message)
          }),
      )
    },
    [mutateAsync],
  )
  return { mutate, mutateAsync, isPending }
}
