import { recordClick } from 'contract/accesses'
import { getLocation } from 'contract/lookups'
import type { Supplier } from 'contract/suppliers'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { filterOfUrl, termOf } from '../../model/filter.ts'
import { call } from '../../lib/call.ts'
import { writeJson } from '../../lib/storage.ts'
import { rememberTerm } from '../../model/search-origin.ts'
import { urls } from 'contract/urls'

type Visited = Pick<Supplier, 'id' | 'Tipo_empresa'>

/**
 * Counts the visit in the background, under the term of the list that led to it. Whatever fails,
 * nobody notices: the specification says so.
 */
export async function countVisit(
  { id, Tipo_empresa }: Visited,
  search_term: string | null,
): Promise<void> {
  rememberTerm(id, search_term)
  try {
    const place = await call(getLocation).catch(() => ({ city: null, state: null }))
    const info = await call(recordClick, {
      body: { id_busness: id, typeUser: Tipo_empresa, search_term, ...place },
    })
    writeJson('infosUserLogin', info)
  } catch {
    // A visit that was not counted.
  }
}

const listPaths: string[] = [urls.home, urls.results, `${urls.home}${urls.results}`]

/** What was searched for in the list at this address; nothing when it is no list of ours. */
function termOfList(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, pathname, searchParams } = new URL(address)
  const isList = listPaths.includes(pathname.toLowerCase().replace(/\/$/, ''))
  return isList && origin === window.location.origin ? termOf(filterOfUrl(searchParams)) : null
}

/** On a supplier's own page: its opening is the visit. */
export function CountVisit({ supplier }: { supplier: Visited }) {
  const { state } = useLocation()
  useEffect(() => {
    // A card that is followed tells its list's term by the history.
    const followed = (state as { term?: string | null } | null)?.term
    // A card that is opened in a new tab tells its list by the referrer. That is the referrer of the
    // document: of the page it began with, not of one that a link within it led to. The router
    // numbers them (`idx`).
    const isFirst = (window.history.state as { idx?: number } | null)?.idx === 0
    void countVisit(supplier, followed ?? (isFirst ? termOfList(document.referrer) : null))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return null
}
