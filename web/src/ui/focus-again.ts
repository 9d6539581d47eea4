import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'
import { firstWrongField } from '../lib/wrong-field.ts'

/**
 * A control that is switched off while something is sent loses the focus, and people who use the keyboard
 * their place. When that is over, and the part is still there, its first wrong field gets it, or what had it.
 */
export function useFocusAgain(busy: boolean): RefCallback<HTMLElement> {
  const part = useRef<HTMLElement>(null)
  const last = useRef<EventTarget>(null)
  const wasBusy = useRef(false)
  useLayoutEffect(() => {
    const isOver = wasBusy.current && !busy
    wasBusy.current = busy
    if (!isOver || !part.current || !(last.current instanceof HTMLElement)) return
    const isElsewhere = ![document.body, last.current].includes(document.activeElement as never)
    if (!isElsewhere) (firstWrongField(part.current) ?? last.current).focus()
  }, [busy])
  return useCallback((drawn) => {
    part.current = drawn
    // By the time it is known to be busy, nothing has the focus any more.
    const note = (event: FocusEvent) => {
      last.current = event.target
    }
    drawn?.addEventListener('focusin', note)
    return () => {
      drawn?.removeEventListener('focusin', note)
      part.current = null
      last.current = null
    }
  }, [])
}
