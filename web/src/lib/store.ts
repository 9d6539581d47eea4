import { useSyncExternalStore } from 'react'

type Listener = () => void

/** Who wants to know of a change outside React. `acrossTabs` also hears what another tab keeps in the storage. */
export function makeListeners({ acrossTabs = false } = {}) {
  const listeners = new Set<Listener>()
  return {
    tell(): void {
      for (const listener of listeners) listener()
    },
    subscribe(listener: Listener): () => void {
      listeners.add(listener)
      if (acrossTabs) window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        if (acrossTabs) window.removeEventListener('storage', listener)
      }
    },
  }
}

/** One value that parts of a page share without a common parent; on the server it is the initial one. */
export function makeStore<Value>(initial: Value) {
  let value = initial
  const { tell, subscribe } = makeListeners()
  return {
    get: (): Value => value,
    set(next: Value): void {
      if (next === value) return
      value = next
      tell()
    },
    use: (): Value =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  }
}
