import { useSyncExternalStore } from 'react'

// The chat counts what nobody has seen yet; the title of the page shows it.
let unread = 0
const listeners = new Set<() => void>()

export function setUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
