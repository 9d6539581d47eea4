import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { m } from '#texts/messages.js'
import { Loaded } from '../../ui/loaded.tsx'
import { ownPageQuery } from '../../features/supplier-pages/api.ts'
import { PageBadge } from '../../features/supplier-pages/page-badge.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { urls } from 'contract/urls'
import { ownSupplier, useSession } from '../../model/session.ts'

export default function PageBadgePage() {
  const supplier = ownSupplier(useSession())
  if (!supplier) return <Navigate to={urls.dashboard} replace />
  return (
    <DashboardPage title={m.pages_badgeTitle()}>
      <Badge id={supplier.id} />
    </DashboardPage>
  )
}

function Badge({ id }: { id: number }) {
  const page = useQuery(ownPageQuery(id))
  return <Loaded query={page}>{(loaded) => <PageBadge page={loaded} />}</Loaded>
}
