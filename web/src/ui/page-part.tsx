import { type ReactNode, Suspense, useEffect, useState } from 'react'

type Part = { arrived: boolean }

const missing = new Set<Part>()
let onReady = () => {}

/**
 * A part of a page that the browser makes ready by itself, after the frame around it: no part holds a phone
 * up for long, and the one that is tapped comes first.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState<Part>(() => ({ arrived: false }))
  useEffect(() => {
    if (!part.arrived) missing.add(part)
    return () => arrive(part)
  }, [part])
  return (
    <Suspense>
      {children}
      <Arrived part={part} />
    </Suspense>
  )
}

/** Its effect runs once everything beside it answers. */
function Arrived({ part }: { part: Part }) {
  useEffect(() => arrive(part), [part])
  return null
}

function arrive(part: Part): void {
  part.arrived = true
  missing.delete(part)
  if (missing.size === 0) onReady()
}

/** Calls back once no part of the page is missing: to be asked after the effects of the frame. */
export function whenPartsAreReady(callback: () => void): void {
  onReady = () => {
    onReady = () => {}
    callback()
  }
  if (missing.size === 0) onReady()
}
