import { Burger, Button, Container, Group, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useSession } from '../lib/session.ts'
import { urls } from '../lib/urls.ts'
import { Wordmark } from '../ui/brand.tsx'
import classes from './public-header.module.css'

/** Home and 'Entrar', with a menu that folds away on small screens. */
export function PublicHeader() {
  const { t } = useTranslation()
  const [open, menu] = useDisclosure(false)
  return (
    <header className={classes.header}>
      <Container>
        <Group justify="space-between" h={64} wrap="nowrap">
          <Link to={urls.home} className={classes.brand} aria-label={t('layout.homeLink')}>
            <Wordmark size={30} />
          </Link>
          <Group component="nav" gap="xs" visibleFrom="sm" aria-label={t('layout.mainMenu')}>
            <MenuLinks />
          </Group>
          <Burger
            hiddenFrom="sm"
            opened={open}
            onClick={menu.toggle}
            aria-label={open ? t('layout.closeMenu') : t('layout.openMenu')}
            aria-expanded={open}
          />
        </Group>
        {open && (
          <Stack
            component="nav"
            gap="xs"
            pb="md"
            hiddenFrom="sm"
            aria-label={t('layout.mainMenu')}
            onClick={menu.close}
          >
            <MenuLinks />
          </Stack>
        )}
      </Container>
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
      <Button component={Link} to={user ? urls.dashboard : urls.login} variant="light" size="sm">
        {user ? t('layout.panel') : t('layout.login')}
      </Button>
    </>
  )
}
