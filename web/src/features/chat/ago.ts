import { useEffect, useState } from 'react'
import { getLocale } from '#texts/runtime.js'

const everyMs = 30_000

/** 'há 3 minutos', kept true while the page is open. */
export function useAgo(): (time: string) => string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  const format = new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' })
  return (time) => {
    const minutes = Math.min(0, Math.round((Date.parse(time) - now) / 60_000))
    if (minutes === 0) return format.format(0, 'second')
    return minutes > -60
      ? format.format(minutes, 'minute')
      : format.format(Math.round(minutes / 60), 'hour')
  }
}
