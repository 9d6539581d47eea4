import { data } from 'react-router'
import { findPolicy } from '../features/policies/policies.server.ts'
import { PolicyArticle } from '../features/policies/policy-article.tsx'
import { Head } from '../layout/head.tsx'
import type { Route } from './+types/policy.ts'

export function loader({ request, params }: Route.LoaderArgs) {
  const policy = params.policy === 'termos' ? undefined : findPolicy(request, params.policy)
  if (!policy) throw data(null, { status: 404 })
  return policy
}

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.title} description={loaderData.summary} />
      <PolicyArticle policy={loaderData} />
    </>
  )
}
