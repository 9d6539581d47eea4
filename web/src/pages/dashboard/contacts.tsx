import { useTranslation } from 'react-i18next'
import { ContactRequestsList } from '../../features/contacts/contact-requests-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ContactsPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('contacts.requestsTitle')}>
      <ContactRequestsList />
    </DashboardPage>
  )
}
