import { useErrorText } from '../../lib/error-text.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** A search that was not answered is not one that found nobody. */
export default function ResultsFailed({ list }: { list: { error: unknown; refetch(): unknown } }) {
  const { boxOf } = useErrorText()
  return <ErrorBox {...boxOf(list)} />
}
