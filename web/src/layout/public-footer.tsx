import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAppData } from '../lib/app-data.ts'
import { askForConsent } from '../lib/consent.ts'
import { urls } from '../lib/urls.ts'
import { Action } from '../ui/action.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './public-footer.module.css'

export function PublicFooter() {
  const { t } = useTranslation()
  const { supportPhone } = useAppData()
  const pages = [
    { label: t('layout.home'), to: urls.home },
    { label: t('layout.plans'), to: urls.plans },
    { label: t('layout.chat'), to: urls.chat },
    { label: t('layout.login'), to: urls.login },
  ]
  const policies = [
    { label: t('layout.policyCookies'), to: urls.policy('cookies') },
    { label: t('layout.policyData'), to: urls.policy('protecao-de-dados') },
    { label: t('layout.policyEthics'), to: urls.policy('etica-e-compliance') },
    { label: t('layout.policyPrivacy'), to: urls.policy('privacidade') },
    { label: t('layout.terms'), to: urls.terms },
    { label: t('layout.myData'), to: urls.myData },
  ]
  return (
    <footer className={classes.footer}>
      <Wrap className={classes.inside}>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Wordmark size={30} />
            <p>{t('layout.footerText')}</p>
            <a href={`tel:+55${supportPhone.replace(/\D/g, '')}`}>{supportPhone}</a>
            <a href="mailto:contato@example.com">contato@example.com</a>
          </div>
          <LinkList title={t('layout.pages')} links={pages} />
          <LinkList title={t('layout.policies')} links={policies} />
        </div>
        <div className={classes.end}>
          <p>
            © 2026 Marketplace em Saúde ·{' '}
            <a href="https://db-ip.com" rel="noopener">
              IP Geolocation by DB-IP
            </a>
          </p>
          <Action look="subtle" size="sm" onClick={askForConsent}>
            {t('layout.cookiePreferences')}
          </Action>
          <LanguageSwitch />
        </div>
      </Wrap>
    </footer>
  )
}

function LinkList({ title, links }: { title: string; links: { label: string; to: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.links}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
