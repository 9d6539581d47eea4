import { hasPermission, me } from 'contract/session'
import { m } from '#texts/messages.js'
import { subscriptionQuery } from '../../features/plans/api.ts'
import { NoSubscription } from '../../features/plans/no-subscription.tsx'
import { SubscriptionPanel } from '../../features/plans/subscription-panel.tsx'
import { supportChannelQuery } from '../../features/support/api.ts'
import { SupportChannel } from '../../features/support/support-channel.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { callOnServer } from '../../lib/call.ts'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import { pageRequestOf } from '../../lib/ssr.ts'
import { isAdmin, ownSupplier, useSession } from '../../model/session.ts'
import type { Route } from './+types/subscription.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const session = await callOnServer(pageRequestOf(context), me)
  const channel = hasPermission(session, 'MKTCORP') ? [supportChannelQuery] : []
  return prefetch(context, [subscriptionQuery, ...channel])
}
export const clientLoader = loadInBrowser

export default function SubscriptionPage() {
  const session = useSession()
  return (
    <DashboardPage title={m.plans_subscriptionTitle()}>
      {isAdmin(session) ? (
        <NoSubscription />
      ) : ownSupplier(session) ? (
        <SubscriptionPanel
          support={hasPermission(session, 'MKTCORP') ? <SupportChannel /> : null}
        />
      ) : (
        <CompanyMissing />
      )}
    </DashboardPage>
  )
}
