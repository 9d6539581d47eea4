import { Button } from '@mantine/core'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useErrorText } from '../lib/error-text.ts'
import { ErrorBox } from './error-box.tsx'

type MoreOfProps = {
  list: Pick<
    UseInfiniteQueryResult,
    'error' | 'fetchNextPage' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'
  >
  label: string
}

/** Asks for the next part of a list; when that fails, what is there stays. */
export function MoreOf({ list, label }: MoreOfProps) {
  const { boxOf } = useErrorText()
  const { error, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list
  if (isFetchNextPageError) return <ErrorBox {...boxOf({ error, refetch: fetchNextPage })} />
  if (!hasNextPage) return null
  return (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {label}
    </Button>
  )
}
