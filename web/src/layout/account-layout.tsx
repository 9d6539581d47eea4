import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { m } from '#texts/messages.js'
import { latePart } from '../lib/late-part.ts'
import { IdentityProvider } from '../features/identity/identity-provider.tsx'
import { callOnServer } from '../lib/call.ts'
import { prefetch } from '../lib/query.ts'
import { isAdmin, sessionQuery, useSession } from '../model/session.ts'
import { returningTo } from '../lib/return-path.ts'
import { pageRequestOf } from '../lib/ssr.ts'
import { urls } from 'contract/urls'
import { me } from 'contract/session'
import { SideDrawer } from '../ui/side-drawer.tsx'
import type { Route } from './+types/account-layout.ts'
import { AccountHeader } from './account-header.tsx'
import { DashboardMenu } from './dashboard-menu.tsx'
import { SkipLink } from './skip-link.tsx'

// Only administrators attend.
const DeskWatch = latePart(() => import('../features/chat/desk-watch.tsx'))

/** Everything inside is only for someone who is logged in; a login leads back to it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const info = await callOnServer(pageRequestOf(context), me)
  if (!info.user) throw redirect(returningTo(urls.login, `${url.pathname}${url.search}`))
  return prefetch(context, [sessionQuery])
}

/** Another filter, page or dialog of the same page needs no new answer, nor a connection. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search

/** The menu stands beside the dashboard's pages; on a phone it is a drawer, on every page here. */
export default function AccountLayout() {
  const [menuOpened, menu] = useDisclosure(false)
  return (
    <>
      <SkipLink />
      {isAdmin(useSession()) && (
        <Suspense fallback={null}>
          <DeskWatch />
        </Suspense>
      )}
      <AccountHeader onMenu={menu.open} />
      <SideDrawer
        opened={menuOpened}
        onClose={menu.close}
        title={m.dashboard_menu()}
        size={300}
        hiddenFrom="md"
        closeLabel={m.layout_closeMenu()}
      >
        <DashboardMenu onNavigate={menu.close} />
      </SideDrawer>
      <IdentityProvider>
        <Outlet />
      </IdentityProvider>
    </>
  )
}
