import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useErrorText } from '../../lib/error-text.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { myDataQuery } from './api.ts'
import { MyData } from './data-sheet.tsx'

export function AccountData({ onErased }: { onErased(): void }) {
  const { boxOf } = useErrorText()
  const reading = useQuery(myDataQuery('account'))
  if (reading.isLoadingError) return <ErrorBox {...boxOf(reading)} />
  if (!reading.data) return <Skeleton height={480} />
  return <MyData data={reading.data} by="account" onErased={onErased} />
}
