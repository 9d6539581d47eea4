import { errorTable } from 'contract/errors'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { isAdmin, useSession } from '../lib/session.ts'
import { ErrorBox } from '../ui/error-box.tsx'
import { Head } from './head.tsx'

/** The sections of administrators. The server refuses everyone else anyway. */
export default function AdminLayout() {
  const { t, i18n } = useTranslation()
  const { detail, en } = errorTable.FORBIDDEN
  if (isAdmin(useSession())) return <Outlet />
  return (
    <>
      <Head title={t('dashboard.homeTitle')} />
      <ErrorBox text={i18n.language === 'en' ? en : detail} />
    </>
  )
}
