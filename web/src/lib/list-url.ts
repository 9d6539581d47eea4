import { defaultPageSize, pageSizes } from 'contract/paging'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'

type Changes = Record<string, string | undefined>

export type ListUrl = {
  /** 1 is the first. */
  page: number
  size: number
  skip: number
  text(key: string): string
  /** One of these values, or undefined when the address says something else. */
  choice<const Value extends string>(key: string, values: readonly Value[]): Value | undefined
  /** Another filter or order begins at the first page again. */
  change(changes: Changes): void
  goTo(page: number): void
  /** The page of the address is past the end: 'Voltar' must not lead there again. */
  goBackTo(page: number): void
  setSize(size: number): void
  /** For what is not part of the list itself, such as an open record. */
  set(changes: Changes): void
  /** A link of the list was clicked: a search that waited for a pause does not undo it. */
  leave(click: MouseEvent): void
}

/** Page, size, filters and order of a list live in its address: it can be kept, shared and gone back to. */
export function useListUrl(): ListUrl {
  const [params, setParams] = useSearchParams()
  const size = pageSizes.find((known) => String(known) === params.get('por')) ?? defaultPageSize
  const asked = Number(params.get('pagina'))
  const page = Number.isInteger(asked) && asked > 0 && asked < 1_000_000 ? asked : 1

  // What was asked for last may not be the address yet: a row opened while a search is under way.
  const wanted = useRef(params)
  const underWay = useRef<string[]>([])
  const pushed = useRef(false)
  const left = useRef(false)
  // Together with what is drawn: a click may come before an effect that runs afterwards.
  useLayoutEffect(() => {
    left.current = false
    const arrived = underWay.current.lastIndexOf(params.toString())
    underWay.current = arrived === -1 ? [] : underWay.current.slice(arrived + 1)
    // One of ours has arrived while a later one is on its way: that one counts.
    if (underWay.current.length > 0) return
    wanted.current = params
    pushed.current = false
  }, [params])

  const isLeaving = useIsLeaving(underWay)

  function set(changes: Changes, { replace = false } = {}) {
    // A search that waited for a pause would undo the click on a link.
    if (left.current || isLeaving()) return
    const isUnderWay = underWay.current.length > 0
    // In the address already, though not drawn yet: pushed again, Back would find it a second time.
    const isInHistory = location.search.slice(1) === wanted.current.toString()
    const next = new URLSearchParams(wanted.current)
    for (const [key, value] of Object.entries(changes)) {
      if (value) next.set(key, value)
      else next.delete(key)
    }
    pushed.current = !replace || (pushed.current && isUnderWay && !isInHistory)
    wanted.current = next
    if (next.toString() !== params.toString() || isUnderWay) underWay.current.push(next.toString())
    setParams(next, { preventScrollReset: true, replace: !pushed.current })
  }

  return {
    page,
    size,
    skip: (page - 1) * size,
    text: (key) => params.get(key) ?? '',
    choice: (key, values) => values.find((value) => value === params.get(key)),
    change: (changes) => set({ ...changes, pagina: undefined }, { replace: true }),
    goTo: (target) => set({ pagina: target > 1 ? String(target) : undefined }),
    goBackTo: (target) =>
      set({ pagina: target > 1 ? String(target) : undefined }, { replace: true }),
    setSize: (target) => set({ por: String(target), pagina: undefined }),
    set,
    leave({ metaKey, ctrlKey, shiftKey, altKey }) {
      // With one of these it opens elsewhere, and this list stays.
      left.current = !(metaKey || ctrlKey || shiftKey || altKey)
    },
  }
}

/** A link was followed, and its page is on its way. */
function useIsLeaving(ours: { current: string[] }): () => boolean {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return () =>
    next !== undefined &&
    (next.pathname !== pathname || !ours.current.includes(next.search.replace('?', '')))
}
