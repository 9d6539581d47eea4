import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { useSession } from '../lib/session.ts'
import { SideDrawer } from '../ui/side-drawer.tsx'
import classes from './dashboard-layout.module.css'
import { DashboardMenu } from './dashboard-menu.tsx'
import { useSidebar } from './sidebar-state.ts'

export default function DashboardLayout() {
  const { t } = useTranslation()
  const sidebar = useSidebar()
  return (
    <div className={classes.frame}>
      <aside className={classes.sidebar}>
        <Who />
        <DashboardMenu />
      </aside>
      <SideDrawer
        opened={sidebar.isOpen}
        onClose={sidebar.close}
        title={t('dashboard.menu')}
        size={300}
        hiddenFrom="md"
        closeLabel={t('layout.closeMenu')}
      >
        <Who />
        <DashboardMenu onNavigate={sidebar.close} />
      </SideDrawer>
      <main id="conteudo" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  )
}

function Who() {
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={classes.who}>
      <Text fw={600} lineClamp={2}>
        {user.nome}
      </Text>
      <Text c="dimmed" size="sm" truncate>
        {user.email}
      </Text>
    </div>
  )
}
