import { useState } from 'react'
import { useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { isSame, type Listed, useShortlist } from '../../model/shortlist.ts'

type GoneSuppliersProps = {
  /** Of those that the address names, whom the directory knows. */
  found: readonly Listed[]
}

/** Says whom the address names in vain: they left the directory, and the list of this browser. */
export function GoneSuppliers({ found }: GoneSuppliersProps) {
  const { search } = useLocation()
  const asked = (new URLSearchParams(search).get('f') ?? '').split(',').filter(Boolean)
  const names = useGoneNames(found, asked)
  const count = new Set(asked).size - found.length
  if (count <= 0) return null
  return (
    <p role="status">
      {/* Who was renamed since a list without ids was kept looks gone, too: then there are more names. */}
      {names.length === count
        ? m.shortlist_goneNamed({ names: names.join(', '), count })
        : m.shortlist_gone({ count })}
    </p>
  )
}

/** Only this browser knows their names, and it forgets them as soon as the list is shown. */
function useGoneNames(found: readonly Listed[], asked: readonly string[]): string[] {
  const own = useShortlist()
  const [known, setKnown] = useState<readonly { slug: string; nome: string }[]>([])
  const gone = own.filter(
    (kept) => asked.includes(kept.slug) && !found.some((one) => isSame(kept, one)),
  )
  const fresh = gone.filter(({ slug }) => !known.some((one) => one.slug === slug))
  if (fresh.length > 0) setKnown([...known, ...fresh])
  return known.filter(({ slug }) => asked.includes(slug)).map(({ nome }) => nome)
}
