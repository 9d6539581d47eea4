import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstNotice } from '../lib/notify.ts'

const Notifications = lazy(async () => ({
  default: (await import('@mantine/notifications')).Notifications,
}))

/** Where notices appear, from the first one on. */
export function Notices() {
  const [needed, setNeeded] = useState(false)
  useEffect(() => onFirstNotice(() => setNeeded(true)), [])
  if (!needed) return null
  return (
    <Suspense>
      <Notifications position="top-center" autoClose={5000} limit={4} />
    </Suspense>
  )
}
