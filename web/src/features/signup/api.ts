import { useQueryClient } from '@tanstack/react-query'
import { findAddress, findCompany } from 'contract/lookups'
import { listPlans } from 'contract/plans'
import { cepDigits } from 'contract/rules/cep'
import { cnpjCharacters } from 'contract/rules/cnpj'
import { query } from '../../lib/query.ts'
import { sessionQuery, useSetSession } from '../../model/session.ts'

export const plansQuery = query(listPlans)

/** A lookup that fails says nothing: the person types the fields. */
const quietly = { background: true }
const neverOld = { staleTime: Number.POSITIVE_INFINITY }

export const addressQuery = (cep: string) => ({
  ...query(findAddress, { params: { cep: cepDigits(cep) } }, quietly),
  ...neverOld,
})

export const companyQuery = (cnpj: string) => ({
  ...query(findCompany, { params: { cnpj: cnpjCharacters(cnpj) } }, quietly),
  ...neverOld,
})

/**
 * The sign-up calls open a session: reads who is logged in now, and keeps it as a login does. When
 * that fails, the account is there all the same, and every page reads who is logged in itself.
 */
export function useReadSession(): () => Promise<void> {
  const client = useQueryClient()
  const setSession = useSetSession()
  return async () => {
    const info = await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => null)
    if (info) setSession(info)
  }
}
