import { useQuery } from '@tanstack/react-query'
import type { OwnPage } from 'contract/supplier-pages'
import { memo } from 'react'
import { Navigate } from 'react-router'
import { m } from '#texts/messages.js'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { AddressCard } from '../../features/supplier-pages/address-card.tsx'
import { ownPageQuery } from '../../features/supplier-pages/api.ts'
import { PageEditor } from '../../features/supplier-pages/page-editor.tsx'
import { PageInvitation } from '../../features/supplier-pages/page-invitation.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { urls } from 'contract/urls'
import { isAdmin, ownSupplier, useSession } from '../../model/session.ts'
import { ClosedContact } from '../supplier/closed-contact.tsx'
import { SupplierProfile } from '../supplier/profile.tsx'

/** 'Minha página': what visitors see of a supplier, made by the supplier. */
export default function OwnPagePage() {
  const session = useSession()
  const supplier = ownSupplier(session)
  if (isAdmin(session)) return <Navigate to={urls.dashboardSection('editar')} replace />
  return (
    <DashboardPage title={m.dashboard_menuItem({ page: 'page' })}>
      {supplier ? <Editor id={supplier.id} /> : <CompanyMissing />}
    </DashboardPage>
  )
}

function Editor({ id }: { id: number }) {
  const page = useQuery(ownPageQuery(id))
  return (
    <Loaded query={page}>
      {(loaded) =>
        loaded.exclusive ? (
          <PageEditor
            loaded={loaded}
            preview={(shown) => <Preview supplier={shown} />}
            address={(now, adopt) => <AddressCard page={now} onChange={adopt} />}
          />
        ) : (
          <PageInvitation page={loaded} />
        )
      }
    </Loaded>
  )
}

/** A whole page: drawn anew when it was saved, not with every key. */
const Preview = memo(({ supplier }: { supplier: OwnPage['preview'] }) => (
  <SupplierProfile supplier={supplier} contact={<ClosedContact />} />
))
