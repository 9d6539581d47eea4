import { type AccessFilter, noFilter } from 'contract/rules/access-filter'
import { useSearchParams } from 'react-router'

const keys = Object.keys(noFilter) as (keyof AccessFilter)[]

/** The filter lives in the address, so that a reload and a shared link keep it. */
export function useAccessFilter(): [AccessFilter, (filter: AccessFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter = { ...noFilter }
  for (const key of keys) filter[key] = params.get(key) ?? ''
  const set = (next: AccessFilter) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        for (const key of keys) {
          if (next[key]) changed.set(key, next[key])
          else changed.delete(key)
        }
        return changed
      },
      { preventScrollReset: true, replace: true },
    )
  return [filter, set]
}
