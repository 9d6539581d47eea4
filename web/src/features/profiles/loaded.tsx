import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

export type Loading<Data> = {
  data: Data | undefined
  error: unknown
  refetch(): Promise<{ data: Data | undefined; error: unknown }>
}

type LoadedProps<Data> = { query: Loading<Data>; children(data: Data): ReactNode }

/** A record, what stands in its place until it is there, or why it is not. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  const { boxOf } = useErrorText()
  const { data, error, refetch } = query
  if (data) return children(data)
  if (!error) {
    return (
      <Stack gap="lg" aria-hidden>
        <Skeleton height={280} />
        <Skeleton height={360} />
      </Stack>
    )
  }
  const missing = isGone(error)
  return (
    <ErrorBox
      text={missing ? m.profiles_notFound() : boxOf(query).text}
      retry={{ label: m.common_retry(), onClick: () => void refetch() }}
    />
  )
}
