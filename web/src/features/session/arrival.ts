import { useQueryClient } from '@tanstack/react-query'
import { anonymous, type LoginInfo } from 'contract/session'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ownPath, returnParam } from '../../lib/return-path.ts'
import { sessionQuery, useSetSession } from '../../model/session.ts'
import { clearStorageAt, forgetInTab, readInTab, readJson } from '../../lib/storage.ts'

/** Where somebody wanted to go who was sent to the login page. */
export function useReturnPath(): string | null {
  const [search] = useSearchParams()
  return ownPath(search.get(returnParam))
}

/**
 * What opening the login page does: it clears the storage, and tells whether somebody who was sent
 * here from a page behind the login had a session that has ended.
 */
export function useArrival(): { ended: boolean } {
  const client = useQueryClient()
  const setSession = useSetSession()
  const sentHere = useReturnPath() !== null
  const [ended, setEnded] = useState(false)

  async function check(): Promise<void> {
    const info = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
    if (!info || info.user) return
    setEnded(true)
    setSession(anonymous)
  }

  useEffect(() => {
    const shown = client.getQueryData<LoginInfo>(sessionQuery.queryKey)
    const kept = readJson('infosUserLogin') as LoginInfo | null
    const wasHere = readInTab('loggedInHere') !== null
    forgetInTab('loggedInHere')
    clearStorageAt('login')
    if (sentHere && (wasHere || shown?.user || kept?.user)) void check()
    // Once: what was known before is gone afterwards.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return { ended }
}
