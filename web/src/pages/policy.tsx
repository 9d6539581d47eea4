import { data } from 'react-router'
import { findPolicy } from '../features/policies/policies.server.ts'
import { PolicyArticle } from '../features/policies/policy-article.tsx'
import { Head } from '../layout/head.tsx'
import { NotFound } from '../layout/not-found.tsx'
import { type Policy, urls } from 'contract/urls'
import type { Route } from './+types/policy.ts'

const terms = 'termos'

/** The terms have an address of their own, and only that one. */
export function loader({ request, params }: Route.LoaderArgs) {
  const slug = params.policy ?? terms
  const policy = params.policy === terms ? undefined : findPolicy(request, slug)
  if (!policy) return data(null, { status: 404 })
  return { ...policy, address: slug === terms ? urls.terms : urls.policy(slug as Policy) }
}

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NotFound />
  const { title, summary, address } = loaderData
  return (
    <>
      <Head title={title} description={summary} canonical={address} />
      <PolicyArticle policy={loaderData} />
    </>
  )
}
