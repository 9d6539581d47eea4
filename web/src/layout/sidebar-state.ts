import { useSyncExternalStore } from 'react'

// The header's button and the sidebar's drawer are far apart in the tree: they share this flag.
let opened = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  opened = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSidebar() {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => opened,
    () => false,
  )
  return { isOpen, open: () => set(true), close: () => set(false) }
}
