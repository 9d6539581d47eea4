import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useAppData } from '../lib/app-data.ts'
import { askForConsent } from '../model/consent.ts'
import { phoneLink } from 'contract/rules/web-link'
import { urls } from 'contract/urls'
import { Action } from '../ui/action.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import classes from './public-footer.module.css'

export function PublicFooter() {
  const { supportPhone, supportEmail, year } = useAppData()
  const pages = [
    { label: m.layout_home(), to: urls.home },
    { label: m.layout_categories(), to: urls.categories },
    { label: m.layout_plans(), to: urls.plans },
    { label: m.layout_chat(), to: urls.chat },
    { label: m.needs_bankTitle(), to: urls.bank },
    { label: m.contacts_mineTitle(), to: urls.myContacts },
    { label: m.layout_login(), to: urls.login },
  ]
  const policies = [
    { label: m.layout_policyCookies(), to: urls.policy('cookies') },
    { label: m.layout_policyData(), to: urls.policy('protecao-de-dados') },
    { label: m.layout_policyEthics(), to: urls.policy('etica-e-compliance') },
    { label: m.layout_policyPrivacy(), to: urls.policy('privacidade') },
    { label: m.layout_terms(), to: urls.terms },
    { label: m.layout_myData(), to: urls.myData },
  ]
  return (
    <footer className={classes.footer}>
      <Wrap className={classes.inside}>
        <div className={classes.columns}>
          <div className={classes.about}>
            <Wordmark size={30} />
            <p>{m.layout_footerText()}</p>
            <a href={phoneLink(supportPhone) ?? undefined}>{supportPhone}</a>
            {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
          </div>
          <LinkList title={m.layout_pages()} links={pages} />
          <LinkList title={m.layout_policies()} links={policies} />
        </div>
        <div className={classes.end}>
          <p>
            © {year} Marketplace em Saúde ·{' '}
            <a href="https://db-ip.com" rel="noopener">
              IP Geolocation by DB-IP
            </a>
          </p>
          <Action look="subtle" size="sm" onClick={askForConsent}>
            {m.layout_cookiePreferences()}
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
