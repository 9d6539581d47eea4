import { Outlet, redirect } from 'react-router'
import { callOnServer } from '../lib/call.ts'
import { prefetch } from '../lib/query.ts'
import { sessionQuery } from '../lib/session.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import { urls } from '../lib/urls.ts'
import { me } from 'contract/session'
import type { Route } from './+types/account-layout.ts'
import { AccountHeader } from './account-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Everything inside is only for someone who is logged in. */
export async function loader({ context }: Route.LoaderArgs) {
  const info = await callOnServer(pageRequestOf(context), me)
  if (!info.user) throw redirect(urls.login)
  return prefetch(context, [sessionQuery])
}

export default function AccountLayout() {
  return (
    <>
      <SkipLink />
      <AccountHeader />
      <Outlet />
    </>
  )
}
