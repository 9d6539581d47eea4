import type { IdentityProvider } from 'contract/sign-in'
import { createContext, type RouterContextProvider } from 'react-router'

/** What the server gives a page's loader; server/src/http/web.ts has the other end. */
export type PageRequest = {
  nonce: string
  publicUrl: string
  supportPhone: string
  supportEmail?: string | undefined
  demo: boolean
  signInWith: readonly IdentityProvider[]
  call(request: { method: string; url: string; body?: unknown }): Promise<{
    status: number
    body: unknown
    cookies: string[]
    retryAfter: number
  }>
}

type WithKey = { pageRequestKey?: ReturnType<typeof createContext<PageRequest>> }

/** The key lives on globalThis: the rendering bundle has its own copy of this module. */
export function pageRequestOf(context: Readonly<RouterContextProvider>): PageRequest {
  const shared = globalThis as WithKey
  shared.pageRequestKey ??= createContext<PageRequest>()
  return context.get(shared.pageRequestKey)
}
