import { lazy, Suspense, useState } from 'react'
import { m } from '#texts/messages.js'
import { SearchBox } from '../../features/search/search-box.tsx'
import type { Filter } from '../../model/filter.ts'
import { urls } from '../../lib/urls.ts'
import { Action } from '../../ui/action.tsx'
import hero from '../../ui/pictures/hero.svg'
import referral from '../../ui/pictures/referral.svg'
import supplier from '../../ui/pictures/supplier.svg'
import { reveal } from '../../ui/reveal.ts'
import { Wrap } from '../../ui/wrap.tsx'
import classes from './home.module.css'

const ReferralDialog = lazy(async () => ({
  default: (await import('../../features/referrals/referral-dialog.tsx')).ReferralDialog,
}))

/** The name, what it is for, and the search itself. */
export function HomeHero({ filter }: { filter: Filter }) {
  return (
    <section className={classes.hero}>
      <Wrap className={classes.row}>
        <div className={classes.words}>
          <h1 className="title-1">{m.home_title()}</h1>
          <p className={classes.lead}>{m.home_lead()}</p>
          <SearchBox filter={filter} />
          <a href="#buscar" className={classes.more}>
            {m.home_more()}
          </a>
        </div>
        <div className={classes.picture} data-wide>
          <img src={hero} width={480} height={400} alt="" />
        </div>
      </Wrap>
    </section>
  )
}

/** For suppliers: a plain form, so that the e-mail also travels without JavaScript. */
export function HomeSuppliers() {
  return (
    <section ref={reveal} className={classes.band}>
      <Wrap className={classes.row}>
        <div className={classes.picture}>
          <img src={supplier} width={320} height={240} alt="" loading="lazy" />
        </div>
        <div className={classes.words}>
          <h2 className="title-2">{m.home_supplierTitle()}</h2>
          <p>{m.home_supplierText()}</p>
          <form className={classes.signup} action={urls.plans} method="get">
            <label className={classes.field}>
              <span>{m.home_email()}</span>
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
        </div>
      </Wrap>
    </section>
  )
}

export function HomeRecommend() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <section ref={reveal} className={classes.band} data-tone="white">
      <Wrap className={classes.row}>
        <div className={classes.words}>
          <h2 className="title-2">{m.home_recommendTitle()}</h2>
          <p>{m.home_recommendText()}</p>
          <Action look="light" onClick={() => setDialog('open')}>
            {m.home_recommend()}
          </Action>
        </div>
        <div className={classes.picture}>
          <img src={referral} width={320} height={240} alt="" loading="lazy" />
        </div>
      </Wrap>
      {dialog !== 'never' && (
        <Suspense>
          <ReferralDialog opened={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
    </section>
  )
}
