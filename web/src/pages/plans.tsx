import { Container } from '@mantine/core'
import { me } from 'contract/session'
import { redirect } from 'react-router'
import { m } from '#texts/messages.js'
import { plansQuery } from '../features/plans/api.ts'
import { PlanChooser } from '../features/plans/plan-chooser.tsx'
import { Head } from '../layout/head.tsx'
import { callOnServer } from '../lib/call.ts'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { ownSupplier, sessionQuery } from '../model/session.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import { urls } from 'contract/urls'
import type { Route } from './+types/plans.ts'

/** Visitors share this page: only somebody who is logged in brings a session into it. */
export async function loader({ context }: Route.LoaderArgs) {
  const info = await callOnServer(pageRequestOf(context), me)
  if (ownSupplier(info)) throw redirect(urls.changePlan)
  return prefetch(context, info.user ? [plansQuery, sessionQuery] : [plansQuery])
}
export const clientLoader = loadInBrowser

export default function PlansPage() {
  return (
    <Container py="2xl">
      <Head title={m.plans_pageTitle()} description={m.plans_pageText()} canonical={urls.plans} />
      <PlanChooser />
    </Container>
  )
}
