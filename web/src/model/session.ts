import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PlanCode, planCodes, type SupplierKind } from 'contract/rules/plans'
import { useCallback } from 'react'
import { anonymous, hasPermission, type LoginInfo, me } from 'contract/session'
import { query } from '../lib/query.ts'
import { forget, readJson, writeJson } from '../lib/storage.ts'

export const sessionQuery = query(me, undefined, { background: true })

/** Who is logged in. Pages of the logged-in area have it from the server at once. */
export function useSession(): LoginInfo {
  return useQuery(sessionQuery).data ?? anonymous
}

const sessionHash = hashKey(sessionQuery.queryKey)

/** Whatever was read for somebody else is forgotten; who shows the session is told of the new one. */
export function useSetSession(): (info: LoginInfo) => void {
  const client = useQueryClient()
  return (info) => {
    client.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionHash })
    client.setQueryData(sessionQuery.queryKey, info)
    if (info.user) writeJson('infosUserLogin', info)
    else forget('infosUserLogin')
  }
}

/** Reads anew who is logged in: a plan can change without a login, e.g. after a payment. */
export function useRefreshSession(): () => Promise<LoginInfo> {
  const client = useQueryClient()
  return useCallback(async () => {
    const info = await client.fetchQuery({ ...sessionQuery, staleTime: 0 })
    if (info.user) writeJson('infosUserLogin', info)
    return info
  }, [client])
}

export const isAdmin = (info: LoginInfo): boolean => hasPermission(info, 'marketplace_all')
export const isFreePlan = (info: LoginInfo): boolean => hasPermission(info, 'MKTFREE')

/** None for administrators and owners without a company. */
export const ownPlan = (info: LoginInfo): PlanCode | undefined =>
  planCodes.find((code) => hasPermission(info, code))

export type OwnSupplier = { id: number; tipo: SupplierKind }

/** The supplier this person is or owns; null for administrators and owners without a company. */
export function ownSupplier({ tipo, user, empresa }: LoginInfo): OwnSupplier | null {
  if (tipo === 'Freelancer' && user) return { id: user.id, tipo: 'Freelancer' }
  return empresa ? { id: empresa.id, tipo: 'Empresa' } : null
}

/**
 * The number of whoever logged in here, before the server is asked who that is; '' when there is none.
 * It reaches the person even when the session has ended meanwhile.
 */
export function accountPhone(): string {
  const kept = readJson('infosUserLogin') as { user?: { telefone?: unknown } | null } | null
  const phone = kept?.user?.telefone
  return typeof phone === 'string' && isPhone.test(phone) ? phone : ''
}

const isPhone = /^\(\d\d\) \d{4,5}-\d{4}$/
