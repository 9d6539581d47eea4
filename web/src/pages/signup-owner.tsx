import { m } from '#texts/messages.js'
import { OwnerWizard } from '../features/signup/owner-wizard.tsx'
import { subscriptionQuery } from '../features/plans/api.ts'
import { Head } from '../layout/head.tsx'
import { loadInBrowser, prefetch } from '../lib/query.ts'
import { sessionQuery } from '../model/session.ts'
import type { Route } from './+types/signup-owner.ts'

/** Who has an account sees it instead of an empty first step. */
export const loader = ({ context }: Route.LoaderArgs) =>
  prefetch(context, [sessionQuery, subscriptionQuery])
export const clientLoader = loadInBrowser

export default function SignupOwnerPage() {
  return <OwnerWizard head={(step) => <Head title={`${step} · ${m.signup_ownerTitle()}`} />} />
}
