import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * What opened a dialog gets the focus back when that closes. Where it is gone by then, or goes with the list
 * that is read anew (a request that was withdrawn, a report that was closed), the heading of what it stood in
 * gets it: people who use the keyboard would begin at the top of the page.
 */
export function useFocusNear(opened: boolean): void {
  const opener = useRef<Element>(null)
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (opened) opener.current = document.activeElement
  }, [opened])
  useEffect(() => {
    if (!opened) return
    const around = ancestorsOf(opener.current)
    // Also when the dialog goes together with what it was opened from.
    return () => watch(opener.current, around)
  }, [opened])
}

function ancestorsOf(element: Element | null): Element[] {
  const parent = element?.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** Until the opener is gone or somebody went on elsewhere. */
function watch(opener: Element | null, around: readonly Element[]): void {
  if (around.length === 0) return
  const observer = new MutationObserver(look)
  const stop = new AbortController()
  function end() {
    observer.disconnect()
    stop.abort()
  }
  function look() {
    if (opener?.isConnected || document.activeElement !== document.body) return
    end()
    focusWithin(around)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  const { signal } = stop
  document.addEventListener('pointerdown', end, { signal })
  document.addEventListener('keydown', end, { signal })
}

function focusWithin(around: readonly Element[]): void {
  const part = around.find((one) => one.isConnected && one.matches('article, section, main'))
  const target = part?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? part
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
