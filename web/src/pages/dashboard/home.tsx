import { m } from '#texts/messages.js'
import { presenceQuery } from '../../features/account/api.ts'
import { Overview } from '../../features/overview/overview.tsx'
import { subscriptionQuery } from '../../features/plans/api.ts'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { SupplierHome } from './supplier-home/supplier-home.tsx'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import { isAdmin, useSession } from '../../model/session.ts'
import type { Route } from './+types/home.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, [subscriptionQuery, presenceQuery])
export const clientLoader = loadInBrowser

export default function DashboardHomePage() {
  if (!isAdmin(useSession())) return <SupplierHome />
  return (
    <DashboardPage title={m.dashboard_homeTitle()}>
      <Overview />
    </DashboardPage>
  )
}
