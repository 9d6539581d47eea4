import { useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useSession } from '../lib/session.ts'
import { urls } from '../lib/urls.ts'
import { ActionLink } from '../ui/action.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { Wrap } from '../ui/wrap.tsx'
import classes from './public-header.module.css'

/** Home and 'Entrar', with a menu that folds away on small screens. */
export function PublicHeader() {
  const { key } = useLocation()
  // Going anywhere closes the menu.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === key
  return (
    <header className={classes.header}>
      <Wrap>
        <div className={classes.bar}>
          <Link to={urls.home} className={classes.brand} aria-label={m.layout_homeLink()}>
            <Wordmark size={30} />
          </Link>
          <nav className={classes.menu} aria-label={m.layout_mainMenu()}>
            <MenuLinks />
          </nav>
          <button
            type="button"
            className={classes.burger}
            aria-label={open ? m.layout_closeMenu() : m.layout_openMenu()}
            aria-expanded={open}
            onClick={() => setOpenAt(open ? undefined : key)}
          >
            <span aria-hidden />
          </button>
        </div>
        {open && (
          <nav className={classes.folded} aria-label={m.layout_mainMenu()}>
            <MenuLinks />
          </nav>
        )}
      </Wrap>
    </header>
  )
}

function MenuLinks() {
  const { user } = useSession()
  return (
    <>
      <NavLink to={urls.home} className={classes.link} end>
        {m.layout_home()}
      </NavLink>
      <NavLink to={urls.plans} className={classes.link}>
        {m.layout_plans()}
      </NavLink>
      <ActionLink to={user ? urls.dashboard : urls.login} look="light" size="sm">
        {user ? m.layout_panel() : m.layout_login()}
      </ActionLink>
    </>
  )
}
