import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What stands behind the # of a personal link; '' without one. No server sees it, so the first drawing knows
 * nothing of it either: undefined.
 */
export function useLinkToken(): string | undefined {
  const { hash } = useLocation()
  const [token, setToken] = useState<string>()
  useEffect(() => setToken(hash.slice(1)), [hash])
  return token
}
