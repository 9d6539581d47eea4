import { useLayoutEffect, useRef, useState } from 'react'
import { readJson, type StorageKey, writeJson } from './storage.ts'

/** Where a half-filled form is kept between two visits. */
export type DraftStore<T> = { read(): unknown; write(draft: T): void }

export const draftUnder = <T>(key: StorageKey): DraftStore<T> => ({
  read: () => readJson(key),
  write: (draft) => writeJson(key, draft),
})

export type Draft<T> = {
  values: T
  /** False until the browser's storage was read: the server knows nothing of it. */
  ready: boolean
  update(part: Partial<T>): void
}

/** What was typed, saved with each keystroke and refilled on return. */
export function useDraft<T extends object>(store: DraftStore<T>, empty: T): Draft<T> {
  const [values, setValues] = useState(empty)
  const [ready, setReady] = useState(false)
  const latest = useRef(empty)
  // Before anything is painted or typed: the form may be drawn anew with it.
  useLayoutEffect(() => {
    latest.current = withStored(empty, store.read())
    setValues(latest.current)
    setReady(true)
    // Read once: from then on this form is the one that writes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return {
    values,
    ready,
    update(part) {
      latest.current = { ...latest.current, ...part }
      store.write(latest.current)
      setValues(latest.current)
    },
  }
}

/** Only known fields of the right kind: the storage may hold another version's draft. */
export function withStored<T extends object>(empty: T, stored: unknown): T {
  if (typeof stored !== 'object' || stored === null) return empty
  const known = Object.entries(empty).map(([key, value]) => {
    const kept = (stored as Record<string, unknown>)[key]
    const isFit = typeof kept === typeof value && Array.isArray(kept) === Array.isArray(value)
    return [key, isFit ? kept : value]
  })
  return Object.fromEntries(known) as T
}
