import { type CSSProperties, useSyncExternalStore } from 'react'

let pixels = 0
const listeners = new Set<() => void>()

/** How much of the window's foot the question about cookies covers. */
export function setNoticeRoom(room: number): void {
  if (room === pixels) return
  pixels = room
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * For the root of what ends above the question. There, not on the document: a variable that every element inherits
 * makes the browser compute the styles of the whole page again.
 */
export function useNoticeRoom(): CSSProperties {
  const room = useSyncExternalStore(
    subscribe,
    () => pixels,
    () => 0,
  )
  return { '--cookie-room': `${room}px` } as CSSProperties
}
