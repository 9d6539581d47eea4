import { data } from 'react-router'
import { SandboxSignInPage, sandboxSignInQuery } from '../features/sandbox/sign-in-page.tsx'
import { Head } from '../layout/head.tsx'
import { prefetchFound } from '../lib/query.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import type { Route } from './+types/sandbox-sign-in.ts'

/** Exists outside production only. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!pageRequestOf(context).demo) throw data(null, { status: 404 })
  return prefetchFound(context, sandboxSignInQuery(params.id))
}

export default function SandboxSignIn({ params }: Route.ComponentProps) {
  return <SandboxSignInPage id={params.id} head={(title) => <Head title={title} />} />
}
