import { type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { m } from '#texts/messages.js'
import classes from './busy-overlay.module.css'

const showAfterMs = 150

const isForeground = (item: { meta?: Record<string, unknown> | undefined }) =>
  item.meta?.background !== true

/** 'Aguarde ...' over the page while a call that somebody waits for takes longer than a blink. */
export function BusyOverlay() {
  const reads = useIsFetching({
    predicate: (query: Query) => isForeground(query) && query.state.status === 'pending',
  })
  const writes = useIsMutating({ predicate: (mutation) => isForeground(mutation) })
  const shown = useLasting(reads + writes > 0)
  if (!shown) return null
  return (
    <div className={classes.overlay} role="status" aria-live="polite">
      <div className={classes.box}>
        <span className={classes.wheel} aria-hidden />
        {m.common_wait()}
      </div>
    </div>
  )
}

function useLasting(active: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) {
      setLasting(false)
      return
    }
    const timer = setTimeout(() => setLasting(true), showAfterMs)
    return () => clearTimeout(timer)
  }, [active])
  return active && lasting
}
