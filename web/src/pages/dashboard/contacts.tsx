import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ContactRequestsList } from '../../features/contacts/contact-requests-list.tsx'
import { Head } from '../../layout/head.tsx'

export default function ContactsPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('contacts.requestsTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('contacts.requestsTitle')}
      </Title>
      <ContactRequestsList />
    </>
  )
}
