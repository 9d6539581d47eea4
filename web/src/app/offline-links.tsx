import { useEffect } from 'react'
import { m } from '#texts/messages.js'
import { notifyWarning } from '../lib/notify.ts'

/** Without a connection another page cannot come: the one that is there stays, and says why. */
export function OfflineLinks() {
  useEffect(() => {
    function stay(event: MouseEvent) {
      if (navigator.onLine || event.defaultPrevented || !leavesPage(event)) return
      event.preventDefault()
      notifyWarning(m.errorPage_stayedText(), m.errorPage_stayedTitle())
    }
    // Before the router, which leaves alone what was prevented.
    window.addEventListener('click', stay, { capture: true })
    return () => window.removeEventListener('click', stay, { capture: true })
  }, [])
  return null
}

/** A click that replaces this page by another of ours; dialogs have an address on the same page. */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || (link.target !== '' && link.target !== '_self')) return false
  return link.origin === location.origin && link.pathname !== location.pathname
}
