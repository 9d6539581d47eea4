import { m } from '#texts/messages.js'
import { CompanyEditor, FreelancerEditor } from '../../features/profiles/profile-editor.tsx'
import { PublicPageNote } from '../../features/supplier-pages/public-page-note.tsx'
import { ChosenSupplier } from '../../features/records/supplier-picker.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, ownSupplier, useSession } from '../../model/session.ts'

export default function EditPage() {
  const session = useSession()
  const { tipo, user } = session
  const supplier = ownSupplier(session)
  const form = !user ? null : tipo === 'Freelancer' ? (
    <FreelancerEditor id={user.id} />
  ) : (
    tipo === 'PF' && <CompanyEditor id={user.id} />
  )
  return (
    <DashboardPage title={m.dashboard_menuItem({ page: 'edit' })}>
      {isAdmin(session) && (
        <ChosenSupplier question={m.admin_editWhich()}>
          {({ kind, account }) =>
            kind === 'Empresa' ? <CompanyEditor id={account} /> : <FreelancerEditor id={account} />
          }
        </ChosenSupplier>
      )}
      {supplier ? <PublicPageNote id={supplier.id}>{form}</PublicPageNote> : form}
    </DashboardPage>
  )
}
