import { type ReactNode, useState } from 'react'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { Action } from '../../ui/action.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import classes from './home.module.css'

const ReferralDialog = lazyDialog(async () => ({
  default: (await import('../../features/referrals/referral-dialog.tsx')).ReferralDialog,
}))

/** What else one can do here, side by side where there is room. */
export function HomeWays({ children }: { children: ReactNode }) {
  return (
    <Wrap>
      <div className={classes.ways}>{children}</div>
    </Wrap>
  )
}

/** For suppliers: a plain form, so that the e-mail also travels without JavaScript. */
export function HomeSuppliers() {
  return (
    <section className={classes.way}>
      <h2 className="title-3">{m.home_supplierTitle()}</h2>
      <p>{m.home_supplierText()}</p>
      <form className={classes.signup} action={urls.plans} method="get">
        <label className={classes.field}>
          <span className="visually-hidden">{m.home_email()}</span>
          <input
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            placeholder={m.home_emailPlaceholder()}
          />
        </label>
        <Action type="submit">{m.home_register()}</Action>
      </form>
    </section>
  )
}

export function HomeRecommend() {
  const [dialog, setDialog] = useState(false)
  return (
    <section className={classes.way}>
      <h2 className="title-3">{m.home_recommendTitle()}</h2>
      <p>{m.home_recommendText()}</p>
      <Action look="light" onClick={() => setDialog(true)}>
        {m.home_recommend()}
      </Action>
      <ReferralDialog opened={dialog} onClose={() => setDialog(false)} />
    </section>
  )
}
