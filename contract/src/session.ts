import type { LoginInfo } from './schemas/session.ts'
export type * from './schemas/session.ts'

export const accountTypes = ['Freelancer', 'PF', 'Admin'] as const

export const adminPermission = 'marketplace_all'

export const anonymous: LoginInfo = { tipo: null, permissions: [[]], user: null, empresa: null }

/** The specification's helper: does any string of the first list contain this text? */
export function hasPermission(info: Pick<LoginInfo, 'permissions'>, text: string): boolean {
  return info.permissions[0].some((permission) => permission.includes(text))
}

export const login = 'POST /v1/auth/login' as const
export const loginSecondStep = 'POST /v1/auth/login/second-step' as const
export const getSecondStep = 'GET /v1/auth/login/second-step' as const
export const logout = 'POST /v1/auth/logout' as const
export const me = 'GET /v1/auth/me' as const
