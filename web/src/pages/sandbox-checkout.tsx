import { data } from 'react-router'
import { m } from '#texts/messages.js'
import { SandboxCheckoutPage, sandboxCheckoutQuery } from '../features/sandbox/checkout-page.tsx'
import { Head } from '../layout/head.tsx'
import { prefetchFound } from '../lib/query.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import type { Route } from './+types/sandbox-checkout.ts'

/** Exists outside production only. */
export async function loader({ context, params }: Route.LoaderArgs) {
  if (!pageRequestOf(context).demo) throw data(null, { status: 404 })
  return prefetchFound(context, sandboxCheckoutQuery(params.id))
}

export default function SandboxCheckout({ params }: Route.ComponentProps) {
  return (
    <>
      <Head title={m.sandbox_payTitle()} />
      <SandboxCheckoutPage id={params.id} />
    </>
  )
}
