import { errorTable } from 'contract/errors'
import { Outlet } from 'react-router'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { isAdmin, useSession } from '../model/session.ts'
import { ErrorBox } from '../ui/error-box.tsx'
import { Head } from './head.tsx'

/** The sections of administrators. The server refuses everyone else anyway. */
export default function AdminLayout() {
  const { detail, en } = errorTable.FORBIDDEN
  if (isAdmin(useSession())) return <Outlet />
  return (
    <>
      <Head title={m.dashboard_homeTitle()} />
      <ErrorBox text={getLocale() === 'en' ? en : detail} />
    </>
  )
}
