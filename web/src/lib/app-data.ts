import type { IdentityProvider } from 'contract/sign-in'
import { useRouteLoaderData } from 'react-router'

export type AppData = {
  publicUrl: string
  supportPhone: string
  supportEmail?: string | undefined
  /** As the server has it, so that a page says the same before and after its scripts are there. */
  year: string
  demo: boolean
  /** Whose button the login page has. */
  signInWith: readonly IdentityProvider[]
}

const nothing: AppData = { publicUrl: '', supportPhone: '', year: '', demo: false, signInWith: [] }

/** What the server tells every page about this installation. */
export function useAppData(): AppData {
  return useRouteLoaderData<AppData>('root') ?? nothing
}
