import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router'
import { useSession } from '../lib/session.ts'
import { urls } from '../lib/urls.ts'
import { ActionLink } from '../ui/action.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { Wrap } from '../ui/wrap.tsx'
import classes from './public-header.module.css'

/** Home and 'Entrar', with a menu that folds away on small screens. */
export function PublicHeader() {
  const { t } = useTranslation()
  const { key } = useLocation()
  // Going anywhere closes the menu.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  return (
    <header className={classes.header}>
      <Wrap>
        <div className={classes.bar}>
          <Link to={urls.home} className={classes.brand} aria-label={t('layout.homeLink')}>
            <Wordmark size={30} />
          </Link>
          <nav className={classes.menu} aria-label={t('layout.mainMenu')}>
            <MenuLinks />
          </nav>
          <button
            type="button"
            className={classes.burger}
            aria-label={open ? t('layout.closeMenu') : t('layout.openMenu')}
            aria-expanded={open}
            onClick={() => setOpenAt(open ? undefined : key)}
          >
            <span aria-hidden />
          </button>
        </div>
        {open && (
          <nav className={classes.folded} aria-label={t('layout.mainMenu')}>
            <MenuLinks />
          </nav>
        )}
      </Wrap>
    </header>
  )
}

function MenuLinks() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <>
      <NavLink to={urls.home} className={classes.link} end>
        {t('layout.home')}
      </NavLink>
      <NavLink to={urls.plans} className={classes.link}>
        {t('layout.plans')}
      </NavLink>
      <ActionLink to={user ? urls.dashboard : urls.login} look="light" size="sm">
        {user ? t('layout.panel') : t('layout.login')}
      </ActionLink>
    </>
  )
}
