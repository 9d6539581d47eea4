import { data } from 'react-router'
import { m } from '#texts/messages.js'
import { SandboxPortalPage, sandboxPortalQuery } from '../features/sandbox/portal-page.tsx'
import { Head } from '../layout/head.tsx'
import { prefetchFound } from '../lib/query.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import type { Route } from './+types/sandbox-portal.ts'

/** Exists outside production only. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!pageRequestOf(context).demo) throw data(null, { status: 404 })
  return prefetchFound(context, sandboxPortalQuery(params.id))
}

export default function SandboxPortal({ params }: Route.ComponentProps) {
  return (
    <>
      <Head title={m.sandbox_portalTitle()} />
      <SandboxPortalPage id={params.id} />
    </>
  )
}
