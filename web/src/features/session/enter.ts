import type { LoginInfo } from 'contract/session'
import { useNavigate } from 'react-router'
import { useSetSession } from '../../model/session.ts'
import { urls } from 'contract/urls'

/** What happens once somebody is logged in. */
export function useEnter(): (info: LoginInfo, target: string | null) => void {
  const navigate = useNavigate()
  const setSession = useSetSession()
  return (info, target) => {
    setSession(info)
    // Back from there must not ask for the password again.
    void navigate(target ?? urls.dashboard, { replace: true })
  }
}
