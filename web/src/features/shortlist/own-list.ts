import { urls } from 'contract/urls'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type Listed, refreshShortlist, useShortlist } from '../../model/shortlist.ts'

/**
 * Opened without a list of its own, the page shows the one of this browser. Where the address is that list, what was
 * found for it is kept: otherwise who left the directory would take a place and could not be taken off.
 */
export function useOwnList(found: Listed[]): void {
  const own = useShortlist()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const ownAddress = urls.shortlist(own.map(({ slug }) => slug))
  useEffect(() => {
    if (own.length === 0) return
    if (pathname + search === ownAddress) refreshShortlist(found)
    else if (found.length === 0) void navigate(ownAddress, { replace: true })
  }, [own, found, navigate, pathname, search, ownAddress])
}
