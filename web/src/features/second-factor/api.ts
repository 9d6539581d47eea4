import { listSessions } from 'contract/account'
import { getSecondFactor } from 'contract/second-factor'
import { useProve } from '../../model/identity.ts'
import { query } from '../../lib/query.ts'

export const factorQuery = query(getSecondFactor)

/** Every change ends the other sessions. */
export const changesFactor = { changes: [getSecondFactor, listSessions] }

/** Does what needs a proof, once there is one. */
export function useProved(): (change: (body: { identityProof: string }) => void) => Promise<void> {
  const prove = useProve()
  return async (change) => {
    const identityProof = await prove()
    if (identityProof) change({ identityProof })
  }
}
