import { m } from '#texts/messages.js'
import { NeedList } from '../../features/needs/need-list.tsx'
import { needMapQuery } from '../../features/needs/api.ts'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import type { Route } from './+types/needs.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, [needMapQuery])
export const clientLoader = loadInBrowser

export default function NeedsPage() {
  return (
    <DashboardPage title={m.needs_adminTitle()}>
      <NeedList />
    </DashboardPage>
  )
}
