import { Link, NavLink, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useSession } from '../model/session.ts'
import { urls } from 'contract/urls'
import { ActionLink } from '../ui/action.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { Wrap } from '../ui/wrap.tsx'
import classes from './public-header.module.css'

const menuId = 'menu'

/** Home and 'Entrar', with a menu that folds away on small screens. */
export function PublicHeader() {
  const { key } = useLocation()
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
            aria-label={m.layout_openMenu()}
            popoverTarget={menuId}
          >
            <span aria-hidden />
          </button>
        </div>
        {/* Going anywhere draws it anew: closed. */}
        <nav
          key={key}
          id={menuId}
          popover="auto"
          className={classes.folded}
          aria-label={m.layout_mainMenu()}
        >
          <MenuLinks />
        </nav>
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
