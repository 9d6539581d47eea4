import type { IdentityProvider } from 'contract/sign-in'
import { useRouteLoaderData } from 'react-router'

export type AppData = {
  publicUrl: string
  supportPhone: string
  demo: boolean
  /** Whose button the login page has. */
  signInWith: readonly IdentityProvider[]
}

const nothing: AppData = { publicUrl: '', supportPhone: '', demo: false, signInWith: [] }

/** What the server tells every page about this installation. */
export function useAppData(): AppData {
  return useRouteLoaderData<AppData>('root') ?? nothing
}
