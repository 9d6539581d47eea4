import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { keepConsent, useConsent } from '../lib/consent.ts'
import { urls } from '../lib/urls.ts'
import { Action } from '../ui/action.tsx'
import classes from './cookie-notice.module.css'

/** Accepting and refusing are equally easy. Drawn over the page: nothing moves when it appears. */
export function CookieNotice() {
  const { t } = useTranslation()
  const consent = useConsent()
  if (consent !== 'unasked' && consent !== 'asking') return null
  return (
    <section className={classes.notice} data-cookie-notice aria-label={t('layout.cookieTitle')}>
      <div className={classes.text}>
        <p>{t('layout.cookieText')}</p>
        <p>
          {t('layout.cookieChoice')}{' '}
          <Link to={urls.policy('cookies')}>{t('layout.policyCookies')}</Link>
        </p>
      </div>
      <div className={classes.actions}>
        <Action look="default" onClick={() => keepConsent('rejected')}>
          {t('layout.cookieReject')}
        </Action>
        <Action look="default" onClick={() => keepConsent('accepted')}>
          {t('layout.cookieAccept')}
        </Action>
      </div>
    </section>
  )
}
