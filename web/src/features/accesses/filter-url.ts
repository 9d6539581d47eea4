import { type AccessFilter, noFilter } from './access-filter.ts'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

const keys = Object.keys(noFilter) as (keyof AccessFilter)[]

/** The filter lives in the address, so that a reload and a shared link keep it. */
export function useAccessFilter() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const filter = { ...noFilter }
  for (const key of keys) filter[key] = params.get(key) ?? ''
  /** This page with another filter. */
  function addressOf(next: AccessFilter): string {
    const changed = new URLSearchParams(params)
    for (const key of keys) {
      if (next[key]) changed.set(key, next[key])
      else changed.delete(key)
    }
    const search = changed.toString()
    return search ? `${pathname}?${search}` : pathname
  }
  const set = (next: AccessFilter) =>
    void navigate(addressOf(next), { preventScrollReset: true, replace: true })
  return { filter, set, addressOf }
}
