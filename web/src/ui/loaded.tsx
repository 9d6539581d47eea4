import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { isGone } from '../lib/call.ts'
import { useErrorText } from '../lib/error-text.ts'
import { ErrorBox } from './error-box.tsx'

export type Loading<Data> = {
  data: Data | undefined
  error: unknown
  refetch(): Promise<{ data: Data | undefined; error: unknown }>
}

type LoadedProps<Data> = {
  query: Loading<Data>
  /** What to say when there is none. */
  missing?: string
  children(data: Data): ReactNode
}

/** What a page is about, what stands in its place until it is there, or why it is not. */
export function Loaded<Data>({ query, missing, children }: LoadedProps<Data>) {
  const { boxOf } = useErrorText()
  const { data, error } = query
  if (data) return children(data)
  if (!error) {
    return (
      <Stack gap="lg" aria-hidden>
        <Skeleton height={280} />
        <Skeleton height={360} />
      </Stack>
    )
  }
  return <ErrorBox {...boxOf(query)} {...(missing && isGone(error) && { text: missing })} />
}
