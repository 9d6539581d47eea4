import { recordClick } from 'contract/accesses'
import { getLocation } from 'contract/lookups'
import type { Supplier } from 'contract/suppliers'
import { useEffect } from 'react'
import { call } from '../lib/call.ts'
import { readJson, writeJson } from '../lib/storage.ts'

type Visited = Pick<Supplier, 'id' | 'Tipo_empresa'>

/** Counts the visit in the background. Whatever fails, nobody notices: the specification says so. */
export async function countVisit({ id, Tipo_empresa }: Visited): Promise<void> {
  try {
    const place = await call(getLocation).catch(() => ({ city: null, state: null }))
    const info = await call(recordClick, {
      body: { id_busness: id, typeUser: Tipo_empresa, search_term: lastTerm(), ...place },
    })
    writeJson('infosUserLogin', info)
  } catch {
    // A visit that was not counted.
  }
}

function lastTerm(): string | null {
  const kept = readJson('filters') as { categoria?: unknown; nomeFantasia?: unknown } | null
  const term = [kept?.categoria, kept?.nomeFantasia].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return typeof term === 'string' ? term.slice(0, 200) : null
}

/** On a supplier's own page: its opening is the visit. */
export function CountVisit({ supplier }: { supplier: Visited }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void countVisit(supplier), [])
  return null
}
