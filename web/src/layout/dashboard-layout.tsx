import { Outlet } from 'react-router'
import classes from './dashboard-layout.module.css'
import { DashboardMenu } from './dashboard-menu.tsx'

export default function DashboardLayout() {
  return (
    <div className={classes.frame}>
      <aside className={classes.sidebar}>
        <DashboardMenu />
      </aside>
      <main id="conteudo" tabIndex={-1} className={classes.content}>
        <Outlet />
      </main>
    </div>
  )
}
