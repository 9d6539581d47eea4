import { createReferral } from 'contract/referrals'
import { urls } from 'contract/urls'
import { useState } from 'react'
import { data } from 'react-router'
import { m } from '#texts/messages.js'
import { referralIn } from '../features/referrals/referral-fields.ts'
import { ReferralForm } from '../features/referrals/referral-form.tsx'
import { Head } from '../layout/head.tsx'
import { errorOf, postForm } from '../lib/form-post.ts'
import { ActionLink } from '../ui/action.tsx'
import { Wrap } from '../ui/wrap.tsx'
import type { Route } from './+types/recommend.ts'
import classes from './recommend.module.css'

/** The form, sent by the browser itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const typed = referralIn(await request.formData())
  const { refusal, headers } = await postForm(context, createReferral, { body: typed })
  if (!refusal) return data({ sent: true as const }, { headers })
  return data({ typed, refusal }, { status: refusal.problem.status, headers })
}

/** 'Indique' on a page of its own, for who has no scripts and for links. */
export default function RecommendPage({ actionData }: Route.ComponentProps) {
  const before = actionData && 'refusal' in actionData ? actionData : undefined
  const [sent, setSent] = useState(actionData !== undefined && before === undefined)
  return (
    <Wrap className={classes.page}>
      <Head title={m.home_recommendTitle()} unlisted />
      <h1 className="title-2">{m.home_recommendTitle()}</h1>
      {sent ? (
        <>
          <p role="status">{m.referrals_sentText()}</p>
          <ActionLink to={urls.home}>{m.errorPage_home()}</ActionLink>
        </>
      ) : (
        <>
          <p>{m.home_recommendText()}</p>
          <div className={classes.form}>
            <ReferralForm
              typed={before?.typed}
              failure={errorOf(before?.refusal)}
              onSent={() => setSent(true)}
            />
          </div>
        </>
      )}
    </Wrap>
  )
}
