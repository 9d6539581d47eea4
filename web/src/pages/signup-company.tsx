import { m } from '#texts/messages.js'
import { CompanyWizard } from '../features/signup/company-wizard.tsx'
import { subscriptionQuery } from '../features/plans/api.ts'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { sessionQuery } from '../model/session.ts'
import type { Route } from './+types/signup-company.ts'

/** Whether the owner is logged in decides what the page says first. */
export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, [sessionQuery, subscriptionQuery])
export const clientLoader = loadInBrowser

export default function SignupCompanyPage() {
  return <CompanyWizard head={(step) => <Head title={`${step} · ${m.signup_companyTitle()}`} />} />
}
