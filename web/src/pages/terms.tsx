import { data } from 'react-router'
import { findPolicy } from '../features/policies/policies.server.ts'
import { PolicyArticle } from '../features/policies/policy-article.tsx'
import { Head } from '../layout/head.tsx'
import type { Route } from './+types/terms.ts'

export function loader({ request }: Route.LoaderArgs) {
  const policy = findPolicy(request, 'termos')
  if (!policy) throw data(null, { status: 404 })
  return policy
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Head title={loaderData.title} description={loaderData.summary} />
      <PolicyArticle policy={loaderData} />
    </>
  )
}
