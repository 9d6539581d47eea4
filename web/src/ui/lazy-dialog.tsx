import { type ComponentType, Suspense, useState } from 'react'
import { latePart } from '../lib/late-part.ts'

/**
 * A dialog whose code comes when it opens for the first time. It stays from then on, so that closing
 * it is seen.
 */
export function lazyDialog<Props extends { opened: boolean }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Dialog = latePart(load) as unknown as ComponentType<Props>
  return function LazyDialog(props: Props) {
    const [wanted, setWanted] = useState(false)
    if (props.opened && !wanted) setWanted(true)
    if (!wanted) return null
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
