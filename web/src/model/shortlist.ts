import { mostAskedAtOnce } from 'contract/contacts'
import { useSyncExternalStore } from 'react'
import { readJson, readText, writeJson } from '../lib/storage.ts'
import { makeListeners } from '../lib/store.ts'

/** The suppliers that a visitor put aside in this browser, in the order in which they did. */
export type Listed = { slug: string; nome: string; id: number }
/** Lists of before had no id. */
type Kept = Omit<Listed, 'id'> & { id?: number }

export const mostListed = mostAskedAtOnce

function parse(kept: unknown): Kept[] {
  if (!Array.isArray(kept)) return []
  return kept
    .filter(
      (item): item is Kept => typeof item?.slug === 'string' && typeof item?.nome === 'string',
    )
    .slice(0, mostListed)
}

/** The id stays when a new name makes a new slug. */
export const isSame = (kept: Kept, { id, slug }: Kept): boolean =>
  kept.slug === slug || (id !== undefined && kept.id === id)

const { tell, subscribe } = makeListeners({ acrossTabs: true })

function write(list: Kept[]): void {
  writeJson('shortlist', list)
  tell()
}

const read = (): Kept[] => parse(readJson('shortlist'))

/** False when the list is full. */
export function addToShortlist(supplier: Listed): boolean {
  const others = read().filter((kept) => !isSame(kept, supplier))
  if (others.length >= mostListed) return false
  write([...others, inStorage(supplier)])
  return true
}

export function removeFromShortlist(supplier: Listed): void {
  write(read().filter((kept) => !isSame(kept, supplier)))
}

/** The list as the directory knows it now: who left it no longer takes a place, who was renamed has the new name. */
export function refreshShortlist(found: Listed[]): void {
  const list = found.map(inStorage)
  if (JSON.stringify(list) !== JSON.stringify(read())) write(list)
}

const inStorage = ({ slug, nome, id }: Listed): Listed => ({ slug, nome, id })

let seen: { text: string | null; list: Kept[] } = { text: null, list: [] }

/** The same array as long as nothing changes, as React asks of a store. */
function snapshot(): Kept[] {
  const text = readText('shortlist')
  if (text !== seen.text) seen = { text, list: read() }
  return seen.list
}

const none: Kept[] = []

/** Empty on the server, which cannot know. */
export const useShortlist = (): Kept[] => useSyncExternalStore(subscribe, snapshot, () => none)
