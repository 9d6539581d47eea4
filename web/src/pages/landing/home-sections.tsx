import type { ReactNode } from 'react'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { RecommendButton } from '../../features/referrals/recommend-button.tsx'
import { Action } from '../../ui/action.tsx'
import { Wrap } from '../../ui/wrap.tsx'
import classes from './home.module.css'

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
  return (
    <section className={classes.way}>
      <h2 className="title-3">{m.home_recommendTitle()}</h2>
      <p>{m.home_recommendText()}</p>
      <RecommendButton look="light" />
    </section>
  )
}
