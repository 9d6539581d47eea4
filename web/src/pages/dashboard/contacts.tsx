import { m } from '#texts/messages.js'
import { ContactRequestsList } from '../../features/contacts/contact-requests-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ContactsPage() {
  return (
    <DashboardPage title={m.contacts_requestsTitle()}>
      <ContactRequestsList />
    </DashboardPage>
  )
}
