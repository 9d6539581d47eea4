import { identityProviders } from 'contract/sign-in'
import { data, redirect } from 'react-router'
import { ProviderReturn } from '../features/session/provider-return.tsx'
import { urls } from 'contract/urls'
import { LoginFrame } from './login.tsx'
import type { Route } from './+types/login-return.ts'

const named = (text: string | undefined) =>
  identityProviders.find((provider) => provider === text?.toLowerCase())

/** Without a provider's answer, e.g. after a reload, it is the login page. */
export function loader({ params, request }: Route.LoaderArgs) {
  if (!named(params.provider)) throw data(null, { status: 404 })
  const { search, searchParams } = new URL(request.url)
  if (!searchParams.has('state') && !searchParams.has('error')) {
    throw redirect(`${urls.login}${search}`)
  }
  return null
}

// The address changes once the answer was taken from it; the page stays.
export const shouldRevalidate = () => false

export default function LoginReturnPage({ params }: Route.ComponentProps) {
  const provider = named(params.provider)
  return <LoginFrame>{provider && <ProviderReturn provider={provider} />}</LoginFrame>
}
