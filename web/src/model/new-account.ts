import { useEffect, useState } from 'react'
import { useSession } from './session.ts'
import { readInTab, writeInTab } from '../lib/storage.ts'

const day = 24 * 60 * 60 * 1000

/** Whoever has just signed up in this tab is welcomed for a day. */
export const rememberSignup = (accountId: number): void =>
  writeInTab('newAccount', `${accountId} ${Date.now() + day}`)

export function useIsNewAccount(): boolean {
  const { user } = useSession()
  const [isNew, setIsNew] = useState(false)
  // The server does not know what the browser keeps.
  useEffect(() => {
    const [id, until] = (readInTab('newAccount') ?? '').split(' ').map(Number)
    setIsNew(user !== null && id === user.id && Date.now() < Number(until))
  }, [user])
  return isNew
}
