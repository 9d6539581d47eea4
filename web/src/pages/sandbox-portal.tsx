import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
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
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('sandbox.portalTitle')} />
      <SandboxPortalPage id={params.id} />
    </>
  )
}
