import { mostAskedAtOnce } from 'contract/contacts'
import { useSyncExternalStore } from 'react'
import { readJson, readText, writeJson } from '../lib/storage.ts'

/** The suppliers that a visitor put aside in this browser, in the order in which they did. */
export type Listed = { slug: string; nome: string }

export const mostListed = mostAskedAtOnce

function parse(kept: unknown): Listed[] {
  if (!Array.isArray(kept)) return []
  return kept
    .filter(
      (item): item is Listed => typeof item?.slug === 'string' && typeof item?.nome === 'string',
    )
    .slice(0, mostListed)
}

const listeners = new Set<() => void>()

/** Also hears what another tab lists. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function write(list: Listed[]): void {
  writeJson('shortlist', list)
  for (const listener of listeners) listener()
}

const read = (): Listed[] => parse(readJson('shortlist'))

/** False when the list is full. */
export function addToShortlist({ slug, nome }: Listed): boolean {
  const others = read().filter((listed) => listed.slug !== slug)
  if (others.length >= mostListed) return false
  write([...others, { slug, nome }])
  return true
}

export function removeFromShortlist(slug: string): void {
  write(read().filter((listed) => listed.slug !== slug))
}

let seen: { text: string | null; list: Listed[] } = { text: null, list: [] }

/** The same array as long as nothing changes, as React asks of a store. */
function snapshot(): Listed[] {
  const text = readText('shortlist')
  if (text !== seen.text) seen = { text, list: read() }
  return seen.list
}

const none: Listed[] = []

/** Empty on the server, which cannot know. */
export const useShortlist = (): Listed[] => useSyncExternalStore(subscribe, snapshot, () => none)
