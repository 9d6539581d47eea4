import { Container } from '@mantine/core'
import { m } from '#texts/messages.js'
import { plansQuery, subscriptionQuery } from '../features/plans/api.ts'
import { ChangePlan } from '../features/plans/plan-change.tsx'
import { NoSubscription } from '../features/plans/no-subscription.tsx'
import { CompanyMissing } from '../features/profiles/company-missing.tsx'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { isAdmin, ownSupplier, useSession } from '../model/session.ts'
import type { Route } from './+types/change-plan.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, [plansQuery, subscriptionQuery])
export const clientLoader = loadInBrowser

export default function ChangePlanPage() {
  const session = useSession()
  return (
    <Container component="main" id="conteudo" tabIndex={-1} py="2xl">
      <Head title={m.plans_change()} />
      {isAdmin(session) ? (
        <NoSubscription />
      ) : ownSupplier(session) ? (
        <ChangePlan />
      ) : (
        <CompanyMissing />
      )}
    </Container>
  )
}
